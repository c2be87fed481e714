import { describe, expect, it } from 'vitest'
import { identityOf, nameIdentity } from '../../../../core/reference/tables/constituent-lists'

describe('nameIdentity', () => {
  it.each([
    ['Acme Inc.', 'name:ACME'],
    ['  acme   INC ', 'name:ACME'],
    ['A.C.M.E. S.p.A.', 'name:ACME'],
    ['Novo Nordisk A/S', 'name:NOVO NORDISK'],
    ['Merck & Co., Inc.', 'name:MERCK'],
    ['Müller-Lüdenscheidt GmbH', 'name:MÜLLERLÜDENSCHEIDT'],
    ['Samsung Electronics Co. Ltd.', 'name:SAMSUNG ELECTRONICS'],
    ['AT&T Inc', 'name:ATT'],
    ['SE', 'name:SE'],
  ])('%s is %s', (name, identity) => {
    expect(nameIdentity(name)).toBe(identity)
  })

  it('is null when no letter or digit is left', () => {
    expect(nameIdentity(' - ')).toBeNull()
    expect(nameIdentity('')).toBeNull()
  })
})

describe('identityOf', () => {
  const row = { companyId: 'row', isin: 'US0378331005', name: 'Apple Inc.' }
  const known = { security: { companyId: 'security' }, primaryLineOf: { id: 'primary' } }
  const unknown = { security: undefined, primaryLineOf: undefined }

  it.each([
    ['the row', row, known, 'row'],
    ['the security', { ...row, companyId: null }, known, 'security'],
    ['the primary line', { ...row, companyId: null }, { ...known, security: { companyId: null } }, 'primary'],
    ['the ISIN', { ...row, companyId: null }, unknown, 'US0378331005'],
    ['the name', { ...row, companyId: null, isin: null }, unknown, 'name:APPLE'],
  ])('takes the first of them: %s', (_source, given, store, expected) => {
    expect(identityOf(given, store)).toBe(expected)
  })
})
