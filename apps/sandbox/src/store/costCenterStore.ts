/** Who bears the cost of a ride. */
export interface CostCenter {
  readonly id: number
  readonly title: string
}

/** Which page of which cost centres. */
export interface CostCentersWanted {
  /** Part of the title, in any case of letters and without its marks; empty: all. */
  readonly title: string
  /** How many to pass over. */
  readonly offset: number
  readonly limit: number
}

/** The cost centres of companies. */
export interface CostCenterStore {
  /** A company's, by title. */
  costCenters(ownerId: number, wanted: CostCentersWanted): { items: CostCenter[]; total: number }
  /** Null where the company has none of this id. */
  costCenter(ownerId: number, id: number): CostCenter | null
}

/** Letters that carry their stroke or lack their dot without a mark that could be taken off. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae' }

/** What titles are compared by: small letters without marks, ё as е; й is a letter of its own. */
export const foldTitle = (title: string): string =>
  [...title.normalize('NFC').trim().toLowerCase().normalize('NFC')]
    .map((letter) => plainLetters[letter] ?? (letter === 'й' ? letter : withoutMarks(letter)))
    .join('')

const withoutMarks = (letter: string) => letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
