/**
 * Baskets of issuers that an index, a fund or a publication assigns to a theme. Membership is never an opinion of this project, the
 * baskets are not complete, and every ISIN was found with its issuer in at least two places.
 */
import type { IsoDate } from '../../../values/dates'
import { text, type Text } from '../../../values/text'

/** Changes whenever a basket does. */
export const THEMES_VERSION = '2026-11-20.1'

export interface Theme {
  key: string
  name: Text
  /** When membership and ISINs were last checked. */
  reviewedAt: IsoDate
  /** Where the membership was read. */
  sources: readonly string[]
  /** Issuers by the ISIN of one of their lines; a company is found through it, never by its name. */
  issuers: Readonly<Record<string, string>>
}

export const themes: readonly Theme[] = [
  {
    key: 'magnificent_7',
    name: text('Magnificent 7', 'Magnificent 7'),
    reviewedAt: '2026-11-20',
    sources: ['https://github.com/dougdesigner/mags'],
    issuers: {
      US0378331005: 'Apple', US5949181045: 'Microsoft', US02079K3059: 'Alphabet (class A)',
      US02079K1079: 'Alphabet (class C)', US0231351067: 'Amazon', US67066G1040: 'NVIDIA',
      US30303M1027: 'Meta Platforms', US88160R1014: 'Tesla',
    },
  },
  {
    key: 'semiconductors',
    name: text('Semiconductors', 'Halbleiter'),
    reviewedAt: '2026-11-20',
    sources: [
      'https://base.report/ticker/SOXQ',
      'https://www.onvista.de/etf/anlageschwerpunkt/HSBC-NASDAQ-Global-Semiconductor-UCITS-ETF-USD-Acc-ETF-IE000YDZG487',
    ],
    issuers: {
      US67066G1040: 'NVIDIA', US11135F1012: 'Broadcom', TW0002330008: 'TSMC (Taiwan line)',
      US8740391003: 'TSMC (ADR)', NL0010273215: 'ASML', US0079031078: 'AMD', US5951121038: 'Micron Technology',
      US5128073062: 'Lam Research', US0382221051: 'Applied Materials', US4824801009: 'KLA',
      US8825081040: 'Texas Instruments', US7475251036: 'Qualcomm', US0326541051: 'Analog Devices',
      NL0009538784: 'NXP Semiconductors', US4581401001: 'Intel', US5738741041: 'Marvell Technology',
      US5950171042: 'Microchip Technology', US6098391054: 'Monolithic Power Systems',
      US6821891057: 'ON Semiconductor', KYG393871085: 'GlobalFoundries', KR7000660001: 'SK Hynix',
    },
  },
  {
    key: 'ai_infrastructure',
    name: text('AI infrastructure', 'KI-Infrastruktur'),
    reviewedAt: '2026-11-20',
    sources: ['https://pinehold.com/portfolios/ai-infrastructure-portfolio/macro-drivers'],
    issuers: {
      US67066G1040: 'NVIDIA', US11135F1012: 'Broadcom', TW0002330008: 'TSMC (Taiwan line)',
      US8740391003: 'TSMC (ADR)', NL0010273215: 'ASML', US5951121038: 'Micron Technology',
      US0404132054: 'Arista Networks', US92537N1081: 'Vertiv', IE00B8KQN827: 'Eaton',
    },
  },
  {
    key: 'cybersecurity',
    name: text('Cybersecurity', 'Cybersicherheit'),
    reviewedAt: '2026-11-20',
    sources: [
      'https://www.composer.trade/etf/CIBR',
      'https://www.ainvest.com/es/etfs/NASDAQ-CIBR',
    ],
    issuers: {
      US6974351057: 'Palo Alto Networks', US22788C1053: 'CrowdStrike', US34959E1091: 'Fortinet',
      US98980G1022: 'Zscaler', US17275R1023: 'Cisco', US11135F1012: 'Broadcom', US00971T1016: 'Akamai',
      US3156161024: 'F5', US92343E1029: 'VeriSign', CA6837151068: 'Open Text', US5253271028: 'Leidos',
      FR0000121329: 'Thales', US4567881085: 'Infosys (ADR)',
    },
  },
  {
    key: 'european_defence',
    name: text('European defence', 'Europäische Rüstung'),
    reviewedAt: '2026-11-20',
    sources: ['https://investornewstoday.com/2025/03/11/wisdomtree-launches-first-european-only-defence-etf'],
    issuers: {
      DE0007030009: 'Rheinmetall', IT0003856405: 'Leonardo', SE0021921269: 'Saab (class B)',
      GB0002634946: 'BAE Systems', FR0000121329: 'Thales',
    },
  },
  {
    key: 'clean_energy',
    name: text('Clean energy', 'Saubere Energie'),
    reviewedAt: '2026-11-20',
    sources: ['https://www.etfrc.com/ICLN'],
    issuers: {
      US0937121079: 'Bloom Energy', US3364331070: 'First Solar', US65290E1010: 'Nextracker (Nextpower)',
      ES0144580Y14: 'Iberdrola', DK0061539921: 'Vestas', PTEDP0AM0009: 'EDP', CNE000001G87: 'China Yangtze Power',
      INE040H01021: 'Suzlon Energy', JP3526600006: 'Chubu Electric Power', BREQTLACNOR0: 'Equatorial',
    },
  },
  {
    key: 'glp1_obesity',
    name: text('Obesity medicines (GLP-1)', 'Abnehmspritzen (GLP-1)'),
    reviewedAt: '2026-11-20',
    sources: [
      'https://gothematic.com/index/glps',
      'https://adammayers.com/2024/08/19/weight-loss-drug-war-heats-up',
    ],
    issuers: {
      US5324571083: 'Eli Lilly', DK0062498333: 'Novo Nordisk (class B)', US6701002056: 'Novo Nordisk (ADR)',
      US0311621009: 'Amgen', US7170811035: 'Pfizer', CH0012032048: 'Roche (Genussschein)',
      US92686J1060: 'Viking Therapeutics',
    },
  },
  {
    key: 'luxury',
    name: text('Luxury goods', 'Luxusgüter'),
    reviewedAt: '2026-11-20',
    sources: ['https://www.aktiencheck.de/kolumnen/Artikel-Top_20_Luxus_Unternehmen_einem_Index-15491375'],
    issuers: {
      FR0000121014: 'LVMH', FR0000052292: 'Hermes International', CH0210483332: 'Richemont', FR0000121485: 'Kering',
      NL0011585146: 'Ferrari', GB0031743007: 'Burberry', CH0012255151: 'Swatch Group (bearer)',
      US5184391044: 'Estee Lauder', DE000PAG9113: 'Porsche AG', DE0007100000: 'Mercedes-Benz Group',
      CH0010645932: 'Givaudan', US6936561009: 'PVH', US4583341098: 'Inter Parfums',
    },
  },
  {
    key: 'uranium_nuclear',
    name: text('Uranium and nuclear energy', 'Uran und Kernenergie'),
    reviewedAt: '2026-11-20',
    sources: [
      'https://capital.com/pl/global-x-uranium-etf-cena-akcji',
      'https://www.boerse-online.de//nachrichten/aktien/uran-heikles-investment-was-anleger-jetzt-wissen-sollten-20308795.html',
      'https://www.marketscreener.com/news/the-great-nonsense-of-thematic-etfs-ce7e59d8d98ffe26',
    ],
    issuers: {
      CA13321L1085: 'Cameco', US63253R2013: 'Kazatomprom (GDR)', CA65340P1062: 'NexGen Energy',
      AU000000PDN8: 'Paladin Energy', CA2483561072: 'Denison Mines', US9168961038: 'Uranium Energy',
      US02156V1098: 'Oklo',
    },
  },
  {
    key: 'water',
    name: text('Water', 'Wasser'),
    reviewedAt: '2026-11-20',
    sources: ['https://www.ainvest.com/etfs/NYSE-FIW'],
    issuers: {
      US98419M1009: 'Xylem', US0304201033: 'American Water Works', US2788651006: 'Ecolab', IE00BLS09M33: 'Pentair',
      US92338C1036: 'Veralto', US45167R1041: 'IDEX', US31488V1070: 'Ferguson Enterprises', US9418481035: 'Waters',
      US00846U1016: 'Agilent Technologies', US45168D1046: 'IDEXX Laboratories',
    },
  },
]
