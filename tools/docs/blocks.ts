import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../run.ts'

/** A text that a reader may copy from a page: a block of code, or a command inside a sentence. */
export interface Block {
  /** Path of the page from the root. */
  file: string
  /** Number of the block's first line in the page, counted from 1. */
  line: number
  /** Language of the block, such as `tsx` or `sh`; '' if the page does not say. */
  lang: string
  text: string
}

/** All pages written for people; those that newcomers read first come first. */
export const pages: readonly string[] = [
  ...['README.md', 'ARCHITECTURE.md'],
  ...globSync(
    ['docs/**/*.md', 'decisions/*.md', '.changeset/*.md', '{packages,examples}/*/README.md', 'apps/**/*.md'],
    { cwd: root, exclude: ['**/node_modules', '**/dist'] },
  ).sort(),
]

export const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length

/** The blocks of a page, in order. */
export const blocksOf = (file: string, text = read(file)): Block[] =>
  [...text.matchAll(/^```(\S*).*\n([\s\S]*?)^```$/gm)].map(({ 1: lang, 2: code, index }) => ({
    file,
    line: lineOf(text, index) + 1,
    lang: lang!,
    text: code!,
  }))

/**
 * Returns the block of a page that begins with a given text, for a test that runs it unchanged. A call must have both
 * arguments as string literals, because `docs.test.ts` searches the sources for these calls to know which blocks are
 * run.
 *
 * @param text the page's text, such as that of a tarball. @default the workspace's page @throws if no block or several
 * have this beginning.
 */
export function takeBlock(page: string, start: string, text = read(page)): string {
  const found = blocksOf(page, text).filter((block) => block.text.startsWith(start))
  if (found.length !== 1) throw new Error(`${found.length} blocks of ${page} begin with ${start}`)
  return found[0]!.text
}

/** Commands inside of sentences, such as `pnpm start`. */
export function commandsOf(file: string, text = read(file)): Block[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, (block) => block.replace(/[^\n]/g, ' '))
  return [
    ...prose.matchAll(
      /`((?:npx --yes |npm i(?:nstall)? |npm run |pnpm |node |cd |changeset |[A-Z][A-Z_]+=)[^`\n]+)`/g,
    ),
  ].map(({ 1: code, index }) => ({ file, line: lineOf(prose, index), lang: 'sh', text: `${code}\n` }))
}

/** Links and pictures of a page whose file does not exist. */
export function deadLinksOf(file: string, text = read(file)): string[] {
  const prose = text.replace(/^```[\s\S]*?^```$/gm, '')
  return [...prose.matchAll(/\]\((?!https?:|#)([^)#\s]+)|(?:src|srcset)="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture!)
    .filter((link) => !existsSync(join(root, dirname(file), link)))
}

const rooms =
  'packages|apps|tools|e2e|docs|tokens|decisions|proofs|bench|examples|\\.changeset|\\.github|\\.storybook'
const named = new RegExp(String.raw`(?<![\w./@-])(?:${rooms})/(?:[\w.-]+/)*[\w-][\w.-]*\w`, 'g')
/** Folders that a build or a run writes, and examples of a path: `packages/x/y.ts`. */
const notKept = /\/(?:dist|\.cache|node_modules)(?:\/|$)|^packages\/x\//

/** Paths from the folder of a package, in a page of that package. */
const namedInPackage = /`((?:src|scripts)\/[\w./-]+)`/g
const packageOf = (file: string) => /^(?:packages|apps|examples)\/[^/]+\//.exec(file)?.[0] ?? ''

/** Endings that a comment leaves out: those of a module, and a decision's name behind its number. */
const leftOut = ['.ts', '.tsx', '.css.ts', '-*.md']

/**
 * Files and folders that a text names from the root, or from its package, but that do not exist. A page names them whole;
 * a source may leave out an ending.
 */
export const lostPathsOf = (file: string, text = read(file)): string[] =>
  [
    ...[...text.matchAll(named)].map(([path]) => path),
    ...(packageOf(file) ? [...text.matchAll(namedInPackage)].map(([, path]) => packageOf(file) + path!) : []),
  ].filter((path) => {
    if (notKept.test(path) || existsSync(join(root, path))) return false
    return (
      file.endsWith('.md') ||
      globSync(
        leftOut.map((end) => path + end),
        { cwd: root },
      ).length === 0
    )
  })
