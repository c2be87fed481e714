import type { VNode } from 'preact'
import { useState } from 'preact/hooks'
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
  unread: text('The file reader could not be loaded. Reload the page and try again.', 'Der Dateileser ließ sich nicht laden. Bitte die Seite neu laden und es erneut versuchen.'),
})

/** Said where a file was given and its reader, which is loaded with the first file, did not come. */
export const Unread = ({ locale }: { locale: Locale }): VNode => <Notice tone="error">{words[locale].unread}</Notice>

interface FileFieldProps {
  id: string
  label: string
  /** Further endings of file names. */
  more?: string
  /** Whether several may be given, to be read as one. */
  isMultiple?: boolean
  onFiles: (files: readonly File[]) => void
}

/** A place for files, chosen or dropped. The browser's control, labelled in the browser's language, covers it invisibly. */
export function FileField({ id, label, more = '', isMultiple = false, onFiles }: FileFieldProps): VNode {
  const [name, setName] = useState<string | null>(null)
  const take = (files: readonly File[]): void => {
    const [first, ...others] = files
    if (first === undefined) return
    setName(others.length === 0 ? first.name : `${first.name} + ${others.length}`)
    onFiles(files)
  }
  return (
    <div class="field drop">
      <label for={id}>{label}</label>
      {name !== null && <span class="small muted">{name}</span>}
      <input id={id} type="file" multiple={isMultiple} accept={`${more}${ACCEPTED}`} onChange={(event) => take([...event.currentTarget.files ?? []])} />
    </div>
  )
}
