import { describe, expect, it } from 'vitest'
import { calculators } from '../../../core/registry/registry'
import type { Calculator } from '../../../core/operations/define'
import { jsonSchemaOf } from '../../../core/values/schemas/json-schema'

const all: readonly Calculator[] = calculators

describe('what a view states about inputs', () => {
  it.each(all.map((each) => [each.id, each] as const))('%s: sliders are those of its amounts, and every value of them is valid', (_slug, { inputs, view: { explore = {} } }) => {
    const { properties = {} } = jsonSchemaOf(inputs, 'input')
    for (const [name, { most, step }] of Object.entries(explore)) {
      expect(properties[name]).toMatchObject({ type: 'number' })
      expect(most % step).toBe(0)
      expect(most / step).toBeLessThanOrEqual(500)
      for (const value of [step, most]) expect(inputs.safeParse({ [name]: value }).success).toBe(true)
    }
  })

  it.each(all.map((each) => [each.id, each] as const))('%s: what the page begins with is valid', (_slug, { inputs, view: { opening = {} } }) => {
    expect(inputs.safeParse(opening).success).toBe(true)
  })
})
