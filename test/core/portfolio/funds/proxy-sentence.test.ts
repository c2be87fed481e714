import { describe, expect, it } from 'vitest'
import { proxySentence, readProxySentence } from '../../../../core/portfolio/funds/basis'

const standIn = { fund: 'All World', proxy: 'Developed', kind: 'index_subset', asOf: '2026-07-09' } as const
const sentence = 'The holdings of All World are not known; those of Developed, whose index contains its index, stand in for them (as of 2026-07-09).'

describe('the sentence about a stand-in', () => {
  it('names both funds, how they are related, and the day', () => {
    expect(proxySentence(standIn)).toEqual({
      en: sentence,
      de: 'Der Bestand von All World ist nicht bekannt; an seine Stelle tritt der von Developed, dessen Index seinen Index enthält (Stand 09.07.2026).',
    })
  })

  it('is read again, and no other is', () => {
    expect(readProxySentence(sentence)).toEqual(standIn)
    const others = [
      '', 'Another sentence.', `So: ${sentence}`, `${sentence} And more.`, sentence.replace('whose index contains its index', 'which tracks the weather'), sentence.replace('2026-07-09', '9 July 2026'),
    ]
    expect(others.map(readProxySentence)).toEqual(others.map(() => null))
  })
})
