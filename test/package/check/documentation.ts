/** What the package exports without saying what it is: every exported type, function and member needs a comment. */
import ts from 'typescript'

const isMember = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node) || ts.isGetAccessor(node)

const isHidden = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword)

const hasComment = (node: ts.Node): boolean => ts.getJSDocCommentsAndTags(node).length > 0

/** The declaration that carries the comment of a variable is its statement. */
const commented = (node: ts.Node): ts.Node => (ts.isVariableDeclaration(node) ? node.parent.parent : node)

/** What a walk through declarations has found. */
interface Found {
  /** Paths of what has no comment. */
  silent: string[]
  /** What the declarations refer to: bases, and types of members. */
  referred: ts.Identifier[]
}

/** What a reference to a type, or to a base, is called. */
const nameIn = (node: ts.Node): ts.Node | undefined =>
  ts.isTypeReferenceNode(node) ? node.typeName : ts.isExpressionWithTypeArguments(node) ? node.expression : undefined

/** Members without a comment inside a declaration; what stands in a body is nobody's business. */
function walk(node: ts.Node, path: string, found: Found): void {
  if (ts.isBlock(node) || ts.isSatisfiesExpression(node) || ts.isObjectLiteralExpression(node) || isHidden(node)) return
  const own = isMember(node) && !ts.isPrivateIdentifier(node.name ?? node)
  const here = own ? `${path}.${node.name?.getText() ?? '?'}` : path
  if (own && !hasComment(node)) found.silent.push(here)
  const name = nameIn(node)
  if (name !== undefined && ts.isIdentifier(name)) found.referred.push(name)
  ts.forEachChild(node, (child) => walk(child, here, found))
}

const isOurs = (node: ts.Node): boolean => !node.getSourceFile().fileName.includes('node_modules')

/** Whether a declaration that is only referred to has members that a caller fills or reads. */
const hasMembers = (node: ts.Node): boolean => ts.isInterfaceDeclaration(node) || ts.isClassDeclaration(node)

/** Reads the project's own files alone: what a library declares is documented, or not, by the library. */
function ownSources(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options)
  const resolve = (name: string, file: string): ts.ResolvedModuleWithFailedLookupLocations =>
    name.startsWith('.') ? ts.resolveModuleName(name, file, options, host) : { resolvedModule: undefined }
  return { ...host, resolveModuleNameLiterals: (names, file) => names.map(({ text }) => resolve(text, file)) }
}

/**
 * Names of what the entries export, and members of it, that have no comment; members also of the interfaces and classes
 * that the exports are made of.
 */
export function undocumented(entries: readonly string[], options: ts.CompilerOptions): string[] {
  const program = ts.createProgram([...entries], options, ownSources(options))
  const checker = program.getTypeChecker()
  const behind = (symbol: ts.Symbol): ts.Symbol => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol)
  const exported = new Set(entries.flatMap((entry) => {
    const source = program.getSourceFile(entry)
    const module = source && checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${entry} exports nothing`)
    return checker.getExportsOfModule(module).map(behind)
  }))
  const queue = new Set(exported)
  const silent: string[] = []
  for (const symbol of queue) {
    const declarations = (symbol.declarations ?? []).filter((node) => isOurs(node) && !ts.isTypeParameterDeclaration(node))
    const isTold = !exported.has(symbol) || declarations.length === 0 || declarations.some((node) => hasComment(commented(node)))
    if (!isTold) silent.push(symbol.name)
    for (const declaration of declarations) {
      const found: Found = { silent: [], referred: [] }
      walk(declaration, symbol.name, found)
      if (exported.has(symbol) || hasMembers(declaration)) silent.push(...found.silent)
      for (const name of found.referred) {
        const next = checker.getSymbolAtLocation(name)
        if (next !== undefined) queue.add(behind(next))
      }
    }
  }
  return silent
}
