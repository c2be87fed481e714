import { vocabulary } from './words'

/** Asset classes of holdings rows: shares, money, and everything that is neither. */
export const kindWords = vocabulary({
  equity: [
    'Equity', 'Equities', 'Aktien', 'Azionario', 'Azioni', 'Renta variable', 'Acciones', 'Common Stock', 'American Depository Receipt', 'American Depository Receipt - NY',
  ],
  cash: [
    'Cash', 'Money Market', 'Geldmarkt', 'Barmittel', 'Contanti', 'Mercato monetario', 'Efectivo', 'Mercado monetario',
    'Cash Collateral and Margins', 'FX', 'Currency',
  ],
  other: [
    'Fixed Income', 'Anleihen', 'Reddito fisso', 'Obbligazionario', 'Renta fija', 'Futures', 'Future', 'Forwards', 'Options', 'Swaps', 'Alternative',
    'Commodity', 'Bond', 'Fund', 'Investment Fund',
  ],
})
