/** Leveraged and short products: what their asset class did says neither how far nor which way they moved. */
import type { NamedSentence } from '../../../wording/named-sentence'
import { text } from '../../../values/text'

/** `2x`, `(-1x)`, `Leveraged`, `Inverse`, `Short Daily`, `ShortDAX`; no short maturities. */
const MULTIPLE = /(?:^|[\s(-])\d(?:\.\d+)?x\b|\bleveraged?\b|\binverse\b|\bshort(?:dax)?\b.*\bdaily\b|\bdaily\b.*\bshort\b/i

/** Whether a name says that a product multiplies what it follows, or turns it round. */
export const isMultiplied = (name: string): boolean => MULTIPLE.test(name)

/** Said of such a product. */
export const multipliedSentence: NamedSentence = (name) => text(
  `${name} moves by a multiple of its index, or against it: what its asset class did does not stand for it.`,
  `${name} bewegt sich um ein Vielfaches seines Index oder gegen ihn: Was seine Anlageklasse machte, steht nicht dafür.`,
)
