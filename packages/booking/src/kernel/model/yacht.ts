import type { Lang } from '../values/language.ts'
import type { CivilDateTime } from '../values/time.ts'

/** The languages of the yacht pages. */
export type YachtLang = 'ru' | 'en'

/** Language of the yacht pages for a visitor: Russian, or English for all others (YACHT-13). */
export const yachtLangOf = (lang: Lang): YachtLang => (lang === 'ru' ? 'ru' : 'en')

/** Place of the yacht: an entry of the list in the request's language, or text that the person typed. */
export type YachtPlace =
  | { kind: 'listed'; country: string; city: string }
  | {
      kind: 'typed'
      /** Typed text, at least 3 characters. */
      text: string
    }

/** A request for a yacht (YACHT-11). */
export interface YachtRequest {
  place: YachtPlace
  /** Start on the wall clock of the place. */
  startAt: CivilDateTime
  /** Duration in hours: 2 to 12, or up to 14 whole days of 24. */
  hours: number
  isFlexibleDate: boolean
  /** Count of guests, 1 to 50. */
  guests: number
  hasChildren: boolean
  /** Special requests, at most 1000 characters. */
  details: string
  /** Phone or e-mail for the answer; empty if the user's settings have one. */
  contact: string
  /** Language of the request; the yacht pages have these two only (YACHT-13). */
  lang: YachtLang
}

/** Limits of the yacht form, all inclusive. */
export const yachtLimits = {
  /** Minimum length of a typed place in characters (YACHT-03). */
  placeMin: 3,
  placeMax: 200,
  /** Minimum duration in hours (YACHT-06). */
  hoursMin: 2,
  hoursMax: 12,
  /** Maximum duration in days; a duration above `hoursMax` is in whole days. */
  daysMax: 14,
  /** Minimum number of guests (YACHT-07). */
  guestsMin: 1,
  guestsMax: 50,
  guestsDefault: 2,
  /** Latest start, in calendar months from today (YACHT-05). */
  monthsAhead: 6,
  /** Maximum length of the special requests in characters. */
  detailsMax: 1000,
} as const
