import { basename } from 'node:path'
import { gunzip, isGzip, isZip, unzip } from '../archives'
import { BundleError } from '../bundle/csv'
import { ecb } from './publishers/ecb'
import type { Imported, Importer, SourceFile } from './columns'
import { ishares, isharesWorkbook } from './publishers/ishares'
import { issuerJson } from './publishers/issuer-json'
import { issuerLists } from './publishers/issuer-lists'
import { issuerWorkbooks } from './publishers/issuer-workbooks'
import { nport } from './publishers/nport'
import { priceTable } from './publishers/price-table'
import { prices } from './publishers/prices'
import { textOf } from './reading/text'
import { sheetParts } from '../../../sdk/files/formats/xlsx'

/** Every format of a single file, the more particular ones first. */
export const importers: readonly Importer[] = [
  ...issuerLists, ...issuerWorkbooks, ...issuerJson, isharesWorkbook, nport, ishares, ecb, prices, priceTable,
]

/** Largest file, packed or unpacked, in bytes; no file of these formats comes near it. */
export const SOURCE_MAX = 100 << 20

/** Makes a source file of bytes on disk; gzip and a zip of one CSV are unpacked. */
export async function sourceFile(path: string, bytes: Uint8Array): Promise<SourceFile> {
  const name = basename(path)
  const plain = isGzip(bytes) ? gunzip(name, bytes, SOURCE_MAX) : bytes
  const packed = isZip(plain) ? await unzip(name, plain, (part) => isRootCsv(part) || isSheetPart(part), SOURCE_MAX) : null
  const [csv, ...others] = [...(packed ?? [])].filter(([part]) => isRootCsv(part)).map(([, content]) => content)
  const single = others.length === 0 ? csv : undefined
  const parts = packed === null || single !== undefined ? null : new Map([...packed].map(([part, content]) => [part.toLowerCase(), content]))
  const content = single ?? plain
  let text: string | null = null
  return { name, parts, text: () => (text ??= parts === null ? textOf(name, content) : '') }
}

const isRootCsv = (name: string): boolean => /^[^/]+\.csv$/i.test(name)
const isSheetPart = (name: string): boolean => Object.values<string>(sheetParts).includes(name.toLowerCase())

const isWebPage = (text: string): boolean => /^\uFEFF?\s*(<!--[^]{0,500}?-->\s*)?<(!doctype\s+html|html|head|body)\b/i.test(text.slice(0, 1_000))

/** Reads a file in the format given, or in the one that its content shows. */
export function readFile(file: SourceFile, format: string | null): Imported {
  if (file.parts === null && isWebPage(file.text())) throw new BundleError(file.name, 'is a web page, whatever it is called: the publisher has moved or withdrawn the list')
  const importer = format === null ? importers.find((candidate) => candidate.detect(file)) : importers.find((candidate) => candidate.format === format)
  if (importer === undefined) throw new BundleError(file.name, format === null ? 'is of no known format' : 'there is no such format')
  return importer.read(file)
}
