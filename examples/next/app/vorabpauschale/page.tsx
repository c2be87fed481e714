import { depot } from '../../depot'

export const dynamic = 'force-dynamic'

/** Calculated on the server, in its own process. */
export default async function Page({ searchParams }: { searchParams: Promise<{ start?: string; end?: string }> }) {
  const { start = '10000', end = '11500' } = await searchParams
  const { router, createContext } = await depot
  const inputs = { wert_jahresanfang: Number(start), wert_jahresende: Number(end), steuerjahr: 2025 as const }
  const { result } = await router.createCaller(createContext).calculators.vorabpauschale({ inputs })
  return <p>Vorabpauschale {result.vorabpauschale_brutto} EUR</p>
}
