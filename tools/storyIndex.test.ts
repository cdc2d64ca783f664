import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { Indexer, IndexInput } from 'storybook/internal/types'
import { describe, expect, it } from 'vitest'
import { markStories, markStory, requirementsOf } from '../.storybook/proofs.ts'
import { componentNames } from './components.ts'
import { root } from './run.ts'

const files = ['packages', '.storybook/book'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx') && !file.includes('node_modules'))
    .map((file) => join(root, folder, file)),
)
const makeTitle = (title?: string) => title ?? 'Untitled'
/** The index without our marks. The files are parsed once: that takes seconds. */
const unmarked = Promise.all(
  files.map(
    async (fileName) =>
      loadCsf(await readFile(fileName, 'utf8'), { fileName, makeTitle }).parse().indexInputs,
  ),
)
const csf: Indexer = {
  test: /\.stories\.tsx$/,
  createIndex: async (fileName) => (await unmarked)[files.indexOf(fileName)]!,
}
const index = async (isDesignOnly = false, indexer = markStories(csf, isDesignOnly)) =>
  (await Promise.all(files.map((file) => indexer.createIndex(file, { makeTitle })))).flat()

const story = (name: string, tags: string[] = []): IndexInput => ({
  type: 'story',
  subtype: 'story',
  exportName: 'Keyboard',
  importPath: './a.stories.tsx',
  name,
  tags,
})

/** Words of a text that look like a requirement's id. `D6` and `WCAG 3.2.2` do not. */
const idsIn = (text: string) => text.match(/\b[A-Z][A-Z\d]{0,15}-\d{1,3}\b/g) ?? []
/** String literals of a source that stand in no list of tags. */
const textsOutsideTags = (source: string) =>
  source.replace(/\btags: \[[^\]]*\]/g, '').match(/'[^'\n]*'|"[^"\n]*"|`[^`\n]*`/g) ?? []

const requirements = readFile(join(root, 'docs/requirements.md'), 'utf8').then(
  (text) => new Set([...text.matchAll(/^([A-Z][A-Z\d]*-\d+) /gm)].map(([, id]) => id!)),
)

describe('UI-19 the index of the design book', () => {
  it.each([
    [
      ['UI-07', 'A11Y-02', 'play-fn'],
      ['UI-07', 'A11Y-02'],
    ],
    [['autodocs', 'visual', 'BOOK-106'], ['BOOK-106']],
    [['D6', 'WCAG', 'UI-1234', 'ui-07', 'UI-07 ', `${'A'.repeat(40)}-1`], []],
  ])('UI-19 finds the requirements among the tags %j', (tags, ids) => {
    expect(requirementsOf(tags)).toEqual(ids)
  })

  it.each([
    ['a play under a sentence', story('Arrows step', ['play-fn', 'UI-07']), ['play-fn', 'UI-07', 'proof']],
    ['a play under the name of a state', story('Keyboard', ['play-fn']), ['play-fn']],
    ['a picture that plays', story('Narrow', ['play-fn', 'visual']), ['play-fn', 'visual']],
    ['an example that plays', story('Pay', ['play-fn', 'example']), ['play-fn', 'example']],
    ['a picture with a name of its own', story('From one accent', ['UI-17']), ['UI-17']],
  ])('UI-19 marks %s', (_, given, tags) => {
    expect(markStory(given)).toEqual({ ...given, tags })
  })

  it('UI-19 a requirement’s id is a tag, and stands in no name', async () => {
    const all = await index()
    expect(all.length).toBeGreaterThan(1000)
    expect(all.map(({ name = '' }) => name).filter((name) => idsIn(name).length > 0)).toEqual([])
    const tagged = new Set(all.flatMap(({ tags = [] }) => requirementsOf(tags)))
    expect(tagged.size).toBeGreaterThan(100)
    const known = await requirements
    expect([...tagged].filter((id) => !known.has(id))).toEqual([])
  })

  // A name that a function makes is not in the index.
  it('UI-19 no text of a story names a requirement, but its tags', async () => {
    const known = await requirements
    const named = await Promise.all(
      files.map(async (file) => textsOutsideTags(await readFile(file, 'utf8')).flatMap(idsIn)),
    )
    expect(named.flat().filter((id) => known.has(id))).toEqual([])
  })

  it.each([
    ["name: 'UI-07 arrows step', tags: ['UI-18']", ['UI-07']],
    ["name: 'Arrows step (UI-07)'", ['UI-07']],
    ['expect(link, `UI-07`)', ['UI-07']],
    ["tags: ['visual', 'UI-18']", []],
    ["apply('WCAG 3.2.2')", []],
    ['// UI-07\nconst a = 1', []],
  ])('UI-19 of %s the law sees %j', (source, ids) => {
    expect(textsOutsideTags(source).flatMap(idsIn)).toEqual(ids)
  })

  it('UI-19 a review of the design gets the examples and no proof', async () => {
    const [all, design] = [await index(), await index(true)]
    const proofs = all.filter(({ tags }) => tags?.includes('proof'))
    expect(proofs.length).toBeGreaterThan(500)
    expect(design.length).toBe(all.length - proofs.length)
    expect(design.length).toBeGreaterThan(300)
    // A proof is a test: it has something to play.
    expect(proofs.filter(({ tags }) => !tags?.includes('play-fn'))).toEqual([])
  })

  // Storybook gives a page of docs the tags of the first story of its file: a proof there hides the page.
  it('UI-19 the list shows the page of each component: its first story is an example', async () => {
    const marked = markStories(csf, false)
    const firsts = await Promise.all(
      files.map(async (file) => ({ file, first: (await marked.createIndex(file, { makeTitle }))[0] })),
    )
    const pages = firsts.filter(({ first }) => first?.tags?.includes('autodocs'))
    const ofComponents = pages
      .filter(({ file, first }) => file.includes('/components/') && !first?.title?.startsWith('Hooks/'))
      .map(({ file }) => basename(file, '.stories.tsx'))
    expect(ofComponents.toSorted()).toEqual(componentNames().toSorted())
    const hidden = pages.filter(({ first }) => first?.tags?.includes('proof'))
    expect(hidden.map(({ file }) => file.split('/').at(-1))).toEqual([])
  })

  it('UI-19 the list shows each screen: a state that plays is an example, with a name of its own', async () => {
    const screens = files
      .map((file, at) => ({ file: file.slice(root.length), at }))
      .filter(({ file }) => file.startsWith('packages/booking/'))
    const marked = markStories(csf, true)
    const empty = await Promise.all(
      screens.map(async ({ file, at }) =>
        (await marked.createIndex(files[at]!, { makeTitle })).length > 0 ? [] : [file.split('/').at(-1)],
      ),
    )
    // Two compare a skeleton with what it stands for. The third walks away from an editor and back.
    const tests = ['EditorLeaving.stories.tsx', 'FinderSkeleton.stories.tsx', 'RentSkeleton.stories.tsx']
    expect(empty.flat().sort()).toEqual(tests)
  })

  it.each([
    ['the welcome page', '.storybook/book/Welcome.stories.tsx', 4],
    ['the page of createTheme', 'packages/ui/src/themes/accent/createTheme.guide.ts', 1],
    ['the page of ThemeProvider', 'packages/ui/src/themes/ThemeProvider.guide.ts', 1],
  ])('UI-19 %s leads to stories that are there', async (_, page, links) => {
    const text = await readFile(join(root, page), 'utf8')
    const asked = [...text.matchAll(/\bid: '([\w-]{1,80})'/g)].map(([, id]) => id)
    expect(asked.length).toBe(links)
    const known = (await index()).map(({ title, exportName = '' }) =>
      toId(title ?? '', storyNameFromExport(exportName)),
    )
    // A component's title comes from its folder, which is not read here.
    expect(asked.filter((id) => !id?.startsWith('components-') && !known.includes(id ?? ''))).toEqual([])
  })
})
