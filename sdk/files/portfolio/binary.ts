/** The file of Portfolio Performance in its binary form: six letters, then one message. The numbers of the fields are those of its published schema. */
import { DAY_MS, utcDay } from '../../../core/values/dates'
import { sumBy, sumsBy } from '../../../core/values/sum'
import { checkVersion, closesOf, PARTS, UnreadPortfolio, type Close, type PortfolioBooking, type PortfolioEvent, type PortfolioFile, type PortfolioSecurity } from './portfolio'
import { Message } from './wire'

const SIGNATURE = 'PPPBV1'

const CLIENT = { version: 1, securities: 2, accounts: 3, depots: 4, bookings: 5 } as const
const SECURITY = { id: 1, name: 3, currency: 4, isin: 7, prices: 13, latest: 16 } as const
const PRICE = { day: 1, close: 2 } as const
const OWNER = { id: 1, name: 2, currency: 3 } as const
const BOOKING = { type: 2, account: 3, depot: 4, otherAccount: 5, otherDepot: 6, date: 9, currency: 10, amount: 11, units: 12, security: 14, parts: 15 } as const
const PART = { type: 1, amount: 2, foreign: 4 } as const
const [GROSS, TAX, FEE] = [0, 1, 2]

/** Kinds of booking in the order of their numbers: what happens to units, to the account, or between two of them. */
const KINDS: readonly { event?: PortfolioEvent; isDepot?: true; sign?: 1 | -1; isTransfer?: true }[] = [
  { event: 'Buy', isDepot: true, sign: -1 }, { event: 'Sell', isDepot: true, sign: 1 }, { event: 'Delivery in', isDepot: true }, { event: 'Delivery out', isDepot: true }, { isDepot: true, isTransfer: true },
  { sign: -1, isTransfer: true }, { sign: 1 }, { sign: -1 }, { event: 'Dividend', sign: 1 }, { event: 'Interest', sign: 1 }, { sign: -1 }, { sign: -1 }, { sign: 1 }, { sign: -1 }, { sign: 1 },
]

const dayOf = (milliseconds: number): string => {
  const date = new Date(milliseconds)
  if (Number.isNaN(date.getTime())) throw new UnreadPortfolio('day')
  return utcDay(date)
}

const closeOf = (price: Message): Close => [dayOf(price.number(PRICE.day) * DAY_MS), price.number(PRICE.close) / PARTS.price]

const securityOf = (message: Message): PortfolioSecurity => ({
  name: message.text(SECURITY.name), isin: message.text(SECURITY.isin), currency: message.text(SECURITY.currency),
  closes: closesOf(message.list(SECURITY.prices).map(closeOf), message.list(SECURITY.latest).map(closeOf)[0] ?? null),
})

const kindOf = (booking: Message): (typeof KINDS)[number] => {
  const kind = KINDS[booking.number(BOOKING.type)]
  if (kind === undefined) throw new UnreadPortfolio('booking')
  return kind
}

interface Names {
  securities: ReadonlyMap<string, number>
  owners: ReadonlyMap<string, string>
}

function bookingsOf(message: Message, { securities, owners }: Names): PortfolioBooking[] {
  const { event, isDepot, isTransfer } = kindOf(message)
  const parts = message.list(BOOKING.parts)
  const sum = (type: number | undefined): number =>
    sumBy(parts.filter((part) => part.number(PART.type) === type), (part) => part.number(PART.amount)) / PARTS.amount
  const id = message.text(BOOKING.security)
  const security = id === '' ? null : securities.get(id)
  if (security === undefined) throw new UnreadPortfolio('security')
  const owner = (field: number): string => owners.get(message.text(field)) ?? ''
  const common = {
    security, day: dayOf((message.list(BOOKING.date)[0]?.number(1) ?? NaN) * 1000), currency: message.text(BOOKING.currency),
    units: message.number(BOOKING.units) / PARTS.units, amount: message.number(BOOKING.amount) / PARTS.amount, fees: sum(FEE), taxes: sum(TAX),
  }
  if (isDepot && isTransfer) return [{ ...common, event: 'Transfer out', account: owner(BOOKING.depot) }, { ...common, event: 'Transfer in', account: owner(BOOKING.otherDepot) }]
  return event === undefined ? [] : [{ ...common, event, account: owner(isDepot ? BOOKING.depot : BOOKING.account) }]
}

/** What a booking does to the accounts, by their ids; what comes to another account may be in another currency. */
function flowsOf(message: Message): [account: string, hundredths: number][] {
  const { sign, isTransfer } = kindOf(message)
  const amount = message.number(BOOKING.amount)
  if (sign === undefined) return []
  if (!isTransfer) return [[message.text(BOOKING.account), sign * amount]]
  const gross = message.list(BOOKING.parts).find((part) => part.number(PART.type) === GROSS && part.has(PART.foreign))
  return [[message.text(BOOKING.account), -amount], [message.text(BOOKING.otherAccount), gross?.number(PART.foreign) ?? amount]]
}

/** @throws UnreadPortfolio for a file that is damaged, cut off or of another kind */
export function portfolioOfBinary(bytes: Uint8Array): PortfolioFile {
  if (String.fromCharCode(...bytes.subarray(0, SIGNATURE.length)) !== SIGNATURE) throw new UnreadPortfolio('signature')
  const client = new Message(bytes.subarray(SIGNATURE.length))
  checkVersion(client.number(CLIENT.version))
  const [securities, accounts, depots, bookings] = [client.list(CLIENT.securities), client.list(CLIENT.accounts), client.list(CLIENT.depots), client.list(CLIENT.bookings)]
  const names: Names = {
    securities: new Map(securities.map((message, index) => [message.text(SECURITY.id), index])),
    owners: new Map([...accounts, ...depots].map((message) => [message.text(OWNER.id), message.text(OWNER.name)])),
  }
  const held = sumsBy(bookings.flatMap(flowsOf), ([account]) => account, ([, hundredths]) => hundredths)
  return {
    securities: securities.map(securityOf),
    bookings: bookings.flatMap((message) => bookingsOf(message, names)),
    balances: accounts.map((message) => ({ currency: message.text(OWNER.currency), amount: (held.get(message.text(OWNER.id)) ?? 0) / PARTS.amount })),
  }
}
