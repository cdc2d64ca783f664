import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type ESTree, parseSync } from 'vite'

/** A value that a source takes from another file of the workspace. */
export interface Taken {
  /** Path of the imported file from the root. */
  readonly from: string
  /** Name of the imported export; null: everything that the file exports, or only the effect of loading it. */
  readonly name: string | null
}

/** The imports of one source. Imports of types are left out: nothing of them is there when it runs. */
export interface Source {
  readonly imports: readonly Taken[]
  /** Exports that come from other files; `as` is the name here, null for all of theirs. */
  readonly handedOn: readonly (Taken & { readonly as: string | null })[]
  /** True if it reads files or starts programs by `node:fs` and the like: no import says which. */
  readonly readsFiles: boolean
}

/** Finds the file that an import leads to; null: none of the workspace. */
export type Resolve = (specifier: string, importer: string) => string | null

/** A file that imports nothing, such as a picture. */
export const leaf: Source = { imports: [], handedOn: [], readsFiles: false }

/** A path in a string: it is loaded, started or read by that path. */
const writtenPath = /['"`](\.{1,2}\/[^'"`\n]{1,200}|@wherry\/[^'"`\n]{1,200})['"`]/g

/** Name of the only constant that a statement exports; null: it is another statement. */
function nameOf(statement: ESTree.Statement | ESTree.ModuleDeclaration): string | null {
  if (statement.type !== 'ExportNamedDeclaration') return null
  const { declaration } = statement
  const [first, ...others] = declaration?.type === 'VariableDeclaration' ? declaration.declarations : []
  return first?.id.type === 'Identifier' && others.length === 0 ? first.id.name : null
}

/**
 * Reads the imports of a source. A path in a string counts as an import of all that the file exports, as in `import()`
 * or `new URL('./worker.ts', import.meta.url)`. In a `lazy.ts`, each exported loader hands on the file that it loads.
 *
 * @param file path from the root
 */
export function readSource(file: string, text: string, resolve: Resolve): Source {
  if (!/\.tsx?$/.test(file)) return leaf
  const { module, program } = parseSync(file, text)
  const imports: Taken[] = []
  const handedOn: Source['handedOn'][number][] = []
  let readsFiles = false
  for (const { moduleRequest, entries } of module.staticImports) {
    readsFiles ||= /^node:(fs|child_process)/.test(moduleRequest.value)
    const from = resolve(moduleRequest.value, file)
    if (from === null) continue
    if (entries.length === 0) imports.push({ from, name: null })
    for (const { importName, isType } of entries)
      if (!isType) imports.push({ from, name: importName.kind === 'Default' ? 'default' : importName.name })
  }
  for (const { entries } of module.staticExports)
    for (const { moduleRequest, importName, exportName, isType } of entries) {
      const from = moduleRequest && !isType ? resolve(moduleRequest.value, file) : null
      if (from !== null) handedOn.push({ from, name: importName.name, as: exportName.name })
    }
  /** Files that a part of the text names, but for its own import statements. */
  const written = (part: string) =>
    [...part.matchAll(writtenPath)].flatMap(([, specifier = '']) => {
      const from = resolve(specifier, file)
      return from === null ? [] : [{ from, name: null }]
    })
  const isLazy = /\/lazy\.ts$/.test(file) && module.staticImports.length === 0
  for (const statement of program.body) {
    const isTie = statement.type === 'ImportDeclaration' || statement.type === 'ExportAllDeclaration'
    if (isTie || (statement.type === 'ExportNamedDeclaration' && statement.source)) continue
    const files = written(text.slice(statement.start, statement.end))
    const loader = isLazy ? nameOf(statement) : null
    if (loader === null) imports.push(...files)
    else handedOn.push(...files.map((taken) => ({ ...taken, as: loader })))
  }
  return { imports, handedOn, readsFiles }
}

/** A comment that a tool obeys or keeps. */
const order = /[@#]__|@vite-|@ts-|@jsx|@vitest-|Stryker|^!/

/**
 * A source without what never runs: its comments and the positions in the text. A source with a comment that a tool obeys
 * is its whole text, because its place counts.
 */
function codeOf(file: string, text: string): string {
  const { program, comments, errors } = parseSync(file, text)
  if (errors.length > 0 || comments.some(({ value }) => order.test(value))) return text
  return JSON.stringify(program, (key, value: unknown) => {
    if (key === 'start' || key === 'end') return undefined
    return typeof value === 'bigint' ? `${value}n` : value
  })
}

/** True if two texts of a source run the same code: they differ in comments or in the places of line breaks. */
export const isSameCode = (file: string, before: string, after: string): boolean =>
  /\.tsx?$/.test(file) && codeOf(file, before) === codeOf(file, after)

interface Manifest {
  readonly name: string
  readonly exports?: Readonly<Record<string, unknown>>
}

/**
 * Resolves relative paths, and the entries of the packages of the workspace by their `package.json`.
 *
 * @param files all files of the workspace, and those that are gone since: who imports one of these is found by it
 */
export function createResolve(root: string, files: ReadonlySet<string>): Resolve {
  const packages = new Map<string, (path: string) => string | null>()
  const manifests = [...files].filter((one) => /\/package\.json$/.test(one) && existsSync(join(root, one)))
  for (const file of manifests) {
    const { name, exports = {} }: Manifest = JSON.parse(readFileSync(join(root, file), 'utf8'))
    const entries = Object.entries(exports).flatMap(([entry, target]) =>
      typeof target === 'string' ? [[entry.split('*'), join(dirname(file), target)] as const] : [],
    )
    packages.set(name, (path) => {
      for (const [[before = '', after], target] of entries)
        if (after === undefined ? path === before : path.startsWith(before) && path.endsWith(after))
          return after === undefined
            ? target
            : target.replace('*', path.slice(before.length, path.length - after.length))
      return null
    })
  }
  return (specifier, importer) => {
    const path = specifier.replace(/\?.*$/, '')
    const [, name = '', rest = ''] = /^(@wherry\/[\w-]+)(\/.*)?$/.exec(path) ?? []
    const file = path.startsWith('.') ? join(dirname(importer), path) : packages.get(name)?.(`.${rest}`)
    return file != null && files.has(file) ? file : null
  }
}
