import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { quietSignal } from '../testing/localServer.ts'
import { answered, createCallWorld, exampleCalls, setupOf } from '../testing/worlds/callWorld.ts'
import { ClientError } from './clientError.ts'
import type { Endpoint } from './endpoint.ts'
import { type EndpointName, endpoints } from './endpoints.ts'
import { examples } from './examples.ts'
import { pathText } from './readAnswer.ts'

const names = Object.keys(endpoints) as EndpointName[]
type Key = string | number

/** Paths of all nested values of a value. */
function placesIn(value: unknown, keys: readonly Key[] = []): Key[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => {
    const own = [...keys, Array.isArray(value) ? Number(name) : name]
    return [own, ...placesIn(part, own)]
  })
}

const endless = '@endless@'
/** Wrong values that replace a value of a response; undefined: the key is removed. */
const strangers = [undefined, null, endless, -1, 1.5, 1e300, '', 'x', '12', true, {}, [], [[]], { result: 1 }]

function withStranger(answer: unknown, keys: readonly Key[], stranger: unknown): string {
  const copy = structuredClone(answer) as Record<Key, unknown>
  const at = keys
    .slice(0, -1)
    .reduce<Record<Key, unknown>>((value, key) => value[key] as Record<Key, unknown>, copy)
  const last = keys.at(-1) as Key
  if (stranger === undefined && !Array.isArray(at)) delete at[last]
  else at[last] = stranger ?? null
  return JSON.stringify(copy).replaceAll(`"${endless}"`, '1e999')
}

/** All nested values that are no objects. */
function leavesOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value]
}

/** True if a list outside of rows loses all its rows by these misfits. */
function emptied(body: unknown, issues: readonly v.BaseIssue<unknown>[]): boolean {
  const lost = new Map<string, Set<number>>()
  for (const { path = [] } of issues) {
    const keys = path.map(({ key }) => key as Key)
    const depth = keys.findIndex((key) => typeof key === 'number')
    if (depth !== keys.findLastIndex((key) => typeof key === 'number')) continue
    const list = pathText(keys.slice(0, depth))
    lost.set(list, (lost.get(list) ?? new Set()).add(keys[depth] as number))
  }
  return [...lost].some(([list, rows]) => {
    const all = list.split('.').reduce<unknown>((value, key) => (value as Record<Key, unknown>)[key], body)
    return (all as unknown[]).length === rows.size
  })
}

const isNear = (one: string, other: string) => one.startsWith(other) || other.startsWith(one)

async function ask(name: EndpointName, text: string) {
  const answer = () => new Response(text)
  const good = answered(examples[name === 'login' ? 'authLogin' : 'login'].answer)
  const answers =
    name === 'login'
      ? [answer, good]
      : name === 'authLogin'
        ? [good, answer]
        : name === 'directions'
          ? [answer, answered(examples.navigationPaths.answer)]
          : [answer]
  const world = createCallWorld({ answers, config: setupOf(name) })
  const outcome = await exampleCalls[name](world.groups, quietSignal()).then(
    (value) => ({ value, error: null }),
    (error: unknown) => ({ value: null, error }),
  )
  return { ...outcome, reports: world.platform.reports, sent: world.sent }
}

describe('answers that do not fit', () => {
  it.each(names)(
    'API-29 of %s: a row falls out, or the path is named, and nothing else is thrown',
    async (name) => {
      const { answer } = examples[name]
      const endpoint: Endpoint = endpoints[name]
      const places = placesIn(answer)
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...places),
          fc.constantFrom(...strangers),
          async (keys, stranger) => {
            const text = withStranger(answer, keys, stranger)
            const body: unknown = JSON.parse(text, (_key, part) =>
              part === Number.POSITIVE_INFINITY ? Number.NaN : part,
            )
            const { issues = [] } = v.safeParse(endpoint.answer, body)
            const fits = issues.length === 0
            const inRows = issues.every(({ path = [] }) => path.some(({ key }) => typeof key === 'number'))
            const { value, error, reports } = await ask(name, text)
            const place = pathText(keys)
            expect(leavesOf(value)).not.toContain(Number.POSITIVE_INFINITY)
            expect(leavesOf(value).filter(Number.isNaN)).toEqual([])

            if (name === 'directions') {
              // The API gives the path instead.
              if (!fits) expect(value).toMatchObject({ source: 'navigation' })
              expect(error).toBeNull()
              expect(reports).toHaveLength(fits ? 0 : 1)
            } else if (fits) {
              const refused = {
                yachtRequest: 'rejected',
                payUrl: 'unreadable',
                calculateNewPrice: 'unreadable',
                // The id is that of another order.
                order: 'unreadable',
              }
              if (error) expect(error).toMatchObject({ kind: refused[name as keyof typeof refused] })
            } else if (error) {
              // A call whose rows may be dropped is read as long as some rows of the list are left.
              if (!endpoint.keepsRows && inRows) expect(emptied(body, issues), place).toBe(true)
              expect(error).toBeInstanceOf(ClientError)
              const { kind, path } = error as ClientError
              expect(kind).toBe('unreadable')
              expect(isNear(path ?? '?', place), `${path} for ${place}`).toBe(true)
              expect(reports).toHaveLength(1)
            } else {
              expect(endpoint.keepsRows).toBeUndefined()
              const dropped = reports[0]?.context?.['dropped'] as string[]
              expect(dropped.every((path) => isNear(path, place) && /\[\d+\]/.test(path))).toBe(true)
              expect(reports).toHaveLength(1)
            }
          },
        ),
        { numRuns: 150 },
      )
    },
  )

  it.each(names)('API-29 of %s: unknown fields and hostile keys are passed over', async (name) => {
    const { answer } = examples[name]
    const plant = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(plant)
        : typeof value === 'object' && value !== null
          ? {
              surprise: { deep: [1] },
              '@proto@': { polluted: true },
              constructor: { prototype: { polluted: true } },
              toString: 1,
              ...Object.fromEntries(Object.entries(value).map(([key, part]) => [key, plant(part)])),
            }
          : value
    const text = JSON.stringify(plant(answer)).replaceAll('@proto@', '__proto__')
    const [plain, planted] = [await ask(name, JSON.stringify(answer)), await ask(name, text)]
    expect(planted.error).toBeNull()
    expect(planted.value).toEqual(plain.value)
    expect(planted.reports).toEqual([])
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
  })

  // For these calls the contract counts the status alone, so an empty response is valid.
  const wordless: readonly EndpointName[] = ['updateOrder', 'saveModuleSettings', 'promoViews', 'logout']
  it.each(names)('API-29 of %s: no byte, HTML, broken JSON', async (name) => {
    const whole = JSON.stringify(examples[name].answer)
    for (const text of ['', '  \n', '<html><p>Bad gateway</p></html>', whole.slice(0, -1)]) {
      const { value, error } = await ask(name, text)
      if (name === 'directions') expect(value).toMatchObject({ source: 'navigation' })
      else if (name === 'logout' || (text.trim() === '' && wordless.includes(name))) expect(error).toBeNull()
      else expect(error, text).toMatchObject({ kind: 'unreadable', path: '' })
    }
  })

  it('API-29 a body nested 200,000 deep, or as wide, overflows nothing', async () => {
    const deep = '['.repeat(200_000) + ']'.repeat(200_000)
    const wide = JSON.stringify(
      Object.fromEntries(Array.from({ length: 200_000 }, (_, key) => [`k${key}`, key])),
    )
    for (const strange of [deep, wide]) {
      const { error } = await ask('prices', `{"result":[],"x":${strange}}`)
      expect(error).toBeNull()
    }
  })
})
