import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** An entry point of a built package. */
interface Entry {
  /** Name under which the entry point is imported, such as `@wherry/ui/Button`. */
  name: string
  /** Absolute path of its declarations. */
  file: string
}

/** Entry points with types of a package, the index first. A pattern stands for each file that matches it. */
function entriesOf(path: string): Entry[] {
  const { name, publishConfig } = JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')) as {
    name: string
    publishConfig: { exports: Record<string, string | { types: string }> }
  }
  return Object.entries(publishConfig.exports).flatMap(([key, target]) => {
    if (typeof target === 'string') return []
    const entry = name + key.slice(1)
    const file = join(path, target.types)
    const [folder, ending] = file.split('*')
    if (ending === undefined) return [{ name: entry, file }]
    const files = readdirSync(folder!, { recursive: true, encoding: 'utf8' }).filter((one) =>
      one.endsWith(ending),
    )
    return files.sort().map((one) => ({
      name: entry.replace('*', one.slice(0, -ending.length)),
      file: join(folder!, one),
    }))
  })
}

/**
 * The public API of a built package as text: the names that each entry point exports, then the declaration of each type
 * and value in alphabetical order, with defaults but without comments. Declarations that an exported one mentions are
 * included, marked `(not exported)`. Two builds with the same API give the same text.
 *
 * @param path folder of the package, with `dist`.
 */
export function publicApi(path: string): string {
  const entries = entriesOf(path)
  const dist = join(path, 'dist')
  const files = entries.map(({ file }) => file)
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
    for (const symbol of exported) {
      // A default export is named after its entry point.
      const name = symbol.name === 'default' ? `default of ${entries[at]!.name}` : symbol.name
      if (!names.has(real(symbol))) names.set(real(symbol), name)
    }
    points.push(`${entries[at]!.name}\n${exported.map(({ name }) => `  ${name}\n`).join('')}`)
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

function isTopLevel(node: ts.Node): boolean {
  // A variable declaration is inside of a list inside of a statement; only that of a `catch` clause is not.
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node
  return statement.parent !== undefined && ts.isSourceFile(statement.parent)
}

const printer = ts.createPrinter({ removeComments: true })

/** A declaration under its exported name, with members in alphabetical order. */
function printed(node: ts.Declaration, name: string): string {
  const file = node.getSourceFile()
  const text = (each: ts.Node) => printer.printNode(ts.EmitHint.Unspecified, each, file).replace(/\s+/g, ' ')
  const line = (each: ts.Node) => text(ts.transform(each, [withUnionsSorted(text)]).transformed[0]!)
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
  if (ts.isVariableDeclaration(node) && node.type) {
    // The texts of a language are printed one per line, so that a change of one is visible.
    if (line(node.type).length > 300 && ts.isTypeLiteralNode(node.type))
      return `const ${name}\n${leaves(node.type, line).sort().join('')}`.trimEnd()
    return `const ${name}: ${line(node.type)}`
  }
  if (ts.isFunctionDeclaration(node))
    return line(node)
      .replace(/^declare /, '')
      .replace(node.name!.text, name)
  return line(node)
}

/**
 * Sorts the members of unions. The compiler prints them in the order in which it has met them, which changes with
 * unrelated code.
 */
function withUnionsSorted(text: (node: ts.Node) => string): ts.TransformerFactory<ts.Node> {
  return (context) => {
    const visit = (node: ts.Node): ts.Node => {
      const seen = ts.visitEachChild(node, visit, context)
      if (!ts.isUnionTypeNode(seen)) return seen
      const members = seen.types.map((type) => ({ type, key: text(type) }))
      members.sort((a, b) => (a.key < b.key ? -1 : 1))
      return ts.factory.createUnionTypeNode(members.map(({ type }) => type))
    }
    return (node) => ts.visitNode(node, visit)
  }
}

/** Members of an object type and of nested ones, one per line with their path: ` approval.order.one: string`. */
function leaves(type: ts.TypeLiteralNode, line: (node: ts.Node) => string, path = ''): string[] {
  return type.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return [`  ${path}${line(member)}\n`]
    const name = [...(member.modifiers ?? []).map(line), line(member.name)].join(' ')
    const here = `${path}${name}${member.questionToken ? '?' : ''}`
    if (ts.isTypeLiteralNode(member.type)) return leaves(member.type, line, `${here}.`)
    return [`  ${here}: ${line(member.type)}\n`]
  })
}

/** The `@default` of a member, because changing it changes the API. */
function defaultOf(member: ts.Node): string {
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default')
  return tag ? ` // ${ts.getTextOfJSDocComment(tag.comment)?.replace(/\s+/g, ' ') ?? ''}` : ''
}
