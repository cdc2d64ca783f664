/** A department of a company that pays for a ride. */
export interface CostCenter {
  readonly id: number
  readonly title: string
}

/** A search for cost centres, page by page. */
export interface CostCentersWanted {
  /** Part of the title, without regard to case and accents; empty: all cost centres. */
  readonly title: string
  /** Number of rows to skip. */
  readonly offset: number
  readonly limit: number
}

/** The cost centres of companies. */
export interface CostCenterStore {
  /** Cost centres of a company, sorted by title. */
  costCenters(ownerId: number, wanted: CostCentersWanted): { items: CostCenter[]; total: number }
  /** A cost centre of a company; null if the company has none with this id. */
  costCenter(ownerId: number, id: number): CostCenter | null
}

/** Letters that are not a plain letter with a combining mark, so that Unicode normalisation does not simplify them. */
const plainLetters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae' }

/** Normalises a title for comparison: lower case without accents, ё as е; й stays й. */
export const foldTitle = (title: string): string =>
  [...title.normalize('NFC').trim().toLowerCase().normalize('NFC')]
    .map((letter) => plainLetters[letter] ?? (letter === 'й' ? letter : withoutMarks(letter)))
    .join('')

const withoutMarks = (letter: string) => letter.normalize('NFD').replace(/[\u0300-\u036f]/g, '')
