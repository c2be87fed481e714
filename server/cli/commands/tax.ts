import { Argument, Command } from 'commander'
import type { Procedure } from '../../../core/operations/define'
import { procedures } from '../../../core/registry/procedures'
import { withAnswerer } from '../answerer'
import { textOfAnswers, valuesWith, operationOf, withAnswerOptions, type AnswerFlags, type CommandContext, json } from '../command'
import { once } from '../../../core/values/memoize'
import { isRecord, type Fields } from '../../../core/values/record'
import { andOption, bytesIn, jsonIn, namedFiles, noBookings, numberFormatOption } from '../request'
import { inputsFrom, tradeAnswers, withTradeOptions, type TradeFlags } from '../trades'

const calculations = procedures.filter(({ namespace }) => namespace === 'depot-tax')

/** Tells requests apart by their fields: a January bill has positions, a sale has lots, a year has banks; anything else is a return. */
function idOf(inputs: Fields): string {
  if ('positions' in inputs) return 'advance-lump-sum'
  if ('lots' in inputs) return 'sale'
  return 'banks' in inputs ? 'year' : 'return'
}

const calculationOf = (id: string): Procedure => operationOf(id, 'calculation', calculations)

/** Whether JSON is a request; other JSON is an export of bookings. */
const isRequest = (value: unknown): boolean => isRecord(value) && ['inputs', 'positions', 'lots', 'banks', 'year', 'securities', 'bookings'].some((key) => key in value)

/** The request; inputs alone are wrapped. */
const bodyOf = (value: unknown): Fields => (isRecord(value) && 'inputs' in value ? value : { inputs: value })

type Flags = AnswerFlags & TradeFlags & { request?: true; and?: string[] }

/** The request in a file, or one made from its bookings. */
async function requestIn(file: string, wanted: string | undefined, flags: Flags, context: CommandContext): Promise<{ procedure: Procedure; body: Fields }> {
  if (wanted !== undefined) calculationOf(wanted)
  const bytes = await bytesIn(file, context.setting)
  const text = new TextDecoder().decode(bytes.subarray(0, 200))
  const json = /^\uFEFF?\s*[[{]/.test(text) ? jsonIn(new TextDecoder().decode(bytes), file) : undefined
  const directory = once(() => withAnswerer(flags.url, context.setting, (answerer) => answerer.directory()))
  const rates = (currencies: readonly string[]) => withAnswerer(flags.url, context.setting, (answerer) => answerer.rates(currencies))
  const bookings = { ...context.setting, directory, rates, locale: flags.locale ?? 'en' }
  const others = flags.and ?? []
  if (others.length > 0 && isRequest(json)) throw noBookings(file)
  if (isRequest(json)) tradeAnswers(flags, file).refuseUnasked()
  const all = [bytes, ...await Promise.all(others.map((each) => bytesIn(each, context.setting)))]
  const body = bodyOf(isRequest(json) ? json : await inputsFrom(all, namedFiles(file, others), wanted ?? 'advance-lump-sum', flags, bookings))
  const procedure = calculationOf(wanted ?? idOf(isRecord(body.inputs) ? body.inputs : {}))
  return { procedure, body: { ...body, ...valuesWith({}, flags) } }
}

/** `tax <file> [calculation]` */
export function taxCommand(context: CommandContext): Command {
  const { words, setting } = context
  const command = new Command('tax')
    .description('Tax on a depot: January bill, sale, tax year or lines of the tax return, of a JSON request or of the bookings that a broker or Portfolio Performance exports')
    .argument('<file>', 'request or bookings, - for standard input; depotkit catalog depot-tax --json has examples')
  const calculation = new Argument('[calculation]', 'what to calculate; default: what the request is for, of bookings the January bill')
  calculation.argChoices = calculations.map(({ id }) => id)
  command.addArgument(calculation)
  if (!words.includes('tax')) return command
  withTradeOptions(command).addOption(andOption()).addOption(numberFormatOption()).option('--request', 'print the request instead of its answer, to fill in prices and kinds of fund')
  withAnswerOptions(command)
  return command.action(async (file: string, wanted: string | undefined, flags: Flags) => {
    const { procedure, body } = await requestIn(file, wanted, flags, context)
    if (flags.request === true) return setting.out(json(body))
    const data = await withAnswerer(flags.url, setting, (answerer) => answerer.compute(procedure, body))
    setting.out(flags.json === true ? json(data) : textOfAnswers([[procedure, data]], flags, setting))
  })
}
