import { describe, expect, it } from 'vitest'
import type { Bundle } from '../../../../core/reference/tables/bundle'
import { memoryTables } from '../../../../core/reference/tables/memory-tables'
import type { Document, IssuerRecord } from '../../../../server/data/store/documents'
import { companiesByLei } from '../../../../server/data/update/companies-by-lei'
import { gleifKey } from '../../../../server/data/update/gleif'
import type { Present } from '../../../../server/data/update/renewal'
import { bundleOf, company, fund, stock } from '../../../core/portfolio/fixture'
import { isinOf, leiOf } from './source-server'

const [A, A2, B] = [isinOf('US', 1), isinOf('US', 2), isinOf('DE', 3)]
const [ONE, TWO] = [leiOf(1), leiOf(2)]

const filed = (isin: string, lei: string, name: string): [string, IssuerRecord] => [isin, { isin, lei, name, source: 'sec-nport' }]
const registered = (isin: string, lei: string, name: string): [string, IssuerRecord] => [gleifKey(isin), { isin, lei, name, source: 'gleif' }]

/** Which company each share is of, and the companies that are made. */
async function made(issuers: [string, IssuerRecord][], parts: Partial<Bundle> = {}) {
  const present = { issuers: (async function* () { yield* issuers })(), tables: memoryTables(bundleOf(parts)), imports: [], last: null } as Partial<Present> as Present
  const documents = ((await companiesByLei.newest(present))?.batch.documents ?? []) as Document[]
  const lines = documents.flatMap((document): [string, string | null][] => (document.kind === 'securities' ? [[document.key, document.body.companyId]] : []))
  const companies = documents.flatMap((document): [string, string][] => (document.kind === 'companies' ? [[document.key, document.body.name]] : []))
  return { lines: Object.fromEntries(lines), companies: Object.fromEntries(companies) }
}

describe('lines of one legal entity', () => {
  it('are one company', async () => {
    expect(await made([filed(A, ONE, 'ALPHA INC-CL A'), filed(A2, ONE, 'ALPHA INC-CL C'), filed(B, TWO, 'BETA AG')])).toEqual({
      lines: { [A]: ONE, [A2]: ONE, [B]: TWO },
      companies: { [ONE]: 'ALPHA INC-CL A', [TWO]: 'BETA AG' },
    })
  })

  it('are the company that one of them is known to be of, also after a new ISIN', async () => {
    const known = { securities: [stock(A, { name: 'Alpha Inc.', companyId: 'alpha' })], companies: [company('alpha', { isin: A })] }
    expect(await made([filed(A, ONE, 'ALPHA INC'), filed(A2, ONE, 'ALPHA INC')], known)).toEqual({ lines: { [A2]: 'alpha' }, companies: {} })
  })

  it('stay apart where they are called differently: a filer may have taken the wrong number', async () => {
    expect((await made([filed(A, ONE, 'ALPHA INC'), filed(B, ONE, 'ZETA SPA')])).lines).toEqual({})
    expect((await made([filed(A, ONE, 'ALPHA INC'), filed(A2, ONE, 'ALPHA INC'), filed(B, ONE, 'ZETA SPA')])).lines).toEqual({ [A]: ONE, [A2]: ONE })
  })

  it('stay apart where they are known as two companies of one name', async () => {
    const known = { securities: [stock(A, { companyId: 'x' }), stock(A2, { companyId: 'y' })], companies: [company('x'), company('y')] }
    expect((await made([filed(A, ONE, 'ALPHA'), filed(A2, ONE, 'ALPHA'), filed(B, ONE, 'ALPHA')], known)).lines).toEqual({})
  })
})

describe('the word of GLEIF', () => {
  it('names the company', async () => {
    expect((await made([filed(A, ONE, 'ALPHA INC-CL A'), registered(A, ONE, 'Alpha Incorporated')])).companies).toEqual({ [ONE]: 'Alpha Incorporated' })
  })

  it('against that of a filer makes both doubtful', async () => {
    expect((await made([filed(A, ONE, 'ALPHA INC'), registered(A, TWO, 'Beta AG')])).lines).toEqual({})
  })

  it('alone counts when the entity is called like the share, and not for the bank of a depositary receipt', async () => {
    const known = { securities: [stock(A, { name: 'Alpha Inc.' }), stock(A2, { name: 'Gamma Co ADR' })] }
    expect((await made([registered(A, ONE, 'ALPHA INCORPORATED'), registered(A2, ONE, 'ALPHA INCORPORATED')], known)).lines).toEqual({ [A]: ONE })
  })
})

describe('a fund', () => {
  it('is no company, whatever number it has', async () => {
    expect((await made([filed(A, ONE, 'ALPHA TRUST')], { securities: [fund(A, { name: 'Alpha Trust' })] })).lines).toEqual({})
  })
})
