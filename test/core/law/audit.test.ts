/** `docs/law-audit.md`: every row of the law with its source, the day of reading and what was not confirmed. `npm run golden` writes it. */
import { expect, test } from 'vitest'
import { sourceIn } from '../../../core/values/text'
import { figures } from './figures'

const head = `# Law audit

Every figure of \`core/law\`, each row read anew on the day shown: its source, where it was read, and what of it was read on no page and rests on general
knowledge. \`npm run golden\` writes this table from the rows; a test fails while they differ. Statutes were read in their wording of 26 March 2022, the changes since then on the
pages named.

Of the figures for 2027 none was in force on 22 November 2026: there were a ministry draft of the social insurance amounts and a bill on tariff and child benefit; that either was
adopted could not be read anywhere, and the base rate follows in January. They have no row, and from 2027 on results say so.

What first days of old rows say has no effect on results, which use the law of the law date or of the year asked for.
`

const en = sourceIn('en')

const cell = (text: string): string => text.replaceAll('|', '\\|')

const rows = figures.flatMap(({ name, norm, rows: values }) =>
  values.map(({ from, source, url, checked, unconfirmed }) =>
    `| ${[name, norm, from, cell(url === undefined ? en(source) : `${en(source)} ([read](${url}))`), checked, unconfirmed ?? ''].join(' | ')} |`),
)

const proposed = figures.flatMap(({ name, norm, proposed: values = [] }) => values.map(({ from, source, state, checked }) => `| ${[name, norm, from, state, cell(en(source)), checked].join(' | ')} |`))

const next = ['## No law yet', '', 'What is proposed for later years: no result uses it.', '', '| Figure | Norm | From | State | Source | Read |', '|---|---|---|---|---|---|', ...proposed]

const table = ['| Figure | Norm | From | Source | Read | General knowledge |', '|---|---|---|---|---|---|', ...rows]

test('the law audit lists every row', async () => {
  expect(rows.length).toBeGreaterThan(100)
  await expect(`${head}\n${table.join('\n')}\n\n${next.join('\n')}\n`).toMatchFileSnapshot('../../../docs/law-audit.md')
})
