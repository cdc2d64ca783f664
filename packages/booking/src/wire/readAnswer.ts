import * as v from 'valibot'
import type { Endpoint } from './endpoint.ts'
import type { ReadAnswerOf } from './endpoints.ts'

type Key = string | number
/** A response that matches the contract, possibly after rows were dropped or lists were cut. */
interface Reading<T> {
  value: T
  /** Paths of the invalid values because of which rows were dropped; may be empty. */
  dropped: string[]
  /** Original lengths of lists that were too long and were cut; may be empty. */
  cut: number[]
}

/** Maximum length of a list, unless the endpoint has its own `maxRows`. */
const usualRows = 1000

/** Formats a path for people: `result[0].order_id`. */
export function pathText(keys: readonly Key[]): string {
  return keys.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : text ? `.${key}` : key),
    '',
  )
}

/** Path of an invalid value. */
export function keysOf(issue: v.BaseIssue<unknown>): Key[] {
  return (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)))
}

function at(value: unknown, key: Key): unknown {
  return (value as Record<Key, unknown> | undefined)?.[key]
}

/**
 * Cuts the lists of a parsed body before the schema walks them, and returns their original lengths. It is a loop
 * instead of a recursion, so that a deeply nested body cannot overflow the stack.
 */
function cutLists(body: unknown, maxRows: number): number[] {
  const cut: number[] = []
  const found = [body]
  // The loop appends nested values to the list that it walks.
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
 * Checks a parsed body against the contract (API-29). Lists that are too long are cut, and invalid rows of a list are
 * dropped. The whole body is unreadable if a value outside of rows is invalid, if a list has no valid row left (that is
 * an outage, not an empty list), or if any row is invalid at an endpoint with `keepsRows`. Then the error that
 * `unreadable` makes of the path is thrown.
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
  /** The first invalid value of each list from which rows are dropped. */
  const lists = new Map<unknown[], Key[]>()
  for (const keys of misfits) {
    const depth = keys.findLastIndex((key) => typeof key === 'number')
    if (depth < 0 || endpoint.keepsRows) throw unreadable(pathText(keys))
    // A row that was already dropped has no values left.
    const list = keys.slice(0, depth).reduce(at, body) as unknown[] | undefined
    if (!list) continue
    list[keys[depth] as number] = undefined
    if (!lists.has(list)) lists.set(list, keys)
  }
  for (const [list, keys] of lists) {
    // JSON has no undefined, so only the rows that were just dropped are undefined.
    list.splice(0, list.length, ...list.filter((row) => row !== undefined))
    // A list inside of a row may become empty, because the rest of the row is still useful.
    const isOutermost = keys.filter((key) => typeof key === 'number').length === 1
    if (list.length === 0 && isOutermost) throw unreadable(pathText(keys))
  }

  const rest = lists.size > 0 ? v.safeParse(endpoint.answer, body) : first
  if (!rest.success) throw unreadable(dropped[0] ?? '')
  return { value: rest.output as ReadAnswerOf<E>, dropped, cut }
}
