/** The file of Portfolio Performance as XML. */
import { checkVersion, closesOf, PARTS, SIGNS, UnreadPortfolio, type Close, type PortfolioBooking, type PortfolioEvent, type PortfolioFile, type PortfolioSecurity } from './portfolio'
import { Portfolio, type Node } from './tree'
import { sumBy } from '../../../core/values/sum'

const EVENTS: Readonly<Record<string, PortfolioEvent>> = {
  BUY: 'Buy', SELL: 'Sell', TRANSFER_IN: 'Transfer in', TRANSFER_OUT: 'Transfer out', DELIVERY_INBOUND: 'Delivery in', DELIVERY_OUTBOUND: 'Delivery out',
}
const PAYMENTS: Readonly<Record<string, PortfolioEvent>> = { DIVIDENDS: 'Dividend', INTEREST: 'Interest' }

function whole(text: string): number {
  if (!/^-?\d+$/.test(text)) throw new UnreadPortfolio('number')
  return Number(text)
}

const scaled = ([day, value]: Close): Close => [day, value / PARTS.price]

function securityOf(file: Portfolio, node: Node): PortfolioSecurity {
  const latest = file.child(node, 'latest')
  const { t, v } = latest?.attributes ?? {}
  const history = (file.child(node, 'prices')?.closes ?? []).map(scaled)
  return {
    name: file.text(node, 'name'), isin: file.text(node, 'isin'), currency: file.text(node, 'currencyCode'),
    closes: closesOf(history, t === undefined || v === undefined ? null : scaled([t, whole(v)])),
  }
}

/** Fees or taxes of a booking, in its own currency. */
function unitsOf(file: Portfolio, booking: Node, type: string): number {
  const units = file.list(booking, 'units').filter(({ attributes }) => attributes['type'] === type)
  return sumBy(units, (unit) => whole(file.child(unit, 'amount')?.attributes['amount'] ?? '')) / PARTS.amount
}

interface Context {
  file: Portfolio
  securities: ReadonlyMap<Node, number>
  account: string
}

function bookingOf({ file, securities, account }: Context, node: Node, events: typeof EVENTS): PortfolioBooking | null {
  const event = events[file.text(node, 'type')]
  if (event === undefined) return null
  const security = file.child(node, 'security')
  const index = security === null ? null : securities.get(security)
  if (index === undefined) throw new UnreadPortfolio('security')
  return {
    event, security: index, account, day: file.text(node, 'date').slice(0, 10), currency: file.text(node, 'currencyCode'),
    units: whole(file.text(node, 'shares') || '0') / PARTS.units, amount: whole(file.text(node, 'amount')) / PARTS.amount, fees: unitsOf(file, node, 'FEE'), taxes: unitsOf(file, node, 'TAX'),
  }
}

function balanceOf(file: Portfolio, account: Node): PortfolioFile['balances'][number] {
  const hundredths = file.list(account, 'transactions').reduce((sum, booking) => {
    const sign = SIGNS[file.text(booking, 'type')]
    if (sign === undefined) throw new UnreadPortfolio('booking')
    return sum + sign * whole(file.text(booking, 'amount'))
  }, 0)
  return { currency: file.text(account, 'currencyCode'), amount: hundredths / PARTS.amount }
}

/** Both sides of what is bought, sold or moved say the same: where one was changed alone, or is missing, cash or units are wrong. */
function checkPairs({ file, securities }: Omit<Context, 'account'>, accounts: readonly Node[], depots: readonly Node[]): void {
  const sides = (owners: readonly Node[], type: string, ...fields: readonly string[]): string => {
    const own = owners.flatMap((owner) => file.list(owner, 'transactions')).filter((node) => file.text(node, 'type') === type)
    return own.map((node) => [file.text(node, 'date').slice(0, 10), securities.get(file.child(node, 'security') ?? node), ...fields.map((field) => file.text(node, field))].join()).sort().join('\n')
  }
  const areBooked = ['BUY', 'SELL'].every((type) => sides(accounts, type, 'amount', 'currencyCode') === sides(depots, type, 'amount', 'currencyCode'))
  if (!areBooked || sides(depots, 'TRANSFER_OUT', 'shares') !== sides(depots, 'TRANSFER_IN', 'shares')) throw new UnreadPortfolio('pairs')
}

/** @throws UnreadPortfolio or MarkupError for a file that is damaged, cut off or too old */
export function portfolioOfXml(xml: string): PortfolioFile {
  const file = new Portfolio(xml)
  checkVersion(Number(file.text(file.root, 'version')))
  const nodes = file.list(file.root, 'securities')
  const securities = new Map(nodes.map((node, index) => [node, index]))
  const bookingsOf = (owner: Node, events: typeof EVENTS): PortfolioBooking[] =>
    file.list(owner, 'transactions').flatMap((booking) => bookingOf({ file, securities, account: file.text(owner, 'name') }, booking, events) ?? [])
  const [accounts, depots] = [file.list(file.root, 'accounts'), file.list(file.root, 'portfolios')]
  checkPairs({ file, securities }, accounts, depots)
  return {
    securities: nodes.map((node) => securityOf(file, node)),
    bookings: [...depots.flatMap((depot) => bookingsOf(depot, EVENTS)), ...accounts.flatMap((account) => bookingsOf(account, PAYMENTS))],
    balances: accounts.map((account) => balanceOf(file, account)),
  }
}
