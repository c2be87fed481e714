/** Words of the fourth question, loaded with it. */
import { byLanguage, text } from '../../../../core/values/text'
import { pageWords } from '../words'

const own = byLanguage({
  lead: text(
    'Enter the figures of all tax certificates, also of banks that withheld nothing because of an exemption order: else too much comes out. A return brings back an allowance that nobody used, losses with a certificate, foreign tax, and what a low personal rate saves.',
    'Tragen Sie die Beträge aller Steuerbescheinigungen ein, auch die von Banken, die wegen eines Freistellungsauftrags nichts einbehielten: Sonst kommt zu viel heraus. Zurück kommen ungenutzter Pauschbetrag, bescheinigte Verluste, ausländische Steuer und was ein niedriger persönlicher Satz spart.',
  ),
  notRead: text(
    'Tax certificates are not read from files: please enter their figures below. Files of bookings belong to the other questions.',
    'Steuerbescheinigungen werden nicht aus Dateien gelesen: Bitte die Beträge unten eintragen. Dateien mit Umsätzen gehören zu den anderen Fragen.',
  ),
  certificates: text('Tax certificates', 'Steuer\u00ADbescheinigungen'),
  year: text('Year of the certificates', 'Jahr der Bescheinigungen'),
  needsFigures: text('Begin below with the income and the tax of one certificate.', 'Unten beginnen mit Kapitalerträgen und Steuer einer Bescheinigung.'),
  needsTax: text(
    (bank: string, tax: string) => `${bank}: please also enter “${tax}”; 0 if there was none.`,
    (bank, tax) => `${bank}: Bitte auch „${tax}“ eintragen; 0, wenn es nichts davon gab.`,
  ),
  about: text((amount: string) => `about ${amount}`, (amount) => `rund ${amount}`),
  back: text((year: number) => `comes back with a tax return for ${year}.`, (year) => `bekommen Sie mit einer Steuererklärung für ${year} zurück.`),
  more: text((year: number) => `would be owed on top for ${year}: less was withheld than is owed.`, (year) => `wären für ${year} nachzuzahlen: Einbehalten ist weniger, als geschuldet wird.`),
  none: text('Nothing comes back', 'Nichts zurück'),
  even: text((year: number) => `As much was withheld for ${year} as is owed.`, (year) => `Für ${year} ist so viel einbehalten, wie geschuldet wird.`),
  tariff: text(
    (saved: string) => `Of it, ${saved} because the personal rate is below the flat rate: ask for it in Anlage KAP (Günstigerprüfung).`,
    (saved) => `Darin stecken ${saved}, weil Ihr persönlicher Satz günstiger ist als die Abgeltungsteuer: in der Anlage KAP die Günstigerprüfung beantragen.`,
  ),
  allTariff: text(
    'Your personal rate is below the flat rate: ask for it in Anlage KAP (Günstigerprüfung).',
    'Ihr persönlicher Satz ist günstiger als die Abgeltungsteuer: in der Anlage KAP die Günstigerprüfung beantragen.',
  ),
  flat: text('The personal rate is no cheaper than the flat rate.', 'Der persönliche Satz ist nicht günstiger als die Abgeltungsteuer.'),
  askOther: text('With the other income it is compared whether your personal rate is cheaper.', 'Mit dem übrigen Einkommen wird verglichen, ob Ihr persönlicher Satz günstiger ist.'),
  carried: text((losses: string) => `Losses of ${losses} are left for later years.`, (losses) => `Verluste von ${losses} bleiben für spätere Jahre.`),
  tooMuch: text(
    (bank: string, most: string) => `${bank}: more tax was withheld than ${most}, which is the most that follows from its income. Please check the figures, and the church tax below.`,
    (bank, most) => `${bank}: Einbehalten ist mehr als ${most}; mehr folgt aus den Erträgen nicht. Bitte die Beträge prüfen, und unten die Kirchensteuer.`,
  ),
  churchUnsaid: text(
    'Church tax was withheld, but below it says that you pay none: then all of it comes back. Please check.',
    'Einbehalten ist Kirchensteuer, unten steht aber, dass Sie keine zahlen: Dann kommt sie ganz zurück. Bitte prüfen.',
  ),
  how: text('How it comes about', 'Wie es zustande kommt'),
  what: text('Amount', 'Betrag'),
  line: text((label: string, line: number) => `${label} (line\u00A0${line})`, (label, line) => `${label} (Zeile\u00A0${line})`),
  beforeLosses: text('Income and gains, before losses', 'Erträge und Gewinne vor Verlusten'),
  fields: {
    income: text('Income from capital', 'Kapitalerträge'),
    shareGains: text('of it gains on shares', 'darin Aktiengewinne'),
    losses: text('Losses left, without shares', 'Nicht ausgeglichene Verluste ohne Aktien'),
    shareLosses: text('Losses left on shares', 'Nicht ausgeglichene Verluste aus Aktien'),
    incomeTax: text('Tax on capital income', 'Kapitalertragsteuer'),
    surcharge: text('Solidarity surcharge', 'Solidaritätszuschlag'),
    churchTax: text('Church tax', 'Kirchensteuer'),
    credited: text('Foreign tax credited', 'Angerechnete ausländische Steuern'),
    notCredited: text('Foreign tax not yet credited', 'Noch nicht angerechnete ausländische Steuern'),
  },
  moreOfBank: text('Shares, losses and foreign tax', 'Aktien, Verluste und ausländische Steuern'),
  otherIncome: text('Taxable income of the year without capital income', 'Zu versteuerndes Einkommen des Jahres ohne Kapitalerträge'),
  otherHelp: text('As the tax assessment has it; of a couple that of both.', 'Wie im Steuerbescheid; bei Zusammenveranlagung das von beiden.'),
  earlier: text('Losses that the tax office carried forward', 'Verluste, die das Finanzamt vorgetragen hat'),
  lossGeneral: text('Losses of earlier years, without shares', 'Verluste früherer Jahre ohne Aktien'),
  lossShares: text('Losses of earlier years on shares', 'Aktienverluste früherer Jahre'),
})

export const refundWords = { en: { ...pageWords.en, ...own.en }, de: { ...pageWords.de, ...own.de } }
