import { describe, expect, it } from 'vitest'
import { sentencesIn } from '../../../../core/described/methodology/sentences'
import { procedures } from '../../../../core/registry/procedures'
import { run } from '../../../../core/operations/run'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import { referenceFrom } from '../../../../core/reference/tables/reference-from-tables'
import { sampleBundle } from '../../../../sdk/local/sample-bundle'

const reference = { open: async () => referenceFrom(memoryTables(sampleBundle)) }
const context = { now: '2026-11-20T12:00:00.000Z', baseUrl: 'http://localhost', reference }
const portfolio = procedures.filter(({ namespace }) => namespace === 'portfolio-analysis')

/** Words that stand in nearly every English sentence and in no German one. */
const english = /\b(the|is|are|and|of|no|not|which|with)\b/i

async function sentencesOf(operationId: string): Promise<string[]> {
  const procedure = portfolio.find((one) => one.operationId === operationId)
  if (procedure === undefined) throw new Error('no such operation')
  const outcome = await run(procedure, procedure.example, context)
  if (!outcome.ok) throw new Error('the example is refused')
  const { assumptions, limitations } = outcome.data as { assumptions: string[]; limitations: string[] }
  return [...assumptions, ...limitations]
}

describe('assumptions and limitations of a portfolio result', () => {
  it.each(portfolio.map(({ operationId }) => operationId))('of %s are English over the interface and have a German reading', async (operationId) => {
    const sentences = await sentencesOf(operationId)
    expect(sentences.length).toBeGreaterThan(0)
    expect(sentencesIn('en', sentences)).toEqual(sentences)
    expect(sentencesIn('de', sentences).filter((sentence) => english.test(sentence))).toEqual([])
  })

  it('name stand-ins of funds in both languages', () => {
    const sentence = 'The holdings of Fonds A are not known; those of Fund B, which only resembles it, stand in for them (as of 2026-07-09).'
    expect(sentencesIn('de', [sentence])).toEqual(['Der Bestand von Fonds A ist nicht bekannt; an seine Stelle tritt der von Fund B, der ihm nur ähnelt (Stand 09.07.2026).'])
  })

  it('name funds in both languages', () => {
    expect(sentencesIn('de', [
      'The companies of the multi-asset fund Balance are not known; it counts as no equities.',
      'It is not known whether Balance holds bonds; it counts as none.',
      'Nasdaq 3x moves by a multiple of its index, or against it: what its asset class did does not stand for it.',
      'Balance mixes asset classes: no crisis was measured for its mix.',
    ])).toEqual([
      'Die Unternehmen des Mischfonds Balance sind nicht bekannt; er zählt nicht zu den Aktien.',
      'Ob Balance Anleihen hält, ist nicht bekannt; der Fonds zählt nicht zu den Anleihen.',
      'Nasdaq 3x bewegt sich um ein Vielfaches seines Index oder gegen ihn: Was seine Anlageklasse machte, steht nicht dafür.',
      'Balance mischt Anlageklassen: Für seine Mischung wurde keine Krise gemessen.',
    ])
  })

  it('keep a sentence that is not ours', () => {
    expect(sentencesIn('de', ['Something else.'])).toEqual(['Something else.'])
  })
})
