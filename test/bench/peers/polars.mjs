/** Look-through and all pairwise overlaps with Polars, on a frame in memory that is loaded once. */
import polars from 'nodejs-polars'

/** Prepares the frame of rows `[fund, company, weight]`, already merged by company; the returned function answers both questions. */
export function polarsFrames(rows) {
  const { col } = polars
  const column = (index) => rows.map((row) => row[index])
  const merged = polars.DataFrame({ fund: column(0), company: column(1), weight: column(2) }).groupBy('fund', 'company').agg(col('weight').sum())
  const funds = new Set(column(0)).size
  return () => {
    const positions = merged.groupBy('company').agg(col('weight').sum().div(funds)).sort('weight', true)
    const pairs = merged
      .join(merged, { on: 'company', suffix: 'B' })
      .filter(col('fund').lt(col('fundB')))
      .withColumn(polars.when(col('weight').lt(col('weightB'))).then(col('weight')).otherwise(col('weightB')).alias('least'))
      .groupBy('fund', 'fundB')
      .agg(col('least').sum())
    return { companies: positions.height, overlaps: pairs.getColumn('least').toArray() }
  }
}
