/** What a calculator's page shows first, and which chart suits it: the one part that the schemas do not say. */
import type { ChartSeries } from '../chart/spec'

/** A figure drawn over the rows of a list. */
export interface Track {
  field: string
  shape: ChartSeries['shape']
  dashed?: boolean
}

/** A chart by the names of fields; names after `inputs.` are inputs. */
export type ChartPlan =
  /** Rows of a list, one label each; the first track of the first chart is the one that scenarios are compared by. */
  | { kind: 'rows'; list: string; labels: string; tracks: readonly Track[]; stacked?: boolean }
  /** Parts of one whole in a single bar; `unless` names a part of the result that tells more when it is there. */
  | { kind: 'parts'; fields: readonly string[]; unless?: string }
  /** Figures beside each other. */
  | { kind: 'bars'; fields: readonly string[] }

export interface View {
  /** The figures that answer the question: the first three that the result has. */
  headline: readonly string[]
  /** Drawn in this order, where the result has figures for them. */
  charts: readonly ChartPlan[]
}

const rows = (list: string, labels: string, ...tracks: Track[]): Extract<ChartPlan, { kind: 'rows' }> => ({ kind: 'rows', list, labels, tracks })
const line = (field: string, dashed = false): Track => ({ field, shape: 'line', ...(dashed ? { dashed } : {}) })
const area = (field: string): Track => ({ field, shape: 'area' })
const bar = (field: string): Track => ({ field, shape: 'bar' })

/** By slug; a calculator without an entry shows its first figures and any list of years. */
export const views: Readonly<Record<string, View>> = {
  abgeltungssteuer: {
    headline: ['netto_ertrag', 'gesamte_steuer', 'effektiver_steuersatz'],
    charts: [{ kind: 'parts', fields: ['netto_ertrag', 'kapitalertragsteuer', 'solidaritaetszuschlag', 'kirchensteuer'] }],
  },
  'netto-dividende': {
    headline: ['netto_dividende', 'deutsche_reststeuer', 'quellensteuer_betrag'],
    charts: [{ kind: 'parts', fields: ['netto_dividende', 'deutsche_reststeuer', 'quellensteuer_betrag'] }],
  },
  vorabpauschale: {
    headline: ['steuer.gesamte_steuer', 'vorabpauschale_brutto', 'vorabpauschale_steuerpflichtig'],
    charts: [{ kind: 'bars', fields: ['basisertrag', 'vorabpauschale_brutto', 'vorabpauschale_steuerpflichtig', 'steuer.gesamte_steuer'] }],
  },
  'thesaurierer-vs-ausschuetter': {
    headline: ['thesaurierer_final', 'ausschuetter_final', 'thesaurierer_advantage_eur'],
    charts: [rows('yearly_data', 'year', line('thesaurierer_value'), line('ausschuetter_value'))],
  },
  freistellungsauftrag: {
    headline: ['savings', 'total_tax_optimal', 'total_fsa_optimal'],
    charts: [rows('brokers', 'name', bar('optimal_fsa'), bar('current_fsa'), bar('expected_income'))],
  },
  'etf-sparplan': {
    headline: ['final_value', 'total_contributions', 'total_growth'],
    charts: [rows('yearly_data', 'year', area('value_after_tax'), line('value_before_tax', true), area('contributions_cumulative'))],
  },
  notgroschen: {
    headline: ['targetAmount', 'deficit', 'monthsToTarget'],
    charts: [{ kind: 'bars', fields: ['targetAmount', 'inputs.currentSavings', 'deficit'] }],
  },
  eigenkapital: {
    headline: ['totalUpfront', 'deficit', 'monthsToTarget'],
    charts: [{ kind: 'parts', fields: ['eigenkapitalRequired', 'nebenkostenBreakdown.grunderwerbsteuer', 'nebenkostenBreakdown.notarGrundbuch', 'nebenkostenBreakdown.makler'] }],
  },
  rentenluecke: {
    headline: ['monthlyGap', 'capitalNeededAfterExisting', 'monthlySavingsNeeded'],
    charts: [{ kind: 'parts', fields: ['estimatedStatePension', 'monthlyGap'] }],
  },
  entnahmeplan: {
    headline: ['yearsUntilDepletion', 'finalValue', 'sustainableMonthlyWithdrawal'],
    charts: [rows('yearly_data', 'year', area('endValue')), { ...rows('yearly_data', 'year', bar('netWithdrawn'), bar('tax')), stacked: true }],
  },
  schenkungsteuer: {
    headline: ['schedule.steuerTotal', 'schedule.savings', 'schedule.steuerSingle', 'steuer', 'nettoSchenkung', 'verbleibenderFreibetrag'],
    charts: [rows('schedule.windows', 'date', bar('amount'), bar('steuer')), { kind: 'parts', fields: ['nettoSchenkung', 'steuer'], unless: 'schedule' }],
  },
  'junior-depot': {
    headline: ['finalValue', 'totalContributions', 'nvAdvantage'],
    charts: [rows('yearly_data', 'age', area('value'), line('contributions', true))],
  },
  'fire-rechner': {
    headline: ['yearsToFire', 'targetNumber', 'progressPct'],
    charts: [rows('yearly_data', 'age', area('portfolio'), line('target', true))],
  },
}
