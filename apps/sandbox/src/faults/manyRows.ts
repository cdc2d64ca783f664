import { type Endpoint, type EndpointName, examples } from '@wherry/booking/wire'
import * as v from 'valibot'

/** Number of rows in the list. */
export const rowCount = 200_000
const rowsAtOnce = 1000

type Key = string | number
type Holder = Record<Key, unknown>

/**
 * The JSON of a response whose first list has 200,000 rows, each with only the required fields and a unique id. For an
 * empty list the row comes from the contract's example. Null if the response has no list.
 */
export function manyRows(endpoint: Endpoint, answer: unknown): ReadableStream<Uint8Array> | null {
  const path = pathOfList(answer)
  if (path === null) return null
  const example: unknown = examples[endpoint.name as EndpointName].answer
  const row = firstAt(answer, path) ?? firstAt(example, path)
  if (row === undefined) return null

  const fits = (candidate: unknown) => v.is(endpoint.answer, withAt(answer, path, [candidate]))
  const least = leastOf(row, fits)
  const numbered = numbering(least, fits)
  const mark = 'the rows stand here'
  const [before = '', after = ''] = JSON.stringify(withAt(answer, path, mark)).split(JSON.stringify(mark))
  return textStream(function* () {
    yield `${before}[`
    for (let from = 0; from < rowCount; from += rowsAtOnce) {
      const rows = Array.from({ length: rowsAtOnce }, (_, index) => JSON.stringify(numbered(from + index)))
      yield (from === 0 ? '' : ',') + rows.join(',')
    }
    yield `]${after}`
  })
}

/** The path of keys to the list nearest to the root. */
function pathOfList(answer: unknown): Key[] | null {
  let level: { path: Key[]; value: unknown }[] = [{ path: [], value: answer }]
  while (level.length > 0) {
    const list = level.find(({ value }) => Array.isArray(value))
    if (list !== undefined) return list.path
    level = level.flatMap(({ path, value }) =>
      typeof value === 'object' && value !== null
        ? Object.entries(value).map(([key, part]) => ({ path: [...path, key], value: part }))
        : [],
    )
  }
  return null
}

function firstAt(body: unknown, path: readonly Key[]): unknown {
  const list = path.reduce<unknown>((value, key) => (value as Holder | undefined)?.[key], body)
  return Array.isArray(list) ? list[0] : undefined
}

function withAt(body: unknown, [key, ...rest]: readonly Key[], value: unknown): unknown {
  if (key === undefined) return value
  return { ...(body as Holder), [key]: withAt((body as Holder)[key], rest, value) }
}

/** Removes the optional keys and rows of a value. */
function leastOf(value: unknown, fits: (value: unknown) => boolean): unknown {
  if (typeof value !== 'object' || value === null || !fits(value)) return value
  if (Array.isArray(value)) {
    const few = [[], value.slice(0, 1)].find(fits) ?? value
    return few.map((part, index) => leastOf(part, (other) => fits(few.with(index, other))))
  }
  let least: Holder = { ...value }
  for (const key of Object.keys(value)) {
    const { [key]: part, ...rest } = least
    least = fits(rest)
      ? rest
      : { ...least, [key]: leastOf(part, (other) => fits({ ...least, [key]: other })) }
  }
  return least
}

/** Returns a function that makes the row of a number, with a unique id if the row has an id. */
function numbering(row: unknown, fits: (row: unknown) => boolean): (nth: number) => unknown {
  const unique = (value: unknown, nth: number) =>
    typeof value === 'number' ? value + nth : typeof value === 'string' ? `${value}-${nth}` : value
  if (typeof row !== 'object' || row === null)
    return fits(unique(row, 1)) ? (nth) => unique(row, nth) : () => row
  const key = Object.keys(row).find((name) => /(?:^|_)id$/i.test(name))
  if (key === undefined) return () => row
  const id: unknown = (row as Holder)[key]
  return (nth) => ({ ...row, [key]: unique(id, nth) })
}

function textStream(texts: () => Generator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const pieces = texts()
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        const { done, value } = pieces.next()
        if (done) controller.close()
        else controller.enqueue(encoder.encode(value))
      },
    },
    { highWaterMark: 0 },
  )
}
