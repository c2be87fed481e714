/** The long form of the abuse runs: `npm run abuse -- fuzz|compose|limits|slow|drain|unread`. */
import { buildService } from '../../scripts/build-service'
import { compose } from './compose'
import { drain, drainPlans } from './drain'
import { everything, fuzz } from './fuzz'
import { limits, plans } from './limits'
import type { Report } from './report'
import { slow, slowPlans } from './slow'
import { unread, unreadPlans } from './unread'

const runs: Record<string, (given: string | undefined) => Promise<Report>> = {
  fuzz: async (given) => {
    const seed = Number(given ?? Date.now() % 1_000_000)
    return fuzz(100_000, seed, await everything(seed))
  },
  compose,
  limits: () => limits(plans.long),
  slow: () => slow(slowPlans.long),
  drain: () => drain(drainPlans.long),
  unread: (given) => unread({ ...unreadPlans.long, ...(given === undefined ? {} : { seconds: Number(given) }) }),
}

const [name = '', given] = process.argv.slice(2)
const run = runs[name]
if (run === undefined) {
  console.error(`Usage: npm run abuse -- ${Object.keys(runs).join('|')}`)
  process.exit(2)
}
buildService()
const { figures, wrong } = await run(given)
console.table(figures)
for (const finding of wrong) console.error(`wrong: ${finding}`)
console.log(wrong.length === 0 ? 'The bar is met.' : 'The bar is not met.')
process.exit(wrong.length === 0 ? 0 : 1)
