import type { VNode } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'
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

/** Takes files that are dropped anywhere on the page, which a browser would open in its place; whether some are held over it. From when the script is there, not after the next picture. */
export function useDropped(onFiles: (files: readonly File[]) => void): boolean {
  const [isOver, setOver] = useState(false)
  const latest = useRef(onFiles)
  latest.current = onFiles
  useLayoutEffect(() => {
    const listeners = {
      dragover: (event: DragEvent) => {
        // Text may be dragged into a field.
        if (event.dataTransfer?.types.includes('Files') !== true) return
        event.preventDefault()
        setOver(true)
      },
      dragleave: (event: DragEvent) => event.relatedTarget === null && setOver(false),
      drop: (event: DragEvent) => {
        setOver(false)
        const files = [...event.dataTransfer?.files ?? []]
        if (files.length === 0) return
        event.preventDefault()
        latest.current(files)
      },
    } as const
    const each = Object.entries(listeners) as [string, EventListener][]
    each.forEach(([type, listener]) => addEventListener(type, listener))
    return () => each.forEach(([type, listener]) => removeEventListener(type, listener))
  }, [])
  return isOver
}

/** A place for files, chosen here or dropped anywhere; a page shows one at a time. The browser's control, labelled in the browser's language, covers it invisibly. */
export function FileField({ id, label, names: [name = '', ...others], more = '', isMultiple = false, onFiles }: FileFieldProps): VNode {
  const isOver = useDropped(onFiles)
  const take = (input: HTMLInputElement): void => {
    const files = [...input.files ?? []]
    // A file that is chosen again after it was mended is no change of a control that still holds it.
    input.value = ''
    if (files.length > 0) onFiles(files)
  }
  return (
    <div class={isOver ? 'field drop over' : 'field drop'}>
      <label for={id}>{label}</label>
      <span id={`${id}-name`} class="small muted">{others.length === 0 ? name : `${name} + ${others.length}`}</span>
      <input id={id} type="file" aria-describedby={`${id}-name`} multiple={isMultiple} accept={`${more}${ACCEPTED}`} onChange={(event) => take(event.currentTarget)} />
    </div>
  )
}
