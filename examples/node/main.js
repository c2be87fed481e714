import { createClient, InvalidRequestError, isUsable, weightsFromValues } from 'depotkit'
import { readHoldings } from 'depotkit/files'

const { analyze, calculators } = createClient({ baseUrl: process.env.DEPOTKIT_URL ?? 'http://127.0.0.1:3000' })
const percent = (fraction) => `${(fraction * 100).toFixed(1)} %`

// What does a broker's export hold? Amounts stay here: only weights are sent.
const file = await readHoldings(new TextEncoder().encode('ISIN;Kurswert\nIE00B4L5Y983;12.500,00\nIE00B5BMR087;7.500,00\nGuthaben;1.000,00'))
if (!file.ok) throw new Error(file.faults.map(({ row, column, message }) => `row ${row}, ${column}: ${message}`).join('\n'))
const { analyses, resolvedPortfolioWeight } = await analyze.snapshot({ holdings: weightsFromValues(file.request.holdings) })
console.log(`known securities: ${percent(resolvedPortfolioWeight)} of the portfolio`)

const { allocation, overlap } = analyses
if (isUsable(allocation)) for (const { key, weight } of allocation.data.buckets) console.log(`  ${key}: ${percent(weight)}`)
if (isUsable(overlap)) for (const pair of overlap.data.pairs) console.log(`  ${pair.fundA} and ${pair.fundB} share ${percent(pair.overlap)}`)
else console.log(`  overlap is ${overlap.status}: ${overlap.reasons.join(', ')}`)

const { result } = await calculators.vorabpauschale({ wert_jahresanfang: 10_000, wert_jahresende: 11_500, steuerjahr: 2025 })
console.log(`Vorabpauschale: ${result.vorabpauschale_brutto} EUR, tax ${result.steuer.gesamte_steuer} EUR`)

try {
  await calculators.notgroschen({ monthlyExpenses: -1 })
} catch (error) {
  if (!(error instanceof InvalidRequestError)) throw error
  console.log(`refused: ${error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join(', ')}`)
}
