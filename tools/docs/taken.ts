import type { Block } from './blocks.ts'

/** What a test asks of `takeBlock`: a page, and how the block begins. */
export interface Taken {
  page: string
  start: string
}

const quoted = `\\s*('(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*")\\s*`
const call = new RegExp(`takeBlock\\(${quoted},${quoted}[,)]`, 'g')

/** A text between quotes of a source, as it is read. */
const plain = (text: string) =>
  text.slice(1, -1).replace(/\\(.)/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter))

/** A source without its comments; an address in a text is none. */
export const withoutComments = (source: string): string =>
  source.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '')

/** Something in a file of tests that does not run. */
const skips = /\.(?:skip|todo|skipIf|runIf|only)\b\s*\(/

/** The blocks that a source takes out of the pages, by the words that stand in it; of one that skips something none. */
export const takenIn = (source: string): Taken[] =>
  skips.test(source)
    ? []
    : [...withoutComments(source).matchAll(call)].map(([, page, start]) => ({
        page: plain(page!),
        start: plain(start!),
      }))

/** Whether one of these is this block. */
export const isTaken = ({ file, text }: Block, taken: readonly Taken[]): boolean =>
  taken.some(({ page, start }) => page === file && text.startsWith(start))
