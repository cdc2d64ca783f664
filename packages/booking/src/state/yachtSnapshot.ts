import { isCivilDate, isCivilDateTime } from '../domain/time.ts'
import type { YachtPlace, YachtRequest } from '../domain/yacht.ts'
import { isYachtDuration } from '../domain/yachtDuration.ts'
import { clampGuests, type SentYacht, type YachtForm } from '../domain/yachtForm.ts'
import { isYachtCityId, typedPlace, type YachtWhere } from '../domain/yachtPlaces.ts'
import type { KeptYacht } from './yacht.ts'

/** Number of the stored shape; text of another one is dropped (REL-07). */
const version = 1
/** Longer texts are nobody's. */
const longestText = 10_000
const mostLost = 20

/** A kept request. */
export interface YachtSnapshot {
  kept: KeptYacht
  /** Epoch milliseconds after which it counts no more. */
  until: number
  /** Who was signed in when it was kept (BOOK-58). Null: nobody. Undefined: it was not known yet. */
  owner?: string | null | undefined
}

/** Text for the storage. */
export function writeYacht(snapshot: YachtSnapshot): string {
  return JSON.stringify({ version, ...snapshot })
}

/** What a stored text says. Null: broken, of another version, or no request of ours (YACHT-14). */
export function readYacht(text: string | null): YachtSnapshot | null {
  const value = fields(parse(text))
  if (!value || value['version'] !== version) return null
  const { until, owner } = value
  const kept = readKept(value['kept'])
  const isOwner = owner === undefined || owner === null || isText(owner)
  return kept && isNumber(until) && isOwner ? { kept, until, owner } : null
}

/** What stands in the history of a request that was sent. Null: nothing of ours. */
export function readSentYacht(value: unknown): SentYacht | null {
  const { cityId, request, answerTo } = fields(value) ?? {}
  const read = readRequest(request)
  if (!read || (answerTo !== null && !isText(answerTo))) return null
  if (cityId !== null && !isYachtCityId(cityId)) return null
  return { cityId, request: read, answerTo }
}

type Fields = Readonly<Record<string, unknown>>

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longestText
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean'
const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)
const isHours = (value: unknown): value is number => isNumber(value) && isYachtDuration(value)

function parse(text: string | null): unknown {
  if (text === null) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function fields(value: unknown): Fields | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null
}

function readKept(value: unknown): KeptYacht | null {
  const { form, key, lost } = fields(value) ?? {}
  const read = readForm(form)
  if (!read || !isText(key) || key === '' || !Array.isArray(lost) || lost.length > mostLost) return null
  const sent = lost.map(readSentYacht).filter((one) => one !== null)
  return sent.length === lost.length ? { form: read, key, lost: sent } : null
}

function readForm(value: unknown): YachtForm | null {
  const own = fields(value)
  const where = own && readWhere(own['where'])
  if (!where) return null
  const { date, time, isFlexibleDate, hours, guests, hasChildren, details, contact, isAgreed } = own
  if (!isDay(date) || !isTime(time) || !isHours(hours) || !isNumber(guests)) return null
  if (!isFlag(isFlexibleDate) || !isFlag(hasChildren) || !isFlag(isAgreed)) return null
  if (!isText(details) || !isText(contact)) return null
  return {
    ...{ where, date, time, isFlexibleDate, hours, guests: clampGuests(guests) },
    ...{ hasChildren, details, contact, isAgreed },
  }
}

const isDay = (value: unknown): value is string | null =>
  value === null || (isText(value) && isCivilDate(value))
const isTime = (value: unknown): value is string | null =>
  value === null || (isText(value) && isCivilDateTime(`2000-01-01 ${value}`))

function readWhere(value: unknown): YachtWhere | null {
  const { kind, id, text } = fields(value) ?? {}
  if (kind === 'listed') return isYachtCityId(id) ? { kind, id } : null
  return kind === 'typed' && isText(text) ? typedPlace(text) : null
}

function readRequest(value: unknown): YachtRequest | null {
  const own = fields(value)
  const place = own && readPlace(own['place'])
  if (!place) return null
  const { startAt, hours, isFlexibleDate, guests, hasChildren, details, contact, lang } = own
  if (!isText(startAt) || !isCivilDateTime(startAt) || !isHours(hours)) return null
  if (!isNumber(guests) || clampGuests(guests) !== guests) return null
  if (!isFlag(isFlexibleDate) || !isFlag(hasChildren) || !isText(details) || !isText(contact)) return null
  if (lang !== 'ru' && lang !== 'en') return null
  return { place, startAt, hours, isFlexibleDate, guests, hasChildren, details, contact, lang }
}

function readPlace(value: unknown): YachtPlace | null {
  const { kind, country, city, text } = fields(value) ?? {}
  if (kind === 'listed') return isText(country) && isText(city) ? { kind, country, city } : null
  return kind === 'typed' && isText(text) ? { kind, text } : null
}
