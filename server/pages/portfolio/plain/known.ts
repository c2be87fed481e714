/** Schema and words of a capability, enough to request and render it. */
import type { Client } from '../../../../sdk'
import { branches, described, type Described } from '../../../../core/wording/described'
import type { AnyWords } from '../../../../core/wording/field-words'

/** All but those of the comparison: they are those of whole snapshots with their models, and its view does not need them. */
const analysisWords = import.meta.glob<{ words: { request: AnyWords; data: AnyWords } }>(['../../../../core/portfolio/analyses/*/words.ts', '!../../../../core/portfolio/analyses/compare/words.ts'])
const sectionWords = import.meta.glob<{ words: AnyWords }>('../../../../core/portfolio/sections/*/words.ts')

/** Request and answer of an analysis. */
export interface KnownAnalysis {
  input: Described
  data: Described
  /** A request that works. */
  example: unknown
}

type Analyze = Pick<Client['analyze'], 'describe'>

const describe = (analyze: Analyze, id: string) => analyze.describe(id as Parameters<Analyze['describe']>[0])

export async function knownAnalysis(analyze: Analyze, id: string): Promise<KnownAnalysis> {
  const [descriptor, loaded] = await Promise.all([describe(analyze, id), analysisWords[`../../../../core/portfolio/analyses/${id}/words.ts`]?.()])
  const [input = described({})] = branches(described(descriptor.inputSchema, loaded?.words.request))
  return { input, data: described(descriptor.resultSchema, loaded?.words.data), example: descriptor.example.request }
}

/** What a section gives. */
export async function knownSection(analyze: Analyze, id: string): Promise<Described> {
  const [descriptor, loaded] = await Promise.all([describe(analyze, id), sectionWords[`../../../../core/portfolio/sections/${id}/words.ts`]?.()])
  return described(descriptor.resultSchema, loaded?.words)
}
