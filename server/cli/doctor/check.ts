/** What a check of an installation comes to. */

/** `off`: not set, which is nothing bad. `warning`: works, but somebody should look at it. */
export type Verdict = 'ok' | 'off' | 'warning' | 'failed'

/** One finding; `details` holds no values of settings. */
export interface Finding {
  check: string
  verdict: Verdict
  message: string
  details: Readonly<Record<string, string | number | boolean | null>>
}

type Details = Finding['details']

/** Makes the findings of one check. */
export const findingsOf = (check: string) => {
  const finding = (verdict: Verdict) => (message: string, details: Details = {}): Finding => ({ check, verdict, message, details })
  return { ok: finding('ok'), off: finding('off'), warning: finding('warning'), failed: finding('failed') }
}
