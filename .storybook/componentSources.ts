import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import ts from 'typescript'
import type { Plugin } from 'vite'

/** Facts for a docs page, read from the sources of a component, a hook or a function. */
export interface ComponentSources {
  /** The entry point that exports it. */
  entry: string
  /** Paths into the contract of variables, `accent.solid`, as its style sheets name them. */
  tokens: string[]
  /** The other components that it is built from. */
  parts: string[]
  /** The names that the entry point exports from its folder, without types. */
  exported: string[]
  /** The exported types of its folder that are not props but appear in the types of props. */
  types: { name: string; members: { name: string; type: string; about: string }[] }[]
  /** An example file to copy; empty if there is none. */
  example: string
}

const examples: Readonly<Record<string, string>> = {
  DatePicker: 'DateAndTime',
  DateRangePicker: 'Stay',
  TimePicker: 'DateAndTime',
  ComboBox: 'AsyncComboBox',
  Menu: 'OrderMenu',
  Dialog: 'CancelDialog',
  Notifications: 'Notify',
  ThemeProvider: 'Themed',
}

/** Exports with a page but no folder of their own: the entry point, the paths of their sources, and their types. */
const elsewhere: Readonly<
  Record<
    string,
    { entry: string; index: string; prefix: string; files: readonly string[]; types: readonly string[] }
  >
> = {
  ThemeProvider: {
    entry: '@wherry/ui',
    index: 'index.ts',
    prefix: './themes/',
    files: ['themes/useTheme.ts'],
    types: ['VisiblePart'],
  },
  createTheme: {
    entry: '@wherry/ui/accent',
    index: 'themes/accent/accent.ts',
    prefix: '.',
    files: ['themes/accent/createTheme.ts', 'themes/createdTheme.ts'],
    types: ['CreateThemeOptions', 'CreatedTheme', 'CreatedMode', 'ThemeChange'],
  },
  useAnnounce: {
    entry: '@wherry/ui',
    index: 'index.ts',
    prefix: './private/announcer',
    files: [],
    types: [],
  },
  useCalendar: {
    entry: '@wherry/ui',
    index: 'index.ts',
    prefix: './components/Calendar/useCalendar',
    files: ['calendarOptions.ts', 'useCalendar.ts', 'calendarCells.ts'].map(
      (name) => `components/Calendar/${name}`,
    ),
    types: ['CalendarOptions', 'CalendarState', 'CalendarMonth', 'CalendarCell'],
  },
  usePhoneInput: {
    entry: '@wherry/ui',
    index: 'index.ts',
    prefix: './components/PhoneField/usePhoneInput',
    files: ['components/PhoneField/usePhoneInput.ts'],
    types: ['PhoneInputOptions', 'PhoneInputState', 'PhoneCountry'],
  },
  useStepper: {
    entry: '@wherry/ui',
    index: 'index.ts',
    prefix: './components/Stepper/useStepper',
    files: ['components/Stepper/stepperProps.ts', 'components/Stepper/useStepper.ts'],
    types: ['StepperOptions', 'StepperState'],
  },
  useTimeOptions: {
    entry: '@wherry/ui',
    index: 'index.ts',
    prefix: './components/TimePicker/useTimeOptions',
    files: ['components/TimePicker/timePickerOptions.ts', 'components/TimePicker/useTimeOptions.ts'],
    types: ['TimeInputOptions', 'TimeOptionsState', 'TimeOption'],
  },
}

/** The names that an index exports from paths with a prefix. */
function exportsOf(index: string, prefix: string): { values: string[]; types: string[] } {
  const values: string[] = []
  const types: string[] = []
  for (const statement of ts.createSourceFile('index.ts', index, ts.ScriptTarget.Latest, true).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier || !statement.exportClause) continue
    if (!statement.moduleSpecifier.getText().startsWith(`'${prefix}`)) continue
    if (!ts.isNamedExports(statement.exportClause)) continue
    for (const { isTypeOnly, name } of statement.exportClause.elements)
      (statement.isTypeOnly || isTypeOnly ? types : values).push(name.text)
  }
  return { values, types }
}

/** The members of an interface in a text, with their doc comments; none if the text lacks it. */
function membersOf(text: string, name: string): ComponentSources['types'][number]['members'] {
  const file = ts.createSourceFile('a.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found = file.statements.find((one) => ts.isInterfaceDeclaration(one) && one.name.text === name)
  if (!found || !ts.isInterfaceDeclaration(found)) return []
  return found.members.filter(ts.isPropertySignature).map((member) => ({
    name: `${member.name.getText()}${member.questionToken ? '?' : ''}`,
    type: (member.type?.getText() ?? '').replace(/ \| undefined$/, ''),
    about: [
      ...ts.getJSDocCommentsAndTags(member).map((doc) => ts.getTextOfJSDocComment(doc.comment) ?? ''),
      ...ts
        .getJSDocTags(member)
        .filter(({ tagName }) => tagName.text === 'default')
        .map(({ comment }) => `Default: ${ts.getTextOfJSDocComment(comment)}.`),
    ].join(' '),
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

const typesOf = (names: readonly string[], texts: readonly string[]): ComponentSources['types'] =>
  names
    .filter((name) => !name.endsWith('Props'))
    .map((name) => ({ name, members: texts.flatMap((text) => membersOf(text, name)) }))
    .filter(({ members }) => members.length > 0)

async function exampleOf(src: string, name: string): Promise<string> {
  const file = examples[name]
  return file ? await readFile(join(src, `docs/${file}.example.tsx`), 'utf8') : ''
}

async function sourcesElsewhere(src: string, name: string): Promise<ComponentSources> {
  const { entry, index, prefix, files, types } = elsewhere[name]!
  const { values } = exportsOf(await readFile(join(src, index), 'utf8'), prefix)
  const texts = await Promise.all(files.map((path) => readFile(join(src, path), 'utf8')))
  const example = await exampleOf(src, name)
  return { entry, exported: values, types: typesOf(types, texts), example, tokens: [], parts: [] }
}

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
  const index = exportsOf(await readFile(join(src, 'index.ts'), 'utf8'), `./${folder}/`)
  return {
    entry: '@wherry/ui',
    exported: index.values,
    types: typesOf(index.types, texts),
    example: await exampleOf(src, component),
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
      const sources = await Promise.all([
        ...components.map(async (name) => [name, await sourcesOf(src, name)] as const),
        ...Object.keys(elsewhere).map(async (name) => [name, await sourcesElsewhere(src, name)] as const),
      ])
      return `export default ${JSON.stringify(Object.fromEntries(sources))}`
    },
  }
}
