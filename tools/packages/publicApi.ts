import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** An entry point of a built package. */
interface Entry {
  /** What is imported, `@wherry/ui/Button`. */
  name: string
  /** Its declarations; absolute. */
  file: string
}

/** The entry points that a package publishes types of, the index first; one by a pattern is each file that fits it. */
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
    const files = readdirSync(folder!).filter((one) => one.endsWith(ending))
    return files.sort().map((one) => ({
      name: entry.replace('*', one.slice(0, -ending.length)),
      file: join(folder!, one),
    }))
  })
}

/**
 * The public API of a built package as text: which entry point exports which names, then each type and value as it
 * is declared, with its defaults and without its remarks, in the order of the alphabet. What an exported thing
 * mentions is declared too, marked `(not exported)`. Two builds with the same API give the same text.
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
    for (const symbol of exported) if (!names.has(real(symbol))) names.set(real(symbol), symbol.name)
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
  if (ts.isVariableDeclaration(node) && node.type) {
    // The texts of a language, one to a line: a change of one is seen.
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

/** The members of an object's type and of those in it, each on a line with its path: `  approval.order.one: string`. */
function leaves(type: ts.TypeLiteralNode, line: (node: ts.Node) => string, path = ''): string[] {
  return type.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !member.type) return [`  ${path}${line(member)}\n`]
    const name = [...(member.modifiers ?? []).map(line), line(member.name)].join(' ')
    const here = `${path}${name}${member.questionToken ? '?' : ''}`
    if (ts.isTypeLiteralNode(member.type)) return leaves(member.type, line, `${here}.`)
    return [`  ${here}: ${line(member.type)}\n`]
  })
}

/** The `@default` of a member: a change of it is a change of the API. */
function defaultOf(member: ts.Node): string {
  const tag = ts.getJSDocTags(member).find(({ tagName }) => tagName.text === 'default')
  return tag ? ` // ${ts.getTextOfJSDocComment(tag.comment)?.replace(/\s+/g, ' ') ?? ''}` : ''
}
