import { isIP, isIPv4 } from 'node:net'

/** The eight groups of an IPv6 address in hexadecimal without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  return [...before, ...Array<string>(missing).fill('0'), ...after].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}

/**
 * Who counts as one client: an IPv4 address, or the /64 of an IPv6 address. IPv4 written as IPv6 is IPv4.
 *
 * @param candidate address that a trusted proxy reported, or that of the socket
 * @param socket address of the socket, used when the reported one is no address
 */
export function clientOf(candidate: string, socket: string): string {
  const address = (isIP(candidate) === 0 ? socket : candidate).replace(/%.*$/, '')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (isIPv4(address) || isIP(address) === 0) return address
  return `${groupsOf(address).slice(0, 4).join(':')}::/64`
}
