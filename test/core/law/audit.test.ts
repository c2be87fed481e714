/** `docs/law-audit.md`: every row of the law with its source, the day of reading and what was not confirmed. `npm run golden` writes it. */
import { expect, test } from 'vitest'
import { sourceIn } from '../../../core/values/text'
import { LAW_DATE } from '../../../core/contract/version'
import type { CalculationModule } from '../../../core/operations/define'
import { calculations } from '../../../core/registry/registry'
import { figures } from './figures'

const head = `# Law audit

Every figure of \`core/law\`, each row read anew on the day shown: its source, where it was read, and what of it was read on no page and rests on general
knowledge. \`npm run golden\` writes this table from the rows; a test fails while they differ. Statutes were read in their wording of 26 March 2022, the changes since then on the
pages named.

What first days of old rows say has no effect on results, which use the law of the law date or of the year asked for.
`

const en = sourceIn('en')

const cell = (text: string): string => text.replaceAll('|', '\\|')

const rows = figures.flatMap(({ name, norm, rows: values }) =>
  values.map(({ from, source, url, checked, unconfirmed }) =>
    `| ${[name, norm, from, cell(url === undefined ? en(source) : `${en(source)} ([read](${url}))`), checked, unconfirmed ?? ''].join(' | ')} |`),
)

const proposed = figures.flatMap(({ name, norm, proposed: values = [] }) => values.map(({ from, source, state, checked }) => `| ${[name, norm, from, state, cell(en(source)), checked].join(' | ')} |`))

const nextYear = Number(LAW_DATE.slice(0, 4)) + 1

/** Yearly figures that a calculation uses and that have no row for the year after the law date. */
const due = new Set(Object.values<readonly CalculationModule[]>(calculations).flat().flatMap(({ law }) => law)
  .filter((figure) => figure.yearly === true && !figure.rows.some(({ from }) => from.startsWith(`${nextYear}-`))).map(({ name, norm }) => `- ${name} (${norm})`))

const missing = [`## Without a row for ${nextYear}`, '', 'From that year on results say so.', '', ...[...due].sort()]

const next = ['## No law yet', '', 'What is proposed for later years: no result uses it, unless a local client is asked to try bills.', '', '| Figure | Norm | From | State | Source | Read |', '|---|---|---|---|---|---|', ...proposed]

const table = ['| Figure | Norm | From | Source | Read | General knowledge |', '|---|---|---|---|---|---|', ...rows]

test('the law audit lists every row', async () => {
  expect(rows.length).toBeGreaterThan(100)
  await expect(`${head}\n${table.join('\n')}\n\n${missing.join('\n')}\n\n${next.join('\n')}\n`).toMatchFileSnapshot('../../../docs/law-audit.md')
})
