import type { YachtPlace, YachtRequest } from '../../kernel/model/yacht.ts'
import {
  type DateEntry,
  isCivilDate,
  isCivilDateTime,
  type TimeEntry,
  type Unread,
} from '../../kernel/values/time.ts'
import { isYachtDuration } from '../rules/yachtDuration.ts'
import { clampGuests, type SentYacht, type YachtForm } from '../rules/yachtForm.ts'
import { isYachtCityId, typedPlace, type YachtWhere } from '../rules/yachtPlaces.ts'
import type { KeptYacht } from './yacht.ts'

/** Version of the stored shape; other versions are dropped (REL-07). */
const version = 2
/** Maximum length of a text in characters; a longer one was not written by the module. */
const longestText = 10_000
const mostLost = 20
/** Maximum number of tabs with their own request; older ones are dropped. */
const mostTabs = 5
/** Maximum length of the stored text in characters; a longer one was not written by the module. */
const longestStored = 1_000_000

/** A stored request. */
export interface YachtSnapshot {
  /** Id of the form's tab. Two tabs have two requests under one storage name (REL-07). */
  tab: string
  kept: KeptYacht
  /** Expiry, epoch milliseconds. */
  until: number
  /** Id of the user who was signed in when it was stored (BOOK-58). Null: nobody. Undefined: not known yet. */
  owner?: string | null | undefined
}

/**
 * Converts requests to a text for the storage.
 *
 * @param requests the last changed first; at most 5 are stored
 */
export function writeYachts(requests: readonly YachtSnapshot[]): string {
  return JSON.stringify({ version, requests: requests.slice(0, mostTabs) })
}

/**
 * Parses the requests of a stored text. Broken and foreign ones, and those of other versions, are dropped (YACHT-14).
 */
export function readYachts(text: string | null): readonly YachtSnapshot[] {
  const { version: stored, requests } = fields(parse(text)) ?? {}
  if (stored !== version || !Array.isArray(requests)) return []
  return requests.slice(0, mostTabs).flatMap((one) => readSnapshot(one) ?? [])
}

function readSnapshot(value: unknown): YachtSnapshot | null {
  const { tab, until, owner, kept } = fields(value) ?? {}
  const read = readKept(kept)
  const isOwner = owner === undefined || owner === null || isText(owner)
  return read && isText(tab) && isNumber(until) && isOwner ? { tab, kept: read, until, owner } : null
}

/** Reads a sent request from a history entry of the browser. Null: the entry has none. */
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
  if (text === null || text.length > longestStored) return null
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
  const { form, key, place, lost } = fields(value) ?? {}
  const read = readForm(form)
  const words = readPlace(place)
  if (
    !read ||
    words?.kind !== read.where.kind ||
    !isText(key) ||
    key === '' ||
    !Array.isArray(lost) ||
    lost.length > mostLost
  )
    return null
  const sent = lost.map(readSentYacht).filter((one) => one !== null)
  return sent.length === lost.length ? { form: read, key, place: words, lost: sent } : null
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

const isUnread = (value: unknown): value is Unread => {
  const { written } = fields(value) ?? {}
  return isText(written) && written !== ''
}
const isDay = (value: unknown): value is DateEntry =>
  value === null || isUnread(value) || (isText(value) && isCivilDate(value))
const isTime = (value: unknown): value is TimeEntry =>
  value === null || isUnread(value) || (isText(value) && isCivilDateTime(`2000-01-01 ${value}`))

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
