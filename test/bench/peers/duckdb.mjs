/** Look-through and all pairwise overlaps in SQL, on a table in memory that is loaded once. */
import { DuckDBInstance } from '@duckdb/node-api'

const LOOK_THROUGH = `
  select company, sum(weight) / (select count(distinct fund) from merged) as weight from merged group by company order by weight desc`

const OVERLAPS = `
  select a.fund as a, b.fund as b, sum(least(a.weight, b.weight)) as overlap
  from merged a join merged b on a.company = b.company and a.fund < b.fund group by all`

/** Prepares the table of rows `[fund, company, weight]`, already merged by company; the returned function answers both questions. */
export async function duckdb(rows) {
  const connection = await (await DuckDBInstance.create(':memory:')).connect()
  await connection.run('create table raw (fund integer, company varchar, weight double)')
  const appender = await connection.createAppender('raw')
  for (const [fund, company, weight] of rows) {
    appender.appendInteger(fund)
    appender.appendVarchar(company)
    appender.appendDouble(weight)
    appender.endRow()
  }
  appender.closeSync()
  await connection.run('create table merged as select fund, company, sum(weight) as weight from raw group by all')
  return async () => {
    const positions = await connection.runAndReadAll(LOOK_THROUGH)
    const pairs = await connection.runAndReadAll(OVERLAPS)
    return { companies: positions.currentRowCount, overlaps: pairs.getColumns()[2]?.map(Number) ?? [] }
  }
}
