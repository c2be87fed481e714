import { Command } from 'commander'
import { allNamespaces, type Namespace } from '../../../core/contract/namespaces'
import { withAnswerer, type Answerer } from '../answerer'
import { jsonOption, type AnswerFlags, type CommandContext, json, table } from '../command'
import { CommandFailed } from '../failures'
import { factsOf, fieldsOf } from '../fields'
import { withNearest } from '../nearest'
import { described } from '../../../core/wording/described'
import { fieldOf, isRecord, recordsIn, type Fields } from '../../../core/values/record'
import { painter, plain, type Paint } from '../render/text'

type Catalogs = readonly (readonly [namespace: Namespace, data: unknown])[]

/** The capabilities and calculators of a catalog, each with `id` (the slug of calculators). */
const entriesOf = (data: unknown): (Fields & { id: string })[] =>
  ['capabilities', 'calculators'].flatMap((list) => recordsIn(fieldOf(data, list))).map((entry) => ({ ...entry, id: String(entry.id ?? entry.slug) }))

const listText = (catalogs: Catalogs, paint: Paint): string =>
  catalogs
    .map(([namespace, data]) => `${paint('heading', namespace)}\n${table(entriesOf(data).map(({ id, title, description }) => [`  ${id}`, plain(String(title)), plain(String(description))]))}`)
    .join('\n\n')

function entryText(entry: Fields, paint: Paint): string {
  const fields = isRecord(entry.inputSchema) ? fieldsOf(described(entry.inputSchema)) : []
  const rows = fields.map((field) => [`  ${field.name}`, field.kind, [plain(field.description), factsOf(field)].join(' ').trim()])
  return [paint('heading', plain(String(entry.title))), plain(String(entry.description)), '', plain(String(entry.endpoint)), '', table(rows)].join('\n')
}

/** The namespace of an id. */
function homeOf(id: string, catalogs: Catalogs): Namespace {
  const home = catalogs.find(([, data]) => entriesOf(data).some((entry) => entry.id === id))
  if (home !== undefined) return home[0]
  throw new CommandFailed(withNearest(`the catalog has no '${id}'`, id, [...allNamespaces, ...catalogs.flatMap(([, data]) => entriesOf(data).map((entry) => entry.id))], 'see depotkit catalog'))
}

async function answer(id: string | undefined, flags: AnswerFlags, answerer: Answerer, paint: Paint): Promise<string> {
  const wanted = allNamespaces.filter((namespace) => !allNamespaces.some((one) => one === id) || namespace === id)
  const catalogs: [Namespace, unknown][] = []
  for (const namespace of wanted) catalogs.push([namespace, await answerer.describe(namespace, null)])
  if (id === undefined) return flags.json === true ? json(Object.fromEntries(catalogs)) : listText(catalogs, paint)
  if (wanted.length === 1) return flags.json === true ? json(catalogs[0]?.[1]) : listText(catalogs, paint)
  const data = await answerer.describe(homeOf(id, catalogs), id)
  return flags.json === true || !isRecord(data) ? json(data) : entryText(data, paint)
}

/** `catalog [id]` */
export const catalogCommand = ({ setting }: CommandContext): Command =>
  new Command('catalog')
    .description('List every capability and calculator, or describe one with its fields')
    .argument('[id]', `a capability, a calculator, or ${allNamespaces.join(', ')}`)
    .addOption(jsonOption())
    .option('--url <address>', 'ask this depotkit server instead')
    .action(async (id: string | undefined, flags: AnswerFlags) => {
      setting.out(await withAnswerer(flags.url, setting, (answerer) => answer(id, flags, answerer, painter(setting.colour))))
    })
