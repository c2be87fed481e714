/** What the build of the pages adds: notices of bundled libraries and the bill of materials. */
import type { Plugin } from 'vite'
import { writeBill } from './bill-of-materials'
import { noticesOf } from './third-party'

/** Adds the licence texts of the libraries in the scripts. */
export const notices = (fileName: string): Plugin => ({
  name: 'notices',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName, source: noticesOf([...this.getModuleIds()]) })
  },
})

/** Writes the bill of materials of everything in `dist`: the pages are built last. */
export const billOfMaterials = (): Plugin => ({ name: 'bill-of-materials', closeBundle: writeBill })
