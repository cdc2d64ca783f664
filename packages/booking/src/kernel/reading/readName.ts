import { plainHyphens, plainLine } from './plain.ts'

/** Normalises a name: one form of blanks, hyphens and accents, without invisible signs. */
export function readName(text: string): string {
  return plainHyphens(plainLine(text))
}
