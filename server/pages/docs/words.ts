/** Words of the page that shows the interfaces. What the OpenAPI documents say themselves is in English. */
import type { Locale } from '../../../core/values/text'

const en = {
  lead: 'Every operation of every interface, to read and to try out. What you send goes to this server only and is not stored; each call counts towards the rate limit.',
  inEnglish: '',
  interfaces: 'Interfaces',
  operations: 'Operations',
  operation: 'Operation',
  compute: 'Compute',
  read: 'Read',
  openapi: 'OpenAPI document',
  guide: 'Usage guide',
  methodology: 'Methodology',
  noScript: 'Without JavaScript this page cannot show them; the OpenAPI documents say the same.',
  reading: 'Reading the description …',
  again: 'Try again',
  tooMany: (seconds: string | null) => `Too many requests from your address. Try again in ${seconds ?? 'a few'} seconds.`,
  unreadable: (status: number) => `The description could not be read: the service answered ${status}.`,
  unreachable: 'The service could not be reached.',
  copy: 'Copy',
  copied: 'Copied',
  took: (milliseconds: number) => `in ${milliseconds} ms`,
  headers: 'Headers',
  responseBody: 'Body of the response',
  tryIt: 'Try it',
  body: 'Body',
  send: 'Send',
  waiting: 'Waiting for the answer …',
  notSent: 'The service could not be reached. The request is still here; send it again.',
  shell: 'For a shell',
  curl: 'The same call with curl',
  responses: 'Responses',
  request: 'Request',
  required: 'required',
  limitUsed: (seconds: string | null) => `The rate limit is used up. Wait ${seconds ?? 'a few'} seconds.`,
  limitLeft: (left: string, of: string, seconds: string) => `${left} of ${of} units left; the window ends in ${seconds} seconds.`,
}

export type DocsWords = typeof en

const de: DocsWords = {
  lead: 'Jede Operation jeder Schnittstelle, zum Lesen und Ausprobieren. Was Sie senden, geht nur an diesen Server und wird nicht gespeichert; jeder Aufruf zählt zum Limit.',
  inEnglish: 'Felder und Antworten sind so beschrieben wie in den OpenAPI-Dokumenten: auf Englisch.',
  interfaces: 'Schnittstellen',
  operations: 'Operationen',
  operation: 'Operation',
  compute: 'Rechnen',
  read: 'Lesen',
  openapi: 'OpenAPI-Dokument',
  guide: 'Anleitung',
  methodology: 'Methodik',
  noScript: 'Ohne JavaScript kann diese Seite sie nicht zeigen; die OpenAPI-Dokumente sagen dasselbe.',
  reading: 'Die Beschreibung wird gelesen …',
  again: 'Erneut versuchen',
  tooMany: (seconds) => `Zu viele Anfragen von Ihrer Adresse. Bitte in ${seconds ?? 'einigen'} Sekunden erneut versuchen.`,
  unreadable: (status) => `Die Beschreibung ließ sich nicht lesen: Der Dienst antwortete mit ${status}.`,
  unreachable: 'Der Dienst war nicht zu erreichen.',
  copy: 'Kopieren',
  copied: 'Kopiert',
  took: (milliseconds) => `in ${milliseconds} ms`,
  headers: 'Kopfzeilen',
  responseBody: 'Inhalt der Antwort',
  tryIt: 'Ausprobieren',
  body: 'Inhalt der Anfrage',
  send: 'Senden',
  waiting: 'Warten auf die Antwort …',
  notSent: 'Der Dienst war nicht zu erreichen. Die Anfrage steht noch hier; bitte erneut senden.',
  shell: 'Für eine Shell',
  curl: 'Derselbe Aufruf mit curl',
  responses: 'Antworten',
  request: 'Anfrage',
  required: 'Pflichtfeld',
  limitUsed: (seconds) => `Das Limit ist verbraucht. Bitte ${seconds ?? 'einige'} Sekunden warten.`,
  limitLeft: (left, of, seconds) => `${left} von ${of} Einheiten übrig; das Zeitfenster endet in ${seconds} Sekunden.`,
}

export const docsWords: Readonly<Record<Locale, DocsWords>> = { en, de }

/** What the operations that every interface has are called, by the end of their path. */
const germanReading: readonly (readonly [end: string, title: string, description: string])[] = [
  ['/guide', 'Anleitung mit lauffähigen Beispielen', 'Wie man fragt und eine Antwort liest, als Markdown, mit einer Anfrage für jede Operation.'],
  ['/openapi.json', 'Diese Beschreibung', 'Dieses Dokument, OpenAPI 3.1, mit der Adresse des Dienstes, der antwortet.'],
  ['/methodology', 'Modelle, Zahlen und Quellen als Markdown', 'Formeln, Annahmen, Grenzen, gesetzliche Zahlen mit ihrem Stand und die Quellen jedes Modells.'],
]

/** An operation in words. */
export interface Spoken {
  title: string
  description: string
}

/**
 * What an operation is called in German.
 *
 * @param computing names of the operation that computes on the same path, where there is one
 */
export function germanOf(method: string, path: string, computing: Spoken | undefined): Spoken {
  if (computing !== undefined) return method === 'POST' ? computing : { title: `Beschreibung und Schemas: ${computing.title}`, description: `${computing.description} Dies beschreibt es; ein POST auf demselben Pfad rechnet es.` }
  const [, title, description] = germanReading.find(([end]) => path.endsWith(end)) ?? ['', 'Katalog: was es gibt', 'Alles, was gerechnet werden kann, mit den Schemas jeder Anfrage und Antwort, einem Beispiel und den Grenzen.']
  return { title, description }
}
