import { describe, expect, it } from 'vitest'
import { legOf } from '../../../../core/portfolio/analyses/historical-replay/leg'
import { prices } from '../analyses/harness'
import { bookOf, fund, isinOf, referenceOf } from '../fixture'

const F = isinOf('IE', 1)

describe('the history of a holding', () => {
  const of = async (...dates: string[]) => {
    const { positions: [position] } = await bookOf(referenceOf({ securities: [fund(F)] }), { [F]: 1 })
    if (position === undefined) throw new Error('no position')
    return legOf(position, dates.length === 0 ? undefined : prices(F, Object.fromEntries(dates.map((date) => [date, 1]))), '2021-01-04', '2021-02-08')
  }

  it('says its first and last price inside the window, whose ends count', async () => {
    expect((await of('2020-12-30', '2021-01-04', '2021-02-08', '2021-02-09'))?.info).toMatchObject({ firstPriceDate: '2021-01-04', lastPriceDate: '2021-02-08' })
    expect((await of('2021-01-03', '2021-01-05', '2021-02-07', '2021-02-09'))?.info).toMatchObject({ firstPriceDate: '2021-01-05', lastPriceDate: '2021-02-07' })
  })

  it.each([
    ['nowhere', []],
    ['before it only', ['2020-12-30', '2021-01-03']],
    ['after it only', ['2021-02-09']],
  ])('is none with prices %s', async (_case, dates) => {
    expect(await of(...dates)).toBeNull()
  })
})
