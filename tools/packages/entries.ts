import ts from 'typescript'

/**
 * Name of the entry point for a source file: the name of the component's folder; all drawings share one entry point.
 */
function entryOf(path: string): string {
  const [folder, name] = path.split('/')
  if (folder === 'components' && name) return name
  if (folder === 'icons' || folder === 'illustrations') return folder
  if (folder === 'themes' || folder === 'messages' || path === 'private/parts.ts') return 'ThemeProvider'
  if (path === 'private/announcer.tsx') return 'useAnnounce'
  if (path === 'private/edit/isComposing.ts') return 'isComposing'
  if (path === 'private/edit/isHeld.ts') return 'isHeld'
  throw new Error(
    `src/index.ts exports from ${path}, which belongs to no entry point: see tools/packages/entries.ts`,
  )
}

/** A statement `export { … } from './…'` of an index. */
export interface IndexExport {
  /** Text of the statement. */
  text: string
  /** Path of the source relative to the index, without `./`. */
  source: string
}

/**
 * The statements of an index.
 *
 * @param index text of `src/index.ts`. @throws Error if there is any statement but `export { … } from './…'`.
 */
export function indexExports(index: string): IndexExport[] {
  return ts.createSourceFile('index.ts', index, ts.ScriptTarget.Latest).statements.map((statement) => {
    const from = ts.isExportDeclaration(statement) && statement.exportClause && statement.moduleSpecifier
    if (!from || !ts.isStringLiteral(from))
      throw new Error('src/index.ts may hold nothing but `export { … } from`')
    return { text: index.slice(statement.pos, statement.end).trim(), source: from.text.replace('./', '') }
  })
}

/**
 * A statement of an index, rewritten for a module in another folder.
 *
 * @param toSource path from that folder to the index's folder.
 */
export const exportFrom = ({ text }: IndexExport, toSource: string): string =>
  `${text.replace(`'./`, `'${toSource}/`)}\n`

/**
 * Splits an index into the entry points of the published package: `@wherry/ui/ComboBox` has exactly the names that
 * `@wherry/ui` has from that folder.
 *
 * @param index text of `src/index.ts`: `export { … } from './…'` statements only.
 * @param toSource path from the folder of the entry points to the folder of the index.
 * @returns text of each entry point by its name.
 */
export function entryPoints(index: string, toSource: string): Map<string, string> {
  const entries = new Map<string, string>()
  for (const each of indexExports(index)) {
    const entry = entryOf(each.source)
    entries.set(entry, `${entries.get(entry) ?? ''}${exportFrom(each, toSource)}`)
  }
  return entries
}
