/** What every section and every standalone analysis has. */
interface Wrapper {
  status: 'ok' | 'partial' | 'unavailable' | 'not_requested'
  data: unknown
}

/**
 * Whether a section or an analysis is `ok` or `partial`, so that its data may be shown (with the reasons beside it).
 * Narrows the type. Data of an `unavailable` analysis is not for showing as a result, even where there is some.
 */
export const isUsable = <S extends Wrapper>(section: S): section is S & { status: 'ok' | 'partial'; data: NonNullable<S['data']> } =>
  (section.status === 'ok' || section.status === 'partial') && section.data !== null
