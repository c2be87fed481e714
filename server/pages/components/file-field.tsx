import type { VNode } from 'preact'
import { byLanguage, text, type Locale } from '../../../core/values/text'
import { Notice } from './notice'

/** Depot files of every kind that bookings come in. */
const ACCEPTED = '.pdf,.csv,.txt,.tsv,.xlsx,.ods,.json,.xml,.portfolio,text/csv,text/plain,application/json'

/** A file of the visitor, or a text that was pasted, which has no name. */
export interface GivenFile {
  name: string
  bytes: Uint8Array
}

export const givenFiles = (files: readonly File[]): Promise<GivenFile[]> =>
  Promise.all(files.map(async (file) => ({ name: file.name, bytes: new Uint8Array(await file.arrayBuffer()) })))

const words = byLanguage({
  unread: text(
    'This could not be read: it is a folder, or the file reader could not be loaded. Reload the page and try again.',
    'Das ließ sich nicht lesen: Es ist ein Ordner, oder der Dateileser war nicht zu laden. Bitte die Seite neu laden und es erneut versuchen.',
  ),
})

/** Said where what was given cannot be read, or its reader, which is loaded with the first file, did not come. */
export const Unread = ({ locale }: { locale: Locale }): VNode => <Notice tone="error">{words[locale].unread}</Notice>

interface FileFieldProps {
  id: string
  label: string
  /** Names of the files that were given last, here or dropped elsewhere. */
  names: readonly string[]
  /** Further endings of file names. */
  more?: string
  /** Whether several may be given, to be read as one. */
  isMultiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A place for files, chosen or dropped. The browser's control, labelled in the browser's language, covers it invisibly. */
export function FileField({ id, label, names: [name = '', ...others], more = '', isMultiple = false, onFiles }: FileFieldProps): VNode {
  const take = (input: HTMLInputElement): void => {
    const files = [...input.files ?? []]
    // A file that is chosen again after it was mended is no change of a control that still holds it.
    input.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <div class="field drop">
      <label for={id}>{label}</label>
      <span id={`${id}-name`} class="small muted">{others.length === 0 ? name : `${name} + ${others.length}`}</span>
      <input id={id} type="file" aria-describedby={`${id}-name`} multiple={isMultiple} accept={`${more}${ACCEPTED}`} onChange={(event) => take(event.currentTarget)} />
    </div>
  )
}
