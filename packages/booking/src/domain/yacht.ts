import type { CivilDateTime } from './time.ts'

/** Where the yacht is wanted: a place of the list in the words of the request's language, or what the person typed. */
export type YachtPlace =
  | { kind: 'listed'; country: string; city: string }
  | {
      kind: 'typed'
      /** At least 3 characters. */
      text: string
    }

/** A request for a yacht as it goes out (YACHT-11). */
export interface YachtRequest {
  place: YachtPlace
  /** Wall clock at the place. */
  startAt: CivilDateTime
  /** 2 to 12, or whole days of 24 up to 14 of them. */
  hours: number
  isFlexibleDate: boolean
  /** 1 to 50. */
  guests: number
  hasChildren: boolean
  /** 0 to 1000 characters. */
  details: string
  /** How to answer, where the user's settings say nothing of it; empty: they do. */
  contact: string
  /** The yacht pages have these two only (YACHT-13). */
  lang: 'ru' | 'en'
}
