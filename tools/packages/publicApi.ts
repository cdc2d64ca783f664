import { join } from 'node:path'
import ts from 'typescript'

/**
 * The public API of a built package as text: which entry point exports which names, then each type and value as it
 * is declared, with its defaults and without its remarks, in the order of the alphabet. What an exported thing
 * mentions is declared too, marked `(not exported)`. Two builds with the same API give the same text.
 *
 * @param dist folder with `index.d.ts` and `entries/*.d.ts`.
 * @param entries names of the files in `entries`.
 */
export function publicApi(dist: string, entries: readonly string[]): string {
  const files = [join(dist, 'index.d.ts'), ...entries.map((name) => join(dist, 'entries', `${name}.d.ts`))]
  const program = ts.createProgram(files, {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    skipLibCheck: true,
    types: [],
  })
  const checker = program.getTypeChecker()
  const real = (symbol: ts.Symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const isOurs = (node: ts.Node) => node.getSourceFile().fileName.startsWith(dist.replaceAll('\\', '/'))

  const names = new Map<ts.Symbol, string>()
  const points: string[] = []
  for (const [at, file] of files.entries()) {
    const module = checker.getSymbolAtLocation(program.getSourceFile(file)!)!
    const exported = checker.getExportsOfModule(module).sort(byName)
    for (const symbol of exported) if (!names.has(real(symbol))) names.set(real(symbol), symbol.name)
    const title = at === 0 ? '@wherry/ui' : `@wherry/ui/${entries[at - 1]}`
    points.push(`${title}\n${exported.map(({ name }) => `  ${name}\n`).join('')}`)
  }

  const shown = new Map<ts.Symbol, string>()
  const show = (symbol: ts.Symbol) => {
    const declarations = (symbol.declarations ?? []).filter(isOurs)
    if (shown.has(symbol) || declarations.length === 0) return
    const name = names.get(symbol) ?? symbol.name
    const head = names.has(symbol) ? '' : '(not exported) '
    shown.set(symbol, '')
    shown.set(symbol, `${name}\n${declarations.map((each) => `${head}${printed(each, name)}\n`).join('')}`)
    const visit = (node: ts.Node) => {
      if (ts.isIdentifier(node)) {
        const used = checker.getSymbolAtLocation(node)
        if (used && real(used).declarations?.some(isTopLevel)) show(real(used))
      }
      ts.forEachChild(node, visit)
    }
    for (const each of declarations) visit(each)
  }
  for (const symbol of names.keys()) show(symbol)

  const sections = [...shown.values()].sort().map((text) => text.slice(text.indexOf('\n') + 1))
  return `${points.join('\n')}\n${sections.join('\n')}`
}

const byName = (a: ts.Symbol, b: ts.Symbol) => (a.name < b.name ? -1 : 1)

const isTopLevel = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) ? ts.isSourceFile(node.parent.parent.parent) : ts.isSourceFile(node.parent)

const printer = ts.createPrinter({ removeComments: true })

/** A declaration under the name it is exported by, members in the order of the alphabet. */
function printed(node: ts.Declaration, name: string): string {
  const file = node.getSourceFile()
  const line = (each: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, each, file).replace(/\s+/g, ' ')
  if (ts.isInterfaceDeclaration(node)) {
    const parameters = node.typeParameters ? `<${node.typeParameters.map(line).join(', ')}>` : ''
    const parents = node.heritageClauses?.map((clause) => ` ${line(clause).trim()}`).join('') ?? ''
    const members = node.members.map((member) => `  ${line(member)}${defaultOf(member)}\n`).sort()
    return `interface ${name}${parameters}${parents}\n${members.join('')}`.trimEnd()
  }
  if (ts.isTypeAliasDeclaration(node)) {
    const parameters = node.typeParameters ? `<${node.typeParameters.map(line).join(', ')}>` : ''
    return `type ${name}${parameters} = ${line(node.type)}`
  }
  if (ts.isVariableDeclaration(node) && node.type) return `const ${name}: ${line(node.type)}`
  if (ts.isFunctionDeclaration(node))
    return line(node)
      .replace(/^declare /, '')
      .replace(node.name!.text, name)
  return line(node)
}

/** The `@default` of a member: a change of it is a change of the API. */
function defaultOf(member: ts.Node): string {
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default')
  return tag ? ` // ${ts.getTextOfJSDocComment(tag.comment)?.replace(/\s+/g, ' ') ?? ''}` : ''
}
