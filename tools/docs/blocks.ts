import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'

/** What a reader may copy out of a page: a block of code, or a command in a line. */
export interface Block {
  /** The page, from the root. */
  file: string
  /** Of its first line in the page, counted from 1. */
  line: number
  /** `tsx`, `sh`, …; '' where the page does not say. */
  lang: string
  text: string
}

/** All that is written for people, the pages that strangers read first before the others. */
export const pages: readonly string[] = [
  ...['README.md', 'ARCHITECTURE.md'],
  ...globSync(
    ['docs/**/*.md', 'decisions/*.md', '.changeset/*.md', '{packages,examples}/*/README.md', 'apps/**/*.md'],
    { cwd: root, exclude: ['**/node_modules', '**/dist'] },
  ).sort(),
]

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

/** The blocks of a page, in their order. */
export const blocksOf = (file: string, text = read(file)): Block[] =>
  [...text.matchAll(/^```(\S*).*\n([\s\S]*?)^```$/gm)].map(({ 1: lang, 2: code, index }) => ({
    file,
    line: lineOf(text, index) + 1,
    lang: lang!,
    text: code!,
  }))

/**
 * The block of a page that begins so, for a test that runs it as it stands. Both are written as they are, in quotes:
 * `docs.test.ts` reads in the sources which blocks are run.
 *
 * @param text the page, where not the workspace's is meant: that of a tarball.
 * @throws where none begins so, or several do.
 */
export function takeBlock(page: string, start: string, text = read(page)): string {
  const found = blocksOf(page, text).filter((block) => block.text.startsWith(start))
  if (found.length !== 1) throw new Error(`${found.length} blocks of ${page} begin with ${start}`)
  return found[0]!.text
}

/** Commands that stand within a sentence, such as `pnpm start`. */
export function commandsOf(file: string, text = read(file)): Block[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ' '))
  return [
    ...prose.matchAll(
      /`((?:npx --yes |npm i(?:nstall)? |npm run |pnpm |node |cd |changeset |[A-Z][A-Z_]+=)[^`\n]+)`/g,
    ),
  ].map(({ 1: code, index }) => ({ file, line: lineOf(prose, index), lang: 'sh', text: `${code}\n` }))
}

/** Links and pictures of a page that lead to no file. */
export function deadLinksOf(file: string, text = read(file)): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '')
  return [...prose.matchAll(/\]\((?!https?:|#)([^)#\s]+)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture!)
    .filter((link) => !existsSync(join(root, dirname(file), link)))
}

const rooms =
  'packages|apps|tools|e2e|docs|tokens|decisions|proofs|bench|examples|\\.changeset|\\.github|\\.storybook'
const named = new RegExp(`\`((?:${rooms})/[\\w./-]+)\``, 'g')

/** Files and folders that a page names, from the root, and that are not there; what a run leaves in `.cache` need not be. */
export const lostPathsOf = (file: string, text = read(file)): string[] =>
  [...text.matchAll(named)]
    .map(([, path]) => path!)
    .filter((path) => !path.includes('/.cache/') && !existsSync(join(root, path)))
