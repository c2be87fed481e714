/** What the answer to each question takes for granted, and where it ends: loaded when somebody looks. */
import type { VNode } from 'preact'
import * as bill from '../../../core/depot-tax/advance-lump-sum/texts'
import * as taxReturn from '../../../core/depot-tax/return/texts'
import * as sale from '../../../core/depot-tax/sale/texts'
import * as year from '../../../core/depot-tax/year/texts'
import type { Locale, Text } from '../../../core/values/text'
import { Glossed } from '../glossary/glossed'
import type { Question } from './keep'
import { pageWords } from './words'

const behind = { bill, sale, return: taxReturn, refund: year } as const satisfies Record<Question, { assumptions: readonly Text[]; limitations: readonly Text[] }>

/** `remarks` are those on the law of bill and sale. */
export function Texts({ question, remarks, locale }: { question: Question; remarks: readonly Text[]; locale: Locale }): VNode {
  const say = pageWords[locale]
  const { assumptions, limitations } = behind[question]
  const seen = new Set<string>()
  const list = (texts: readonly Text[]): VNode => <ul>{texts.map((text) => <li><Glossed text={text[locale]} seen={seen} /></li>)}</ul>
  return (
    <>
      <h3>{say.assumptions}</h3>
      {list(assumptions)}
      <h3>{say.limitations}</h3>
      {list([...limitations, ...(question === 'bill' || question === 'sale' ? remarks : [])])}
    </>
  )
}
