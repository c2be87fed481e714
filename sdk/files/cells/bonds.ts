const FUND = /etf|fond|fund/i

/** A coupon beside other words, or the words themselves. Read once from the beginning, however long a text is. */
const BOND = /^(?=.*%)(?:%$|.*\p{L})|anl(?!\p{L})|anleihe|(?<!\p{L})(?:bund|treas|notes?(?!\p{L}))|bonds?(?!\p{L})|oblig|pfandb|rente/iu

/** Whether texts say that a security is a bond, and not a fund of them: by a sign or a word; or its units are called a nominal value. */
export const mayBeBond = (texts: readonly string[], isNominal = false): boolean => !texts.some((text) => FUND.test(text)) && (isNominal || texts.some((text) => BOND.test(text)))
