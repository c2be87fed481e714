import { vocabulary } from './words'

/** Sector names of fund companies and data providers, English, German, Italian and Spanish, to our sector keys. */
export const sectorWords = vocabulary({
  technology: ['Information Technology', 'Technology', 'IT', 'Informationstechnologie', 'Technologie', 'Tecnología de la Información', 'Tecnologia', 'Tecnologia informatica'],
  financials: ['Financials', 'Financial Services', 'Finanzen', 'Finanzwesen', 'Finanzwerte', 'Finanziari', 'Finanza', 'Finanzas', 'Financieros', 'Servicios financieros'],
  health_care: ['Health Care', 'Healthcare', 'Gesundheitsversorgung', 'Gesundheitswesen', 'Gesundheit', 'Salute', 'Assistenza sanitaria', 'Cuidado de la Salud', 'Atención sanitaria', 'Salud'],
  consumer_discretionary: [
    'Consumer Discretionary', 'Consumer Cyclical', 'Zyklische Konsumgüter', 'Nicht-Basiskonsumgüter', 'Consumi Discrezionali',
    'Beni voluttuari', 'Consumo discrecional', 'Consumo cíclico',
  ],
  consumer_staples: [
    'Consumer Staples', 'Consumer Defensive', 'Nichtzyklische Konsumgüter', 'Basiskonsumgüter', 'Generi di largo consumo',
    'Beni di prima necessità', 'Productos básicos de consumo', 'Productos de primera necesidad', 'Consumo básico',
  ],
  industrials: ['Industrials', 'Industrie', 'Industriewerte', 'Industriali', 'Industriales', 'Industria'],
  communication_services: [
    'Communication', 'Communication Services', 'Telecommunications', 'Kommunikation', 'Kommunikationsdienste',
    'Kommunikationsdienstleistungen', 'Comunicazione', 'Servizi di comunicazione', 'Telecomunicazioni', 'Comunicación', 'Comunicaciones', 'Servicios de comunicación',
  ],
  energy: ['Energy', 'Energie', 'Energia', 'Energía'],
  materials: ['Materials', 'Basic Materials', 'Materialien', 'Roh-, Hilfs- & Betriebsstoffe', 'Grundstoffe', 'Werkstoffe', 'Rohstoffe', 'Materiali', 'Materie prime', 'Materiales'],
  utilities: ['Utilities', 'Versorger', 'Versorgungsbetriebe', 'Imprese di servizi di pubblica utilità', 'Servizi di pubblica utilità', 'Utenze', 'Servicios', 'Servicios públicos', 'Servicios de utilidad pública'],
  real_estate: ['Real Estate', 'Immobilien', 'Immobili', 'Immobiliare', 'Bienes raíces', 'Inmobiliario', 'Bienes inmobiliarios'],
  unknown: ['Other', 'Sonstige', 'Andere', 'Altro', 'Otros', 'sconosciuta', 'unbekannt'],
})

/** Words in the sector column that mean: this row is no share. */
export const cashSectorWords: ReadonlySet<string> = new Set(
  vocabulary({ cash: ['Cash and/or Derivatives', 'Cash und/oder Derivate', 'Liquidità e/o derivati', 'Efectivo y/o derivados'] }).keys(),
)
