import * as v from 'valibot'
import type { Endpoint } from '../contract/endpoint.ts'
import type { ReadAnswerOf } from '../contract/endpoints.ts'

type Key = string | number
type Reading<T> =
  | { fits: true; value: T /** Paths of what made rows fall out; empty: none did. */; dropped: string[] }
  | { fits: false /** Where it does not fit, empty for the whole. */; path: string }

/** A path as a person reads it: `result[0].order_id`. */
export function pathText(keys: readonly Key[]): string {
  return keys.reduce<string>(
    (text, key) => text + (typeof key === 'number' ? `[${key}]` : text ? `.${key}` : key),
    '',
  )
}

function keysOf(issue: v.BaseIssue<unknown>): Key[] {
  return (issue.path ?? []).map((item) => (typeof item.key === 'number' ? item.key : String(item.key)))
}

function at(body: unknown, keys: readonly Key[]): unknown {
  return keys.reduce<unknown>((value, key) => (value as Record<Key, unknown>)[key], body)
}

/**
 * Holds a freshly parsed body against the contract (API-29). A row of a list that does not fit is taken out of the
 * body; a misfit outside of rows, and any where the call keeps its rows, makes the whole unreadable.
 */
export function readAnswer<E extends Endpoint>(endpoint: E, body: unknown): Reading<ReadAnswerOf<E>> {
  const first = v.safeParse(endpoint.answer, body)
  if (first.success) return { fits: true, value: first.output as ReadAnswerOf<E>, dropped: [] }

  const misfits = first.issues.map(keysOf)
  const rows = new Map<string, { list: Key[]; index: number }>()
  for (const keys of misfits) {
    const depth = keys.findLastIndex((key) => typeof key === 'number')
    if (depth < 0 || endpoint.keepsRows) return { fits: false, path: pathText(keys) }
    const row = { list: keys.slice(0, depth), index: keys[depth] as number }
    rows.set(pathText(keys.slice(0, depth + 1)), row)
  }
  // From the back and from the inside out, so that no index moves before its row is out.
  const outermostLast = [...rows.values()].sort((a, b) => b.list.length - a.list.length || b.index - a.index)
  for (const { list, index } of outermostLast) (at(body, list) as unknown[]).splice(index, 1)

  const second = v.safeParse(endpoint.answer, body)
  const dropped = misfits.map(pathText)
  if (second.success) return { fits: true, value: second.output as ReadAnswerOf<E>, dropped }
  return { fits: false, path: dropped[0] ?? '' }
}
