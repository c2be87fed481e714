/** Which names a file exports, and which it takes from others. */
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { importedFrom, rootPath } from './imports'

/** What a file says of names. */
export interface Names {
  exported: readonly string[]
  /** Names taken from other files, as `file#name`. */
  taken: readonly string[]
  /** Files of which everything is exported again. */
  passed: readonly string[]
}

const isExported = (node: ts.Statement): boolean => ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)

/** Names that a binding declares: one, or those of a pattern. */
const bound = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => (ts.isBindingElement(element) ? bound(element.name) : []))

function declared(node: ts.Statement): string[] {
  if (ts.isExportDeclaration(node)) return node.moduleSpecifier === undefined && node.exportClause !== undefined && ts.isNamedExports(node.exportClause) ? node.exportClause.elements.map(({ name }) => name.text) : []
  if (!isExported(node)) return []
  if (ts.isVariableStatement(node)) return node.declarationList.declarations.flatMap(({ name }) => bound(name))
  const { name } = node as ts.DeclarationStatement
  return name !== undefined && ts.isIdentifier(name) ? [name.text] : []
}

/** Names that an import or a re-export takes; null where it takes the module as a whole. */
function takenBy(node: ts.ImportDeclaration | ts.ExportDeclaration): string[] | null {
  const named = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : node.exportClause
  if (named === undefined) return []
  return ts.isNamedImports(named) || ts.isNamedExports(named) ? named.elements.map(({ propertyName, name }) => (propertyName ?? name).text) : null
}

/** Reads what a file exports and takes. Of a module that is taken as a whole, by `* as` or `import()`, it takes every name that it spells. */
export function namesIn(file: string): Names {
  const text = readFileSync(rootPath(file), 'utf8')
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS)
  const taken: string[] = []
  const passed: string[] = []
  const take = (specifier: string, names: readonly string[] | null): void => {
    const from = importedFrom(file, specifier)
    if (from === undefined) return
    for (const name of names ?? text.match(/[\p{L}_$][\p{L}\d_$]*/gu) ?? []) taken.push(`${from}#${name}`)
  }
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier !== undefined && ts.isStringLiteral(node.moduleSpecifier)) {
      take(node.moduleSpecifier.text, takenBy(node))
      if (ts.isExportDeclaration(node) && node.exportClause === undefined) passed.push(importedFrom(file, node.moduleSpecifier.text) ?? '')
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments
      if (argument !== undefined && ts.isStringLiteral(argument)) take(argument.text, null)
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal)) {
      take(node.argument.literal.text, null)
    }
    ts.forEachChild(node, visitInside)
  }
  /** Inside of statements only `import()` names another file. */
  const visitInside = text.includes('import(') ? visit : () => undefined
  ts.forEachChild(source, visit)
  return { exported: source.statements.flatMap(declared), taken, passed }
}

/** Exports that no other file takes, as `file#name`; those of entry points are taken by whoever uses the package. */
export function unusedExports(names: ReadonlyMap<string, Names>, isEntry: (file: string) => boolean): string[] {
  const passers = [...names].filter(([, { passed }]) => passed.length > 0)
  /** A name taken from a file that only passes it on is taken from where it comes from. */
  const isTaken = (taken: ReadonlySet<string>, file: string, name: string): boolean =>
    isEntry(file) || taken.has(`${file}#${name}`) || passers.some(([passer, { passed }]) => passed.includes(file) && isTaken(taken, passer, name))
  const taken = new Set([...names.values()].flatMap((each) => each.taken))
  return [...names].flatMap(([file, { exported }]) => exported.filter((name) => !isTaken(taken, file, name)).map((name) => `${file}#${name}`))
}
