import * as v from 'valibot'
import type { Endpoint } from '../contract/endpoint.ts'
import type { ReadAnswerOf } from '../contract/endpoints.ts'

type Key = string | number
/** An answer that fits, maybe after something of it was left out. */
interface Reading<T> {
  value: T
  /** Paths of what made rows fall out; empty: none did. */
  dropped: string[]
  /** How long the lists were that were too long; empty: none was. */
  cut: number[]
}

/** Longest list that is read where the call says nothing else. */
const usualRows = 1000

/** A path as a person reads it: `result[0].order_id`. */
export function pathText(keys: readonly Key[]): string {
  return keys.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : text ? `.${key}` : key),
    '',
  )
}

/** Where a misfit lies. */
export function keysOf(issue: v.BaseIssue<unknown>): Key[] {
  return (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)))
}

function at(value: unknown, key: Key): unknown {
  return (value as Record<Key, unknown> | undefined)?.[key]
}

/**
 * Cuts the lists of a freshly parsed body, before the schema walks them, and tells how long they were. However deep the
 * body is, the stack stays flat.
 */
function cutLists(body: unknown, maxRows: number): number[] {
  const cut: number[] = []
  const found = [body]
  // The list grows while it is walked.
  for (const value of found) {
    if (typeof value !== 'object' || value === null) continue
    if (Array.isArray(value) && value.length > maxRows) {
      cut.push(value.length)
      value.length = maxRows
    }
    for (const part of Object.values(value)) found.push(part)
  }
  return cut
}

/**
 * Holds a freshly parsed body against the contract (API-29). Lists that are too long are cut. A row of a list that
 * does not fit is taken out of the body. A misfit outside of rows, a list whose every row is one (that is an outage,
 * not an empty list) and, where the call keeps its rows, any misfit make the whole unreadable: then what `unreadable`
 * makes of the path is thrown.
 */
export function readAnswer<E extends Endpoint>(
  endpoint: E,
  body: unknown,
  unreadable: (path: string) => Error,
): Reading<ReadAnswerOf<E>> {
  const cut = cutLists(body, endpoint.maxRows ?? usualRows)
  const first = v.safeParse(endpoint.answer, body)
  const misfits = (first.issues ?? []).map(keysOf)
  const dropped = misfits.map(pathText)
  /** The first misfit of each list that rows fall out of. */
  const lists = new Map<unknown[], Key[]>()
  for (const keys of misfits) {
    const depth = keys.findLastIndex((key) => typeof key === 'number')
    if (depth < 0 || endpoint.keepsRows) throw unreadable(pathText(keys))
    // Within a row that is out already there is nothing left.
    const list = keys.slice(0, depth).reduce(at, body) as unknown[] | undefined
    if (!list) continue
    list[keys[depth] as number] = undefined
    if (!lists.has(list)) lists.set(list, keys)
  }
  for (const [list, keys] of lists) {
    // JSON knows no undefined: only what was just taken out is.
    list.splice(0, list.length, ...list.filter((row) => row !== undefined))
    // A list within a row may run empty, the row still says something.
    const isOutermost = keys.filter((key) => typeof key === 'number').length === 1
    if (list.length === 0 && isOutermost) throw unreadable(pathText(keys))
  }

  const rest = lists.size > 0 ? v.safeParse(endpoint.answer, body) : first
  if (!rest.success) throw unreadable(dropped[0] ?? '')
  return { value: rest.output as ReadAnswerOf<E>, dropped, cut }
}
