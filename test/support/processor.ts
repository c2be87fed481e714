/**
 * Milliseconds of processor time that this process has taken: a clock for bounds on work, which stands still while other programs have the processor. What the other
 * workers of the tests take meanwhile counts.
 */
export function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
