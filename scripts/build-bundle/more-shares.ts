/** Shares that the lists lack and that people hold: depositary receipts and members of German indices, read one by one. */
const receipt = (isin: string, name: string, country: string, sector: string) => ({
  isin, name, country, sector, industry: null, currency: 'USD', asOf: '2026-11-20', source: 'depotkit-review',
})

export const moreShares = [
  receipt('US8740391003', 'Taiwan Semiconductor Manufacturing ADR', 'TW', 'technology'),
  receipt('US01609W1027', 'Alibaba Group ADR', 'CN', 'consumer_discretionary'),
  receipt('US6701002056', 'Novo Nordisk ADR', 'DK', 'health_care'),
  receipt('US4567881085', 'Infosys ADR', 'IN', 'technology'),
]
