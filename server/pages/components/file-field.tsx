import type { VNode } from 'preact'
import { useState } from 'preact/hooks'

/** Depot files of every kind that bookings come in. */
const ACCEPTED = '.pdf,.csv,.txt,.tsv,.xlsx,.ods,.json,.xml,.portfolio,text/csv,text/plain,application/json'

interface FileFieldProps {
  id: string
  label: string
  /** Further endings of file names. */
  more?: string
  onFile: (file: File) => void
}

/** A place for a file, chosen or dropped. The browser's own control, which speaks the browser's language, lies over it unseen. */
export function FileField({ id, label, more = '', onFile }: FileFieldProps): VNode {
  const [name, setName] = useState<string | null>(null)
  const take = (file: File | undefined): void => {
    if (file === undefined) return
    setName(file.name)
    onFile(file)
  }
  return (
    <div class="field drop">
      <label for={id}>{label}</label>
      {name !== null && <span class="small muted">{name}</span>}
      <input id={id} type="file" accept={`${more}${ACCEPTED}`} onChange={(event) => take(event.currentTarget.files?.[0])} />
    </div>
  )
}
