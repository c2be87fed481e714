/** What the package exports without saying what it is: every exported type, function and member needs a comment. */
import ts from 'typescript'

const isMember = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isPropertySignature(node) || ts.isMethodSignature(node) || ts.isPropertyDeclaration(node) || ts.isMethodDeclaration(node) || ts.isGetAccessor(node)

const isHidden = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) && (ts.getModifiers(node) ?? []).some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword || kind === ts.SyntaxKind.ProtectedKeyword)

const hasComment = (node: ts.Node): boolean => ts.getJSDocCommentsAndTags(node).length > 0

/** The declaration that carries the comment of a variable is its statement. */
const commented = (node: ts.Node): ts.Node => (ts.isVariableDeclaration(node) ? node.parent.parent : node)

/** Members without a comment inside a declaration; what stands in a body is nobody's business. */
function membersWithout(node: ts.Node, path: string): string[] {
  if (ts.isBlock(node) || ts.isSatisfiesExpression(node) || ts.isObjectLiteralExpression(node) || isHidden(node)) return []
  const own = isMember(node) && !ts.isPrivateIdentifier(node.name ?? node)
  const here = own ? `${path}.${node.name?.getText() ?? '?'}` : path
  const found = own && !hasComment(node) ? [here] : []
  ts.forEachChild(node, (child) => void found.push(...membersWithout(child, here)))
  return found
}

function symbolWithout(symbol: ts.Symbol): string[] {
  const declarations = (symbol.declarations ?? []).filter((node) => !node.getSourceFile().fileName.includes('node_modules'))
  const itself = declarations.some((node) => hasComment(commented(node))) || declarations.length === 0 ? [] : [symbol.name]
  return [...itself, ...declarations.flatMap((node) => membersWithout(node, symbol.name))]
}

/** Names of exported things and members without a comment, by the entries that export them; and how many there are in all. */
export function undocumented(entries: readonly string[], options: ts.CompilerOptions): string[] {
  const program = ts.createProgram([...entries], options)
  const checker = program.getTypeChecker()
  const symbols = entries.flatMap((entry) => {
    const source = program.getSourceFile(entry)
    const module = source && checker.getSymbolAtLocation(source)
    if (module === undefined) throw new Error(`${entry} exports nothing`)
    return checker.getExportsOfModule(module).map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
  })
  return [...new Set(symbols)].flatMap(symbolWithout)
}
