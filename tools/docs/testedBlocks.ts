import type { Block } from './blocks.ts'

/** The two arguments of a call of `takeBlock`: a page, and the beginning of the block. */
export interface Taken {
  page: string
  start: string
}

const quoted = `\\s*('(?:[^'\\\\]|\\\\.)*'|"(?:[^"\\\\]|\\\\.)*")\\s*`
const call = new RegExp(`takeBlock\\(${quoted},${quoted}[,)]`, 'g')

/** The value of a string literal in a source. */
const plain = (text: string) =>
  text.slice(1, -1).replace(/\\(.)/g, (_all, letter: string) => (letter === 'n' ? '\n' : letter))

/** A source without its comments. `//` in an address is no comment. */
export const withoutComments = (source: string): string =>
  source.replace(/^\s*\/\*[\s\S]*?\*\//gm, '').replace(/^\s*\/\/.*$/gm, '')

/** Matches a test that is skipped or not always run. */
const skips = /\.(?:skip|todo|skipIf|runIf|only)\b\s*\(/

/** The calls of `takeBlock` in a source, found by their text. Empty if the source skips a test. */
export const takenIn = (source: string): Taken[] =>
  skips.test(source)
    ? []
    : [...withoutComments(source).matchAll(call)].map(([, page, start]) => ({
        page: plain(page!),
        start: plain(start!),
      }))

/** True if one of the calls in `taken` names this block, by its page and its first words. */
export const isTaken = ({ file, text }: Block, taken: readonly Taken[]): boolean =>
  taken.some(({ page, start }) => page === file && text.startsWith(start))
