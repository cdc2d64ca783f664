import { plainHyphens, plainLine } from './plain.ts'

/** A name as it was meant: its blanks, hyphens and accents in one spelling, without signs that nobody sees. */
export function readName(text: string): string {
  return plainHyphens(plainLine(text))
}
