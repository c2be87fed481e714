import { defineCommand } from 'citty'
import { databaseUrl } from './database'
import { dataImport } from './data-import'
import { dataCheck, dataExport, dataList, dataRemove } from './data-show'
import { terminal } from './output'

const common = {
  database: { type: 'string', description: 'file:<path> or postgres://...; default: DATABASE_URL, else file:depotkit.db' },
  json: { type: 'boolean', description: 'print JSON' },
} as const

const urlOf = (args: { database?: string | undefined }): string => databaseUrl(args.database, process.env)

/** `depotkit data ...` */
export const dataCommand = defineCommand({
  meta: { name: 'data', description: 'Bring in, look at and take out reference data' },
  subCommands: {
    import: defineCommand({
      meta: { name: 'import', description: 'Import a file, a reference bundle, or every file of a folder' },
      args: {
        path: { type: 'positional', description: 'file or folder', required: true },
        format: { type: 'string', description: 'format; default: told from the content' },
        isin: { type: 'string', description: 'the fund or instrument, where the file does not say it' },
        'as-of': { type: 'string', description: 'date of the holdings, where the file does not say it' },
        currency: { type: 'string', description: 'currency of prices' },
        adjusted: { type: 'boolean', description: 'the closes are adjusted for dividends' },
        ...common,
      },
      run: ({ args }) => dataImport({ ...args, asOf: args['as-of'], database: urlOf(args) }, process.env, terminal, new Date()),
    }),
    export: defineCommand({
      meta: { name: 'export', description: 'Write everything imported as one reference bundle' },
      args: {
        path: { type: 'positional', description: 'a folder, or a name that ends in .zip or .tar.gz', required: true },
        name: { type: 'string', description: 'name of the bundle', default: 'export' },
        ...common,
      },
      run: ({ args }) => dataExport(urlOf(args), args.path, args.name, args.json === true, terminal),
    }),
    list: defineCommand({
      meta: { name: 'list', description: 'Show what is imported: records, dates, sources' },
      args: common,
      run: ({ args }) => dataList(urlOf(args), process.env, args.json === true, terminal),
    }),
    check: defineCommand({
      meta: { name: 'check', description: 'Look for unknown sectors, weights out of range, stale dates, conflicting ISINs' },
      args: common,
      async run({ args }) {
        const clean = await dataCheck(urlOf(args), process.env, args.json === true, terminal, new Date().toISOString().slice(0, 10))
        if (!clean) process.exitCode = 1
      },
    }),
    remove: defineCommand({
      meta: { name: 'remove', description: 'Take an import out' },
      args: { source: { type: 'positional', description: 'its name as data list shows it', required: true }, ...common },
      run: ({ args }) => dataRemove(urlOf(args), args.source, args.json === true, terminal, new Date()),
    }),
  },
})
