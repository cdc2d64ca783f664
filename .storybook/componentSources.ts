import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vite'

/** What a component's own files say of it. */
export interface ComponentSources {
  /** Paths into the contract of variables, `accent.solid`, as its style sheets name them. */
  tokens: string[]
  /** The other components it is drawn with. */
  parts: string[]
  /** What `@wherry/ui` exports of its folder, types left out. */
  exported: string[]
  /** The exported types of its folder that are no props: what a prop's type is made of. */
  types: { name: string; members: { name: string; type: string; about: string }[] }[]
  /** A file that shows it at work, to be copied; empty where there is none. */
  example: string
}

const examples: Readonly<Record<string, string>> = {
  DatePicker: 'DateAndTime',
  TimePicker: 'DateAndTime',
  ComboBox: 'AsyncComboBox',
  Menu: 'OrderMenu',
  Dialog: 'CancelDialog',
  Notifications: 'Notify',
}

/** The names that the index exports of a folder. */
function exportsOf(index: string, folder: string): { values: string[]; types: string[] } {
  const values: string[] = []
  const types: string[] = []
  for (const statement of ts.createSourceFile('index.ts', index, ts.ScriptTarget.Latest, true).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) continue
    if (!statement.moduleSpecifier.getText().startsWith(`'./${folder}/`)) continue
    if (!ts.isNamedExports(statement.exportClause)) continue
    for (const { isTypeOnly, name } of statement.exportClause.elements)
      (statement.isTypeOnly || isTypeOnly ? types : values).push(name.text)
  }
  return { values, types }
}

/** The members of an interface in a text, with their doc comments; none where it is not in it. */
function membersOf(text: string, name: string): ComponentSources['types'][number]['members'] {
  const file = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = file.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name)
  if (!found || !ts.isInterfaceDeclaration(found)) return []
  return found.members.filter(ts.isPropertySignature).map((member) => ({
    name: `${member.name.getText()}${member.questionToken ? '?' : ''}`,
    type: (member.type?.getText() ?? '').replace(/ \| undefined$/, ''),
    about: ts
      .getJSDocCommentsAndTags(member)
      .map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? '')
      .join(' '),
  }))
}

const id = 'virtual:component-sources'

/** The relative imports of a text, as paths from `src`. */
const importsOf = (text: string, folder: string) =>
  [...text.matchAll(/from '(\.[^']+)'/g)].map(([, path]) => join(folder, path!))

/** Paths of `vars` in a style sheet: `vars.ink[1]` is `ink.1`. */
const tokensOf = (text: string) =>
  [...text.matchAll(/\bvars((?:\.\w+|\[[\w'-]+\])+)/g)].map(([, path]) =>
    path!.replace(/\['?([\w-]+)'?\]/g, '.$1').slice(1),
  )

async function sourcesOf(src: string, component: string): Promise<ComponentSources> {
  const folder = `components/${component}`
  const names = await readdir(join(src, folder))
  const own = names.filter((name) => !/\.(test|stories|guide)\.tsx?$/.test(name))
  const texts = await Promise.all(own.map((name) => readFile(join(src, folder, name), 'utf8')))
  const imported = texts.flatMap((text) => importsOf(text, folder))
  const sheets = [...own.map((name) => join(folder, name)), ...imported].filter((path) =>
    /^(components|private)\/.*\.css\.ts$/.test(path),
  )
  const styles = await Promise.all([...new Set(sheets)].map((path) => readFile(join(src, path), 'utf8')))
  const parts = imported.flatMap((path) => {
    const [, part, file] = /^components\/(\w+)\/(\w+)\.tsx$/.exec(path) ?? []
    return part && part !== component && part === file ? [part] : []
  })
  const index = exportsOf(await readFile(join(src, 'index.ts'), 'utf8'), folder)
  const types = index.types
    .filter((name) => !name.endsWith('Props'))
    .map((name) => ({ name, members: texts.flatMap((text) => membersOf(text, name)) }))
    .filter(({ members }) => members.length > 0)
  const example = examples[component]
  return {
    exported: index.values,
    types,
    example: example ? await readFile(join(src, `docs/${example}.example.tsx`), 'utf8') : '',
    tokens: [...new Set(styles.flatMap(tokensOf))].sort(),
    parts: [...new Set(parts)].sort(),
  }
}

/**
 * Hands the docs pages what the sources say, as `virtual:component-sources`: read here, since vanilla-extract
 * compiles a style sheet even where its raw text is imported.
 *
 * @param src The folder that holds `components` and `private`.
 */
export function componentSources(src: string): Plugin {
  return {
    name: 'wherry-component-sources',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    async load(asked) {
      if (asked !== `\0${id}`) return undefined
      const entries = await readdir(join(src, 'components'), { withFileTypes: true })
      const components = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name)
      const sources = await Promise.all(
        components.map(async (name) => [name, await sourcesOf(src, name)] as const),
      )
      return `export default ${JSON.stringify(Object.fromEntries(sources))}`
    },
  }
}
