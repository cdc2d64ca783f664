import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { testClock } from '@wherry/booking/testing/testClock.ts'
import { readAccess } from '@wherry/edge/access.ts'
import { readChecked } from '@wherry/edge/checked.ts'
import { readFirstAnswers } from '@wherry/edge/firstAnswers.ts'
import type { EdgeSettings } from '@wherry/edge/options.ts'
import { readSources } from '@wherry/edge/policy.ts'
import { readAllTexts } from '@wherry/edge/texts.ts'
import { createInProcessFetch } from '@wherry/sandbox/inProcess.ts'
import { transform } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { attributes } from '../../packages/embed/src/options.ts'
import { root } from '../run.ts'
import { stepsOf } from '../workflows/workflowChecks.ts'
import {
  type Block,
  blocksOf,
  commandsOf,
  deadLinksOf,
  lostPathsOf,
  pages,
  read,
  takeBlock,
} from './blocks.ts'
import { blocksNotRun } from './blocksNotRun.ts'
import { byHand, inTest, inWorkflows, known } from './commandRuns.ts'
import { commandTroubles, curlOf, pnpm, wordsOf } from './commands.ts'
import { markupTroubles } from './markup.ts'
import { bare, partOf, tablesOf } from './tables.ts'
import { isTaken, takenIn, withoutComments } from './testedBlocks.ts'
import { typeTroubles, unbuilt } from './types.ts'

const all = pages.flatMap((page) => blocksOf(page))
const firstLine = ({ text }: Block) => text.split('\n')[0]!
const tested = all.filter((block) => !(firstLine(block) in blocksNotRun))
const of = (...langs: string[]) => tested.filter(({ lang }) => langs.includes(lang))
const where = ({ file, line }: Block) => `${file}:${line}`

/** A file of an example that a page shows whole: the example's own build judges it, beside the files that it imports. */
const examples = globSync('examples/*/{,src/}*.{mjs,tsx}', { cwd: root }).map(read)
const code = of('ts', 'tsx', 'js', 'json', 'html').filter(({ text }) => !examples.includes(text))
const broken = [
  ['tsx', "import { Buton } from '@wherry/ui'\nexport const a = <Buton />\n"],
  ['tsx', 'import { Button } from \'@wherry/ui\'\nexport const a = <Button tone="red">a</Button>\n'],
  ['js', "import { createTheme } from '@wherry/ui/accent'\ncreateTheme({ accent: 1 })\n"],
  ['html', '<script>\nconst = 1\n</script>\n'],
  ['json', '{ "config": { "apiBase": 1 } }\n'],
  ['json', '{ "config": {}, "alowedParents": [] }\n'],
  ['tsx', 'import { Own } from \'./Own\'\nexport const a = <Own other="a" />\n'],
].map(([lang, text], line): Block => ({ file: 'planted', line, lang: lang!, text: text! }))
/** Two pages have a component of one name, with another prop. */
const beside = ['planted', 'other'].map(
  (file): Block => ({
    file,
    line: broken.length,
    lang: 'tsx',
    text: `export function Own(_: { ${file}: string }) {\n  return null\n}\n`,
  }),
)
let told: string[] | null = null
/** TypeScript's errors in the pages' code and in the broken blocks: one program for both, as libraries load slowly. */
const typed = () => (told ??= typeTroubles([...code, ...broken, ...beside]))

/** Files in which a run of `test` may take a block: tests, and the programs and the setup that they use. */
const takers = [
  'e2e/src/**/*.test.ts',
  'proofs/*.test.ts',
  'proofs/readmes.ts',
  'tools/docs/serve.test.ts',
  'tools/start/check.ts',
]
const taken = globSync(takers, { cwd: root }).flatMap((file) => takenIn(read(file)))

/** True if a file runs a command: as a whole step of a workflow, or as words outside a program's comments. */
function runs(line: string, { by, as = line }: { by: string; as?: string }, text = read(by)): boolean {
  if (!by.endsWith('.yml')) return withoutComments(text).includes(as)
  const steps = stepsOf(text).map((step) => step.replace(`npx --yes pnpm@${pnpm}`, 'pnpm'))
  return steps.includes(as)
}

/** The scripts that the page of commands lists, each as it is typed. */
const tableOfCommands = () => {
  const [rows] = tablesOf(read('docs/commands.md')) as [string[][]]
  return rows.flatMap(([names]) => [...names!.matchAll(/`([^`]+)`/g)]).map(([, name]) => `pnpm ${name}`)
}

/** Warnings of the edge about settings, as it gives them before it serves a page. */
function settingsTroubles(text: string): string[] {
  const told: string[] = []
  const settings = JSON.parse(text) as EdgeSettings
  const tell = (word: string) => void told.push(word)
  for (const judge of [readChecked, readAccess, readSources, readAllTexts, readFirstAnswers])
    judge(settings, tell)
  return told
}

/** Warnings of esbuild about a style sheet. */
const sheetTroubles = async (text: string) =>
  (await transform(text, { loader: 'css', logLevel: 'silent' })).warnings.map((warning) => warning.text)

/** Paths at the starts of the lines of a folder tree in a page. */
const roomsOf = (text: string) => text.split('\n').flatMap((line) => /^(\S+\/)\s{2,}\S/.exec(line)?.[1] ?? [])

describe('every block of the pages that strangers read', () => {
  it('is of a kind that is judged here, or stands in the list of those that are not, with a reason', () => {
    const kinds = ['ts', 'tsx', 'js', 'html', 'css', 'json', 'sh']
    const loose = tested.filter(
      (block) => !kinds.includes(block.lang) && roomsOf(block.text).length === 0 && !isTaken(block, taken),
    )
    expect(loose.map((block) => `${where(block)}: ${firstLine(block)}`)).toEqual([])
    const lines = all.map(firstLine)
    expect(Object.keys(blocksNotRun).filter((line) => !lines.includes(line))).toEqual([])
    expect(all.length).toBeGreaterThan(40)
    for (const reason of Object.values(blocksNotRun))
      for (const [path] of reason.matchAll(/\w+\/\S+\.ts/g))
        expect(existsSync(join(root, path)), path).toBe(true)
  })

  it('of code, settings and policies is run by a test, as it stands on the page', () => {
    const loose = tested.filter(({ lang, text }) => lang !== 'sh' && roomsOf(text).length === 0)
    expect(loose.length).toBeGreaterThan(25)
    expect(loose.filter((block) => !isTaken(block, taken)).map(where)).toEqual([])
  })

  it('of commands is run by what the list names, and so are the commands in sentences and each script', () => {
    const untaken = of('sh').filter((block) => !isTaken(block, taken))
    const lines = [...untaken, ...pages.flatMap((page) => commandsOf(page))]
      .flatMap(({ text }) => text.split('\n'))
      .map((line) => line.replace(`npx --yes pnpm@${pnpm}`, 'pnpm').trim())
      // A test below sends the lines of `curl` to the sandbox. A line that only sets a variable is no command.
      .filter((line) => line && !/^(#|curl )/.test(line) && !/^[A-Z_]+=\S+$/.test(line))
    const told = new Set([...lines, ...tableOfCommands()])
    expect([...told].filter((line) => !known.includes(line))).toEqual([])
    expect(known.filter((line) => !told.has(line))).toEqual([])
    expect(new Set(known).size, 'each stands in one list').toBe(known.length)
    for (const list of [inTest, inWorkflows])
      expect(Object.entries(list).flatMap(([line, how]) => (runs(line, how) ? [] : [line]))).toEqual([])
    expect(Object.keys(byHand), 'as many as the guide for contributors says').toHaveLength(3)
  })

  it('of commands is run by each `test`, or by a workflow, as the list says', () => {
    const all = read('tools/test.ts')
    const isStarted = (file: string) =>
      file === 'tools/test.ts' || all.includes(`'${file}'`) || file.endsWith('.test.ts')
    expect(isStarted('tools/docs/runCommands.ts')).toBe(true)
    expect(Object.values(inTest).filter(({ by }) => !isStarted(by))).toEqual([])
    expect(Object.values(inWorkflows).filter(({ by }) => !by.startsWith('.github/workflows/'))).toEqual([])
  })

  it('of code holds by its types, against the packages as they are built; of settings too', () => {
    expect(unbuilt(), 'build first').toEqual([])
    expect(code.length).toBeGreaterThan(20)
    expect(typed().filter((trouble) => !trouble.startsWith('planted:'))).toEqual([])
  })

  it('of settings is taken by the edge without a word', () => {
    const blocks = of('json')
    expect(blocks.length).toBeGreaterThan(1)
    for (const block of blocks) expect(settingsTroubles(block.text), where(block)).toEqual([])
  })

  it('of HTML is whole, and the loader reads each attribute', () =>
    expect(of('html').flatMap(markupTroubles)).toEqual([]))

  it('of CSS is read without a warning', async () => {
    for (const block of of('css')) expect(await sheetTroubles(block.text), where(block)).toEqual([])
  })

  it('of commands names scripts, files and packages that are there; so do the sentences', () => {
    const said = pages.flatMap((page) => commandsOf(page))
    expect(said.length).toBeGreaterThan(10)
    expect([...of('sh'), ...said].flatMap(commandTroubles)).toEqual([])
  })

  it('that asks the sandbox is answered by it', async () => {
    const lines = of('sh')
      .filter((block) => !isTaken(block, taken))
      .flatMap(({ text }) => text.split('\n').filter((line) => line.startsWith('curl')))
    expect(lines.length).toBeGreaterThan(5)
    const ask = createInProcessFetch({ clock: testClock })
    for (const line of lines) {
      const { url, method, body } = curlOf(wordsOf(line))
      expect(new URL(url).port, line).toBe('4002')
      const answer = await ask(url, { method, body })
      expect(answer.status, line).toBeLessThan(300)
    }
  })

  it('that draws the rooms names folders that are there', () => {
    for (const block of tested)
      for (const room of roomsOf(block.text)) expect(existsSync(join(root, room)), room).toBe(true)
  })

  it('stands on pages whose links lead somewhere, and whose files are there', () => {
    for (const page of pages) expect([...deadLinksOf(page), ...lostPathsOf(page)], page).toEqual([])
  })
})

/** Names in the first column of the table under a heading of a page. */
const firstCells = (page: string, heading: string) =>
  tablesOf(partOf(read(page), heading))[0]!.flatMap(([names]) => bare(names!).split(', '))

describe('the table of entries in the page of @wherry/booking', () => {
  it('names each that is published, and no other', () => {
    const { publishConfig } = JSON.parse(read('packages/booking/package.json'))
    const entries = Object.keys(publishConfig.exports).filter((name) => name !== './package.json')
    const rows = firstCells('packages/booking/README.md', 'Entries')
    expect(rows.map((name) => (name === 'itself' ? '.' : `.${name}`)).toSorted()).toEqual(entries.toSorted())
  })
})

describe('the table of attributes in the guide for partners', () => {
  it('names each that the loader reads, and no other', () => {
    const rows = firstCells('packages/embed/README.md', 'Attributes')
    const utm = ['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm-${name}`)
    expect(rows.toSorted()).toEqual([...attributes, ...utm, 'redirect-origins'].toSorted())
  })
})

describe('a broken block is told', () => {
  const block = (lang: string, text: string): Block => ({ file: 'README.md', line: 1, lang, text })

  it('of code', () => {
    for (const [at, { text }] of broken.entries())
      expect(
        typed().filter((trouble) => trouble.startsWith(`planted:${at}:`)),
        text,
      ).not.toEqual([])
  })

  it('of settings', () => {
    expect(
      settingsTroubles('{ "config": {}, "partners": { "1": { "parents": ["https://*.a.example"] } } }'),
    ).not.toEqual([])
    expect(settingsTroubles('{ "config": {}, "supportEmail": 5 }')).not.toEqual([])
  })

  it.each([
    '<wherry-module form="ap-IST"></wherry-module>',
    '<wherry-module from="ap-IST">',
    '<iframe src="https://a.example/transfer?form=1"></iframe>',
    '<a href="#>a</a>',
  ])('of HTML: %s', (text) => expect(markupTroubles(block('html', text))).not.toEqual([]))

  it('of CSS', async () => expect(await sheetTroubles('a { color red }')).not.toEqual([]))

  it.each([
    'npx --yes pnpm@12.21.0 strat',
    'npx --yes pnpm@1.0.0 start',
    'npx --yes pnpm@12.21.0 exec node apps/edge/src/sreve.ts',
    'WHERRY_PARENT=http://localhost:3000 npx --yes pnpm@12.21.0 start',
    'npm i @wherry/tokens',
    'PHOTO=on npx --yes pnpm@12.21.0 test:e2e',
    'SEAD=5',
    'node tools/strat.ts',
    'cd packages/bookings && pnpm mutation',
    'cd packages/booking && pnpm mutations',
    'yarn start',
  ])('of commands: %s', (text) => expect(commandTroubles(block('sh', text))).not.toEqual([]))

  it.each(['`node tools/no.ts`', '`cd nowhere && pnpm mutation`', '`SEAD=5 pnpm test:long`', '`PHOTO=on`'])(
    'of commands in a sentence: %s',
    (text) => expect(commandsOf('README.md', `${text}\n`).flatMap(commandTroubles)).not.toEqual([]),
  )

  it('that no test runs', () => {
    const source = `const page = openOwn(takeBlock('README.md', "import '@wherry/ui/fonts.css'\\nimport"))`
    const at = (file: string, text: string) => isTaken({ file, line: 1, lang: 'tsx', text }, takenIn(source))
    const text = "import '@wherry/ui/fonts.css'\nimport { Button } from '@wherry/ui'\n"
    expect(at('README.md', text)).toBe(true)
    expect(at('docs/guides/partners.md', text)).toBe(false)
    expect(at('README.md', text.slice(1))).toBe(false)
    for (const [before, after] of [
      ['// ', ''],
      ['/* ', ' */'],
      ["it.skip('later', () => ", ')'],
      ["it.todo('later')\n", ''],
    ])
      expect(takenIn(`${before}${source}${after}`), before).toEqual([])
    expect(() => takeBlock('README.md', 'const')).toThrow('0 blocks of README.md begin with const')
    expect(() => takeBlock('README.md', 'npx --yes')).toThrow('blocks of README.md begin with npx --yes')
  })

  it('of commands that nothing runs', () => {
    const step = 'jobs:\n  a:\n    steps:\n      - run: npx --yes pnpm@12.21.0 build-storybook\n'
    expect(runs('pnpm build-storybook', { by: 'a.yml' }, step)).toBe(true)
    expect(runs('pnpm build', { by: 'a.yml' }, step)).toBe(false)
    expect(runs('pnpm build-storybook', { by: 'a.yml' }, step.replace(/\n$/, ' --own\n'))).toBe(false)
    expect(runs('pnpm build-storybook', { by: 'a.yml' }, step.replace('- run', '# - run'))).toBe(false)
    const photos = `${step}        env:\n          PHOTOS: "on"\n      - run: npx --yes pnpm@12.21.0 test:e2e\n`
    expect(runs('PHOTOS=on pnpm build-storybook', { by: 'a.yml' }, photos)).toBe(true)
    expect(runs('pnpm test:e2e', { by: 'a.yml' }, photos)).toBe(true)
    expect(runs('pnpm build-storybook', { by: 'a.yml' }, photos)).toBe(false)
    expect(runs('pnpm start', { by: 'a.ts' }, "check('pnpm start')")).toBe(true)
    expect(runs('pnpm start', { by: 'a.ts' }, "// check('pnpm start')")).toBe(false)
  })

  it('of links', () => expect(deadLinksOf('README.md', '[a](docs/nothing.md)')).toEqual(['docs/nothing.md']))

  it('of files', () => {
    expect(lostPathsOf('README.md', '`tools/no.ts`, tools/run')).toEqual(['tools/no.ts', 'tools/run'])
    expect(lostPathsOf('packages/booking/data/README.md', '`src/domain/rings.ts`')).toEqual([
      'packages/booking/src/domain/rings.ts',
    ])
  })

  it('of rooms', () => expect(roomsOf('tolos/     what is not there\n')).toEqual(['tolos/']))
})
