import fc from 'fast-check'
import type { GenericSchema } from 'valibot'

/** Values for fields, by field name: real ids and similar values, which get further than random valid text. */
export type Known = Readonly<Record<string, fc.Arbitrary<unknown>>>

interface Action {
  readonly kind: string
  readonly type: string
  readonly requirement?: unknown
}
type Schema = GenericSchema & {
  readonly pipe?: readonly Action[]
  readonly entries?: Readonly<Record<string, Schema>>
  readonly item?: Schema
  readonly items?: readonly Schema[]
  readonly options?: readonly unknown[]
  readonly wrapped?: Schema
  readonly key?: Schema
  readonly value?: Schema
  readonly literal?: unknown
}

/**
 * Values that are valid for a schema of the contract, generated from the schema itself. A field with known values has
 * them three times of four, else any valid value. @throws for an unknown type of schema
 */
export function fitting(schema: GenericSchema, known: Known = {}, name = ''): fc.Arbitrary<unknown> {
  const own = known[name]
  const made = make(schema as Schema, known, name)
  return own === undefined ? made : fc.oneof({ weight: 3, arbitrary: own }, { weight: 1, arbitrary: made })
}

function make(schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> {
  const of = (part: Schema | undefined) => fitting(part as Schema, known, name)
  const actions = schema.pipe?.slice(1) ?? []
  const base = (schema.pipe?.[0] as unknown as Schema | undefined) ?? schema
  switch (base.type) {
    case 'string':
      return text(actions)
    case 'number':
      return number(actions)
    case 'boolean':
      return fc.boolean()
    case 'literal':
      return fc.constant(base.literal)
    case 'picklist':
      return fc.constantFrom(...(base.options as unknown[]))
    case 'union':
      return fc.oneof(...(base.options as Schema[]).map((option) => make(option, known, name)))
    case 'nullable':
      return fc.oneof(of(base.wrapped), fc.constant(null))
    case 'optional':
      return fc.oneof(of(base.wrapped), fc.constant(undefined))
    case 'nullish':
      return fc.oneof(of(base.wrapped), fc.constantFrom(null, undefined))
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 })
    case 'array':
      return fc.array(of(base.item), {
        minLength: limit(actions, 'min_length') ?? 0,
        maxLength: limit(actions, 'max_length') ?? 4,
      })
    case 'tuple':
      return fc.tuple(...(base.items ?? []).map((item) => of(item)))
    case 'record':
      return fc.dictionary(fc.string({ maxLength: 10 }), of(base.value), { maxKeys: 3 })
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(base.entries ?? {}).map(([field, part]) => [field, fitting(part, known, field)]),
        ),
      )
    default:
      throw new Error(`No values are known for a schema of type ${base.type} (${name})`)
  }
}

/** A valid value with one of its parts, at any depth, replaced by another valid part. */
export function alike(
  schema: GenericSchema,
  value: unknown,
  known: Known = {},
  name = '',
): fc.Arbitrary<unknown> {
  const { pipe, entries, item } = schema as Schema
  const parts = entries ?? (pipe?.[0] as unknown as Schema | undefined)?.entries
  const rows = item ?? (pipe?.[0] as unknown as Schema | undefined)?.item
  const whole = fitting(schema, known, name)
  if (rows !== undefined && Array.isArray(value) && value.length > 0) {
    const row = fc
      .nat(value.length - 1)
      .chain((at) =>
        alike(rows, value[at], known, name).map((other) =>
          value.map((kept, nth) => (nth === at ? other : kept)),
        ),
      )
    return fc.oneof({ weight: 5, arbitrary: row }, { weight: 1, arbitrary: whole })
  }
  if (parts === undefined || typeof value !== 'object' || value === null) return whole
  return fc.constantFrom(...Object.entries(parts)).chain(([field, part]) => {
    const now = (value as Record<string, unknown>)[field]
    return alike(part, now, known, field).map((other) => ({ ...value, [field]: other }))
  })
}

const limit = (actions: readonly Action[], type: string): number | undefined =>
  actions.find((action) => action.type === type)?.requirement as number | undefined

function text(actions: readonly Action[]): fc.Arbitrary<string> {
  const pattern = actions.find(({ type }) => type === 'regex')?.requirement as RegExp | undefined
  if (pattern !== undefined) return fc.stringMatching(pattern)
  if (actions.some(({ type }) => type === 'url')) return fc.webUrl()
  return fc.string({
    minLength: limit(actions, 'min_length') ?? 0,
    maxLength: Math.min(limit(actions, 'max_length') ?? 30, 30),
  })
}

function number(actions: readonly Action[]): fc.Arbitrary<number> {
  const min = limit(actions, 'min_value')
  const max = limit(actions, 'max_value')
  const isWhole = actions.some(({ type }) => type === 'integer' || type === 'safe_integer')
  if (isWhole) {
    return fc.oneof(
      fc.integer({ min: min ?? -10, max: Math.min(max ?? 20, (min ?? 0) + 20) }),
      fc.maxSafeInteger().filter((value) => value >= (min ?? -Infinity) && value <= (max ?? Infinity)),
    )
  }
  return fc.double({ noNaN: true, noDefaultInfinity: true, min: min ?? -1e15, max: max ?? 1e15 })
}
