/** What the build of the pages adds: notices of bundled libraries and the bill of materials. */
import type { Plugin } from 'vite'
import { writeBill } from './bill-of-materials'
import { noticesOf } from './third-party'

/** Adds the licence texts of the libraries in the scripts, and of those that lie beside them as files of their own. */
export const notices = (fileName: string): Plugin => ({
  name: 'notices',
  generateBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((output) => (output.type === 'asset' ? output.originalFileNames : []))
    this.emitFile({ type: 'asset', fileName, source: noticesOf([...this.getModuleIds(), ...files]) })
  },
})

/** Writes the bill of materials of everything in `dist`: the pages are built last. */
export const billOfMaterials = (): Plugin => ({ name: 'bill-of-materials', closeBundle: writeBill })
