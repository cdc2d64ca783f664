import type { CountryCode } from 'libphonenumber-js/min'
import { type TextEdit, textAfter } from '../../private/edit/textEdit.ts'
import { callingCodeIn, type PhoneLibrary } from './phoneRules.ts'
import { type PhoneReading, readPhone } from './readPhone.ts'

/** The text of a phone field with its meaning. */
export interface PhoneText {
  text: string
  /** E.164 if the text is a number, else the text. */
  value: string
  /** ISO 3166-1 code of the number's country; null if unknown. */
  country: CountryCode | null
  /** True if the digits may be a number of any country, so the user has to choose one. */
  isAsking: boolean
}

function shown(reading: PhoneReading, isWhole: boolean): PhoneText {
  const { country } = reading
  if (reading.kind === 'unread')
    return { text: reading.typed, value: reading.typed, country, isAsking: reading.reason === 'country' }
  const text = isWhole && reading.isPossible ? reading.text : reading.typed
  return { text, value: reading.e164, country, isAsking: false }
}

/** Formats a text while it is typed: groups in its own format. */
export const typedPhone = (library: PhoneLibrary, text: string, home: CountryCode | null): PhoneText =>
  shown(readPhone(library, text, home), false)

/** Formats a pasted text, or any text on blur: a number gets its calling code, so that the user sees its meaning. */
export const wholePhone = (library: PhoneLibrary, text: string, home: CountryCode | null): PhoneText =>
  shown(readPhone(library, text, home), true)

const signs = /[\d+]/
/** Number of digits and pluses in a text. */
export const signsIn = (text: string): number => text.replace(/[^\d+]/g, '').length

/** The first position in a text with so many digits and pluses after it; the end of the text for 0. */
export function placeBefore(text: string, signsAfter: number): number {
  if (signsAfter === 0) return text.length
  let left = signsIn(text) - signsAfter
  // A prefix may have been removed after this place, so the caret stays at least behind the plus.
  if (left <= 0) left = text.startsWith('+') ? 1 : 0
  for (let place = 0; place < text.length; place++) {
    if (left <= 0) return place
    if (signs.test(text[place]!)) left--
  }
  return text.length
}

/**
 * Corrects a deletion. If the user deletes only a separator, such as a blank or a bracket, the format would bring it back
 * at once. So the digit before the caret is deleted too, or the one after it for the Delete key.
 */
function meantDeletion(
  edit: Extract<TextEdit, { kind: 'deleted' }>,
  show: (text: string) => string,
): TextEdit {
  const { start, removed, end, isForward } = edit
  if (signs.test(removed) || show(start + end) !== start + removed + end) return edit
  return isForward
    ? { ...edit, end: end.replace(/[\d+]/, '') }
    : { ...edit, start: start.replace(/[\d+]([^\d+]*)$/, '$1') }
}

/**
 * Reads one edit of the field.
 *
 * @param home ISO 3166-1 code: the country of a number without a plus; null if unknown
 * @returns the new state of the field, and the position of the caret in UTF-16 units
 */
export function editPhone(
  library: PhoneLibrary,
  edit: TextEdit,
  home: CountryCode | null,
): PhoneText & { caret: number } {
  const typed = (text: string) => typedPhone(library, text, home)
  const meant = edit.kind === 'deleted' ? meantDeletion(edit, (text) => typed(text).text) : edit
  const text = textAfter(meant)
  if (meant.kind === 'replaced') {
    const whole = wholePhone(library, text, home)
    return { ...whole, caret: whole.text.length }
  }
  const isWhole = meant.kind === 'inserted' && !meant.isTyped
  const read = isWhole ? wholePhone(library, text, home) : typed(text)
  const caret =
    read.text === text ? text.length - meant.end.length : placeBefore(read.text, signsIn(meant.end))
  return { ...read, caret }
}

/**
 * Moves a number to another country: its calling code changes, its other digits stay. A number without a country is
 * parsed as one of the new country; a text that is no number stays unchanged.
 */
export function withCountry(
  library: PhoneLibrary,
  text: string,
  from: CountryCode | null,
  to: CountryCode,
): PhoneText {
  const code = library.getCountryCallingCode(to)
  const reading = readPhone(library, text, from)
  const moved = (national: string) => ({ ...wholePhone(library, `+${code}${national}`, to), country: to })
  if (reading.kind === 'number') {
    const number = library.parsePhoneNumberFromString(reading.e164)
    return number?.countryCallingCode === code
      ? moved(reading.e164.slice(code.length + 1))
      : moved(number?.nationalNumber ?? '')
  }
  if (reading.reason === 'empty') return moved('')
  if (reading.reason === 'short') {
    const begun = reading.typed.replace(/\D/g, '')
    const former = callingCodeIn(library, begun) ?? begun
    return moved(reading.typed.startsWith('+') ? begun.slice(former.length) : begun)
  }
  if (reading.reason !== 'country') return { ...shown(reading, true), country: to }
  const there = readPhone(library, text, to)
  if (there.kind === 'number') return { text: there.text, value: there.e164, country: to, isAsking: false }
  return moved(text.replace(/\P{Nd}/gu, ''))
}
