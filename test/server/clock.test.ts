/** What pages and documents say on the second day of a year whose law is not known. */
import { describe, expect, test } from 'vitest'
import { allNamespaces, basePath, linkedNamespaces, calculationPagePath, guidePagePath, methodologyPagePath } from '../../core/contract/namespaces'
import type { CalculationModel } from '../../core/operations/define'
import { gapsOn } from '../../core/law/age'
import { MODEL_ASSUMPTION } from '../../core/law/dated'
import { steuerjahre } from '../../core/law/investmentfonds/figures'
import { calculations } from '../../core/registry/registry'
import { startForTest } from './support'

const DAY = '2027-01-02'
const calculatorPages = linkedNamespaces.flatMap((namespace) => calculations[namespace].map((module: CalculationModel) => [calculationPagePath(namespace, module.id), module] as const))
const documents = ['/', '/depot-tax', '/portfolio', '/docs', '/llms.txt', '/api/v1/public/openapi.json', ...allNamespaces.flatMap((namespace) => [methodologyPagePath(namespace), guidePagePath(namespace), basePath(namespace)])]

/** A figure of the law that is said to be that of 2027; what results say of a missing or proposed one is taken out before. */
const CLAIM = /(?:law|tariff|base rate|allowance|child benefit|Recht|Tarif|Basiszins|Pauschbetrag|Grundfreibetrag|Kindergeld)\)?,? (?:of|for|in|from|von|für|des Jahres|ab) (?:1 January |1\. Januar )?2027/i
const KNOWN = [/a value in force from 1 Jan 2027 on is not known here/, /Ein ab 01\.01\.2027 geltender Wert ist hier nicht bekannt/]

describe(`on ${DAY}`, () => {
  const start = async () => {
    const app = await startForTest({}, { now: () => new Date(`${DAY}T12:00:00Z`) })
    return async (path: string, locale: string): Promise<string> => {
      const { status, text } = await app.get(`${path}?locale=${locale}`)
      expect(status, path).toBe(200)
      return text
    }
  }

  test('no page and no document claims law of 2027', async () => {
    const read = await start()
    for (const path of [...documents, ...calculatorPages.map(([page]) => page)]) {
      for (const locale of ['en', 'de']) {
        const text = KNOWN.reduce((rest, known) => rest.split(known).join(''), await read(path, locale))
        expect(CLAIM.exec(text)?.[0] ?? null, `${path} (${locale})`).toBeNull()
      }
    }
  })

  test('every page of a calculation says whose law it applies, and that figures are missing', async () => {
    const read = await start()
    for (const [path, module] of calculatorPages.filter(([, { law }]) => law.length > 0)) {
      const [en, de] = [await read(path, 'en'), await read(path, 'de')]
      const applied = module.lawDay?.(module.inputs.parse({})) ?? DAY
      // Assumptions are no law, and who asks for 2025 gets the law of 2025.
      const isOf2026 = applied >= '2026-01-01' && module.law.some(({ norm }) => norm !== MODEL_ASSUMPTION)
      expect([en.includes('The law of 20 Nov 2026 is applied'), de.includes('Angewandt wird das Recht vom 20.11.2026')], path).toEqual([isOf2026, isOf2026])
      const gaps = gapsOn(module.law, applied < DAY ? applied : DAY)
      expect([KNOWN[0], KNOWN[1]].map((known, index) => (known?.test([en, de][index] ?? '') ?? false)), path).toEqual(gaps.length === 0 ? [false, false] : [true, true])
    }
  })

  test('a claim would be found', () => {
    for (const claim of ['by the law of 2027', 'the tariff for 2027', 'Nach dem Recht von 2027', 'Basiszins für 2027']) expect(claim).toMatch(CLAIM)
  })
})

test('a bill of a January whose base rate is not known says so, and that an earlier one is shown', async () => {
  const first = (steuerjahre.at(-1) ?? NaN) + 2
  const days = [`${first - 1}-01-02`, `${first - 1}-09-30`, `${first - 1}-10-01`, `${first}-01-02`]
  const said = await Promise.all(days.map(async (day) => (await (await startForTest({}, { now: () => new Date(`${day}T12:00:00Z`) })).get('/depot-tax?locale=de')).text.includes(`Die Rechnung vom Januar ${first} ist noch nicht bekannt`)))
  expect(said).toEqual([false, false, true, true])
})
