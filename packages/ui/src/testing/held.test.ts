import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const folder = (path: string) => fileURLToPath(new URL(`../${path}/`, import.meta.url))
const components = readdirSync(folder('components'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

/** The tests of a folder that call the suite, as text. */
const suites = components.map((name) => {
  const path = folder(`components/${name}`)
  const tests = readdirSync(path).filter((file) => file.endsWith('.test.tsx'))
  const texts = tests.map((file) => readFileSync(path + file, 'utf8'))
  return { name, text: texts.filter((text) => text.includes('conforms(')).join('\n') }
})

it('UI-18 UI-20 every component folder is held to the suite', () => {
  expect(components.length).toBeGreaterThan(35)
  expect(suites.filter(({ text }) => !text).map(({ name }) => name)).toEqual([])
})

const read = (path: string) => readFileSync(fileURLToPath(new URL(path, import.meta.url)), 'utf8')

/** Each component that the index exports, with its folder. */
const exported = [
  ...read('../index.ts').matchAll(/export \{([^}]*)\} from '\.\/components\/(\w+)\//g),
].flatMap(([, list, inFolder]) =>
  list!
    .split(',')
    .map((name) => ({ name: name.trim(), folder: inFolder! }))
    .filter(({ name }) => /^[A-Z]/.test(name)),
)

it('UI-18 UI-20 every component that the index exports is drawn by a suite', () => {
  const drawn = exported.map(({ name }) => name)
  expect(drawn.length).toBeGreaterThan(38)
  const all = suites.map(({ text }) => text).join('\n')
  expect(drawn.filter((name) => !new RegExp(`<${name}[\\s>]`).test(all))).toEqual([])
})

/** Components that send nothing by a form: they have no name. */
const nameless = [
  ...['Accordion', 'Badge', 'Breadcrumbs', 'Button', 'ButtonLink', 'Calendar', 'Chip', 'ChipGroup'],
  ...['Dialog', 'Drawer', 'EmptyState'],
  ...[
    'ErrorScreen',
    'Flag',
    'Link',
    'Menu',
    'Notice',
    'NotificationProvider',
    'Pagination',
    'Plate',
    'Popover',
    'Progress',
  ],
  ...[
    'RangeCalendar',
    'RemovableChip',
    'Skeleton',
    'SkeletonText',
    'Spinner',
    'StoreBadge',
    'Tabs',
    'Tooltip',
  ],
  ...['VisuallyHidden'],
]
/** Parts of controls and the form itself: what stands in them has the name. */
const around = ['Field', 'Form', 'OptionText']

/** Sign of a source that takes part in the life of a form. */
const living = /\buse(FormValue|FormReset|Validity)\b/

it('UI-18 every component with a name passes the suite of forms', () => {
  const suite = read('./formLife.test.tsx')
  const rows = suite.slice(suite.indexOf('const controls'), suite.indexOf('describe.each'))
  const isDrawn = (name: string) => new RegExp(`<${name}[\\s>]`).test(rows)
  const others = [...nameless, ...around]
  const lacking = exported.filter(({ name }) => !isDrawn(name) && !others.includes(name))
  expect(lacking.map(({ name }) => name)).toEqual([])
  expect(others.filter((name) => isDrawn(name) || !exported.some((one) => one.name === name))).toEqual([])

  const lives = ({ folder: at }: { folder: string }) =>
    readdirSync(folder(`components/${at}`))
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|stories|example|guide)\./.test(file))
      .some((file) => living.test(read(`../components/${at}/${file}`)))
  expect(exported.filter((one) => nameless.includes(one.name) && lives(one)).map(({ name }) => name)).toEqual(
    [],
  )
  expect(exported.filter((one) => isDrawn(one.name) && lives(one)).length).toBeGreaterThan(10)
})

it('UI-18 every component is drawn on a server, and with its parts', () => {
  const tables = { server: read('./serverTrees.tsx'), parts: read('./parts.test.tsx') }
  const has = (table: string, name: string) => new RegExp(`^  ${name}: `, 'm').test(table)
  expect(exported.filter(({ name }) => !has(tables.server, name)).map(({ name }) => name)).toEqual([])
  // A component without a part inside it has none to name; `guides.test.ts` holds the two lists together.
  const withParts = exported.filter(({ folder: at, name }) =>
    new RegExp(`export type ${name}Part\\b`).test(
      readdirSync(folder(`components/${at}`))
        .filter((file) => file.endsWith('.tsx') && !/\.(test|stories)\./.test(file))
        .map((file) => read(`../components/${at}/${file}`))
        .join('\n'),
    ),
  )
  expect(withParts.length).toBeGreaterThan(20)
  expect(withParts.filter(({ name }) => !has(tables.parts, name)).map(({ name }) => name)).toEqual([])
})
