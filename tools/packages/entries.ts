import ts from 'typescript'

/** The entry point of a source file: a component's folder gives it its name, all drawings share one. */
function entryOf(path: string): string {
  const [folder, name] = path.split('/')
  if (folder === 'components' && name) return name
  if (folder === 'icons' || folder === 'illustrations') return folder
  if (folder === 'themes' || path === 'messages/words.ts') return 'ThemeProvider'
  if (path === 'private/announcer.tsx') return 'useAnnounce'
  if (path === 'private/isComposing.ts') return 'isComposing'
  if (path === 'private/isHeld.ts') return 'isHeld'
  throw new Error(
    `src/index.ts exports from ${path}, which belongs to no entry point: see tools/packages/entries.ts`,
  )
}

/**
 * Splits an index into the entry points of the published package: `@wherry/ui/ComboBox` has every name that
 * `@wherry/ui` has from that folder, and nothing else.
 *
 * @param index text of `src/index.ts`: `export { … } from './…'` statements only.
 * @param toSource path from the folder the entry points are written to, to the folder of the index.
 * @returns text of a module by the name of its entry point.
 */
export function entryPoints(index: string, toSource: string): Map<string, string> {
  const entries = new Map<string, string>()
  for (const statement of ts.createSourceFile('index.ts', index, ts.ScriptTarget.Latest).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause)
      throw new Error('src/index.ts may hold nothing but `export { … } from`')
    const specifier = (statement.moduleSpecifier as ts.StringLiteral).text
    const entry = entryOf(specifier.replace('./', ''))
    const text = index.slice(statement.pos, statement.end).trim().replace(`'./`, `'${toSource}/`)
    entries.set(entry, `${entries.get(entry) ?? ''}${text}\n`)
  }
  return entries
}
