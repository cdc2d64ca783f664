import type { Lang } from './language.ts'
import type { CivilDateTime } from './time.ts'

/** The languages of the yacht pages. */
export type YachtLang = 'ru' | 'en'

/** The language that the yacht pages have for a visitor: Russian, or English for all others (YACHT-13). */
export const yachtLangOf = (lang: Lang): YachtLang => (lang === 'ru' ? 'ru' : 'en')

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
  lang: YachtLang
}

/** What the yacht form takes; all inclusive. */
export const yachtLimits = {
  /** Characters of a typed place (YACHT-03). */
  placeMin: 3,
  placeMax: 200,
  /** Hours (YACHT-06). */
  hoursMin: 2,
  hoursMax: 12,
  /** Days; from the day after the longest hours on. */
  daysMax: 14,
  /** YACHT-07. */
  guestsMin: 1,
  guestsMax: 50,
  guestsDefault: 2,
  /** The furthest day from today, on the calendar (YACHT-05). */
  monthsAhead: 6,
  /** Characters of the wishes. */
  detailsMax: 1000,
} as const
