/** Words that only one of the two languages has: what a text in the other language must not hold. */

const english = `
  the and of with are you your yours this that these those from have has had been were would should could can cannot must may which
  what when where who whose why how than then there their they them its our each every other another any both more most less least
  only but because if or not by to at on into onto about above below between within without until since while after before beyond
  known unknown missing share shares value values weight weights holding holdings fund funds cost costs fee fees charge charges year
  years month months yearly monthly tax taxes amount amounts income saving savings company companies country countries currency
  currencies equity equities bond bonds stock stocks price prices return returns loss losses gain gains result results input inputs
  section sections complete incomplete partial available unavailable resolved unresolved true false undefined yes answer answers
  largest smallest total sum loading close open save print add remove delete change search file files row rows table example nothing
  something read write choose show hide here one two three assumption assumptions limitation limitations source sources`
  .trim().split(/\s+/)

const german = `
  der das und oder mit sind ist nicht kein keine einen einem einer eines dieser diese dieses von vom zum zur bei aus nach vor über
  unter zwischen ohne für gegen durch bis seit während wenn weil dass als auch nur noch schon mehr weniger sehr jeder jede jedes
  alle andere anderen hier dort wird werden wurde worden kann können muss müssen darf soll sollen haben hatte bekannt unbekannt Anteil
  Anteile Wert Werte Gewicht Positionen Fonds Kosten Jahr Jahre Monat Monate Steuer Steuern Betrag Einkommen Unternehmen
  Länder Währung Währungen Aktien Anleihen Kurs Kurse Rendite Verlust Gewinn Ergebnis Eingaben Auswertung Summe Größte Beispiel Datei
  Zeile Zeilen Tabelle Quelle Quellen Annahmen Grenzen Speichern Drucken Löschen Ändern Suche Antwort ja nein`
  .trim().split(/\s+/)

/** Names that are the same in both languages, or that a law or a market gave: no words of a language. */
const PROPER = [
  /https?:\/\/\S+/g, /\b(?:and\/or|Buy and Hold|Core-Satellite|Barista FIRE|Coast FIRE|Fat FIRE|Lean FIRE|FIRE)\b/g, /\bPrivate Equity\b/g, /\biShares\b/g,
]

const wordsIn = (text: string): string[] => text.match(/\p{L}+/gu) ?? []

const without = (text: string, names: readonly (string | RegExp)[]): string => names.reduce((rest: string, name) => rest.replaceAll(name, ' '), text)

/** Longest first, so that a name within another does not tear it. */
const byLength = (names: readonly string[]): string[] => [...new Set(names)].filter((name) => name !== '').sort((one, other) => other.length - one.length)

const foreign = (list: readonly string[]) => {
  const known = new Set(list.map((word) => word.toLowerCase()))
  return (text: string, names: readonly string[] = []): string[] => [...new Set(wordsIn(without(text, [...byLength(names), ...PROPER])).filter((word) => known.has(word.toLowerCase())))]
}

/** English words in a text that should be German, apart from those within proper names. */
export const englishIn = foreign(english)

/** German words in a text that should be English, apart from those within proper names. */
export const germanIn = foreign(german)

/** Names of fields and keys as programs write them. */
export const machineWordsIn = (text: string, names: readonly string[] = []): string[] =>
  [...new Set(without(text, [...byLength(names), ...PROPER]).match(/\b(?:[a-z]+(?:_[a-z0-9]+)+|[a-z]+[A-Z][a-zA-Z]*|undefined|NaN|\[object \w+\])/g) ?? [])]
