import { type Kind, type Message, type Table, word } from './kinds.ts'

/** What every message looks like outside. */
export interface Envelope {
  readonly ns: 'wherry'
  readonly v: 1
  /** 128 random bits as two numbers, `1234-5678`; one for each frame that is made. */
  readonly inst: string
  /** Counts up from 1 on each side. */
  readonly id: number
  readonly type: string
  readonly payload: object
}

export const wrap = (inst: string, id: number, type: string, payload: object): Envelope => ({
  ns: 'wherry',
  v: 1,
  inst,
  id,
  type,
  payload,
})

/** Bytes of a message as JSON in UTF-8. */
const maxBytes = 16_384

const fits = (kind: Kind, value: unknown) =>
  kind ? typeof value === 'string' && kind.test(value) : Number.isFinite(value)

/**
 * The message in foreign data, made anew of the fields that the table knows and that fit. Null: its type is unknown, or
 * anything that it must have does not fit. Where it came from is for the caller to check before.
 */
export function read<T extends Table>({ types, kinds }: T, inst: string, data: unknown): Message<T> | null {
  try {
    if (new Blob([JSON.stringify(data)]).size > maxBytes) return null
    const { ns, v, inst: of, id, type, payload: given } = data as Envelope
    if (ns !== 'wherry' || v !== 1 || of !== inst || !Number.isInteger(id) || !Object.hasOwn(types, type))
      return null
    const payload: Record<string, unknown> = {}
    for (const field of types[type]!.match(/\S+/g) ?? []) {
      const name = field.replace('?', '')
      const value = given[name as keyof object]
      if (fits(kinds[name] ?? word, value)) payload[name] = value
      else if (name === field) return null
    }
    return { type, id, payload } as unknown as Message<T>
  } catch {
    // Not an object at all, or one that JSON does not know.
    return null
  }
}
