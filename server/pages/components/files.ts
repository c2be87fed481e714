/** The reader of files with pdf.js, and what it asks of splits and rates: loaded with the first file; rates with the first file in another currency, and pdf.js with the first PDF, in its own worker. */
import type { FileVerdict, PdfJs, ReadOptions, TradeOptions, TradesVerdict } from '../../../sdk/files'

interface Library extends PdfJs {
  GlobalWorkerOptions: { workerSrc: string }
  PDFWorker: new (options: { verbosity: number }) => { destroy: () => void }
}

/** The library's own build, a separate file that the command line loads, too. The worker of each document is terminated after reading, even if the document keeps it busy forever. */
async function pdfjs(): Promise<PdfJs> {
  const loaded: Library = await import(/* @vite-ignore */ new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url).href)
  loaded.GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href
  return {
    getDocument: (source) => {
      const worker = new loaded.PDFWorker({ verbosity: 0 })
      return { promise: loaded.getDocument({ ...source, worker }).promise, destroy: () => Promise.resolve(worker.destroy()) }
    },
  }
}

export const readHoldings = async (bytes: Uint8Array, options: ReadOptions): Promise<FileVerdict> => (await import('../../../sdk/files/read')).readHoldings(bytes, { ...options, pdfjs })

export const readDepot = async (files: readonly Uint8Array[], options: ReadOptions): Promise<FileVerdict> => (await import('../../../sdk/files/trades/units/of-files')).readDepot(files, { ...options, pdfjs })

export const readTrades = async (files: readonly Uint8Array[], options: TradeOptions): Promise<TradesVerdict> => (await import('../../../sdk/files/trades/read')).readTrades(files, { ...options, rates: async (currencies) => (await import('../search/rates')).rates(currencies), pdfjs })
export { SplitQuestions, SplitsTaken } from './split-questions'
