/** OpenFIGI v3: name and kind of the listings of an ISIN. It has no currency, country or issuer. */
import { utcDay } from '../../../core/values/dates'
import * as z from 'zod'
import type { SecurityRecord, Tables } from '../../../core/reference/tables/bundle'
import type { Lookup } from '../../../core/reference/reference'
import { foreignRows } from '../foreign-json'
import { ProviderUnavailable, type AskJson } from './client'
import { silentTables } from './provider'

const BASE = 'https://api.openfigi.com/v3'
/** Most jobs in one request with an API key. */
const JOBS_AT_ONCE = 100

const listing = z.object({ name: z.string().nullish(), securityType: z.string().nullish(), securityType2: z.string().nullish() })
const job = z.union([z.object({ data: z.array(z.unknown()) }), z.object({ warning: z.string() }), z.object({ error: z.string() })])

type Listing = z.output<typeof listing>

/** The provider as a layer. Only ISINs are sent. */
export function openFigiTables(key: string, ask: AskJson, clock: () => number, base = BASE): Tables {
  const today = () => utcDay(clock())
  return {
    ...silentTables,
    async securities(isins) {
      const found = new Map<string, SecurityRecord>()
      const failed = new Set<string>()
      for (let start = 0; start < isins.length; start += JOBS_AT_ONCE) {
        const part = isins.slice(start, start + JOBS_AT_ONCE)
        await mapped(part, key, (init) => ask(`${base}/mapping`, init)).then(
          (jobs) => part.forEach((isin, index) => note(found, isin, jobs[index] ?? null, today())),
          () => part.forEach((isin) => failed.add(isin)),
        )
      }
      return { found, failed } satisfies Lookup<SecurityRecord>
    },
  }
}

/** First listing of each ISIN, in order; null if there is none. */
async function mapped(isins: readonly string[], key: string, ask: (init: RequestInit) => Promise<unknown>): Promise<(Listing | null)[]> {
  const body = JSON.stringify(isins.map((idValue) => ({ idType: 'ID_ISIN', idValue })))
  const headers = { 'content-type': 'application/json', 'x-openfigi-apikey': key }
  const jobs = foreignRows(await ask({ method: 'POST', headers, body }), job)
  if (jobs.length !== isins.length) throw new ProviderUnavailable('answered with something else than mappings')
  return jobs.map((answered) => ('data' in answered ? (foreignRows(answered.data.slice(0, 1), listing)[0] ?? null) : null))
}

function note(found: Map<string, SecurityRecord>, isin: string, job: Listing | null, asOf: string): void {
  if (job === null) return
  const kind = kindOf(job)
  found.set(isin, {
    isin, name: job.name ?? isin, kind, assetClass: kind === 'stock' ? 'equities' : kind === 'bond' ? 'bonds' : null, currency: null, country: null,
    companyId: null, sector: null, industry: null, ter: null, domicile: null, asOf, source: 'openfigi',
  })
}

function kindOf({ securityType, securityType2 }: Listing): SecurityRecord['kind'] {
  const types = `${securityType ?? ''} ${securityType2 ?? ''}`
  if (/ETC|ETN/.test(types)) return 'etc'
  if (/ETP|Fund/i.test(types)) return 'fund'
  if (/Common Stock|Preference|Depositary Receipt|REIT/i.test(types)) return 'stock'
  return /Corp|Bond|Note|Govt/i.test(types) ? 'bond' : 'other'
}
