/** Words of the page that shows the interfaces. What the OpenAPI documents say themselves is in English. */
import { byLanguage, text, type Locale } from '../../../core/values/text'

export const docsWords = byLanguage({
  lead: text(
    'Every operation of every interface, to read and to try out. What you send goes to this server only and is not stored; each call counts towards the rate limit.',
    'Jede Operation jeder Schnittstelle, zum Lesen und Ausprobieren. Was Sie senden, geht nur an diesen Server und wird nicht gespeichert; jeder Aufruf zählt zum Limit.',
  ),
  inEnglish: text('', 'Felder und Antworten sind so beschrieben wie in den OpenAPI-Dokumenten: auf Englisch.'),
  interfaces: text('Interfaces', 'Schnittstellen'),
  operations: text('Operations', 'Operationen'),
  operation: text('Operation', 'Operation'),
  compute: text('Compute', 'Rechnen'),
  read: text('Read', 'Lesen'),
  openapi: text('OpenAPI document', 'OpenAPI-Dokument'),
  guide: text('Usage guide', 'Anleitung'),
  methodology: text('Methodology', 'Methodik'),
  noScript: text('Without JavaScript this page cannot show them; the OpenAPI documents say the same.', 'Ohne JavaScript kann diese Seite sie nicht zeigen; die OpenAPI-Dokumente sagen dasselbe.'),
  reading: text('Reading the description …', 'Die Beschreibung wird gelesen …'),
  tooMany: text(
    (seconds: string | null) => `Too many requests from your address. Try again in ${seconds ?? 'a few'} seconds.`,
    (seconds) => `Zu viele Anfragen von Ihrer Adresse. Bitte in ${seconds ?? 'einigen'} Sekunden erneut versuchen.`,
  ),
  unreadable: text((status: number) => `The description could not be read: the service answered ${status}.`, (status) => `Die Beschreibung ließ sich nicht lesen: Der Dienst antwortete mit ${status}.`),
  unreachable: text('The service could not be reached.', 'Der Dienst war nicht zu erreichen.'),
  copy: text('Copy', 'Kopieren'),
  copied: text('Copied', 'Kopiert'),
  took: text((milliseconds: number) => `in ${milliseconds} ms`, (milliseconds) => `in ${milliseconds} ms`),
  headers: text('Headers', 'Kopfzeilen'),
  responseBody: text('Body of the response', 'Inhalt der Antwort'),
  tryIt: text('Try it', 'Ausprobieren'),
  body: text('Body', 'Inhalt der Anfrage'),
  send: text('Send', 'Senden'),
  waiting: text('Waiting for the answer …', 'Warten auf die Antwort …'),
  notSent: text('The service could not be reached. The request is still here; send it again.', 'Der Dienst war nicht zu erreichen. Die Anfrage steht noch hier; bitte erneut senden.'),
  shell: text('For a shell', 'Für eine Shell'),
  curl: text('The same call with curl', 'Derselbe Aufruf mit curl'),
  responses: text('Responses', 'Antworten'),
  request: text('Request', 'Anfrage'),
  required: text('required', 'Pflichtfeld'),
  limitUsed: text((seconds: string | null) => `The rate limit is used up. Wait ${seconds ?? 'a few'} seconds.`, (seconds) => `Das Limit ist verbraucht. Bitte ${seconds ?? 'einige'} Sekunden warten.`),
  limitLeft: text(
    (left: string, of: string, seconds: string) => `${left} of ${of} units left; the window ends in ${seconds} seconds.`,
    (left, of, seconds) => `${left} von ${of} Einheiten übrig; das Zeitfenster endet in ${seconds} Sekunden.`,
  ),
})

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

export type DocsWords = (typeof docsWords)[Locale]
