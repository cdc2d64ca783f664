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

/**
 * The message in foreign data, made anew of the fields that the table knows and that fit. Null: its type is unknown, or
 * anything that it must have does not fit. Where it came from is for the caller to check before.
 */
export function read<T extends Table>({ types, kinds }: T, inst: string, data: unknown): Message<T> | null {
  try {
    const { ns, v, inst: of, id, type, payload: given } = data as Envelope
    // As JSON in UTF-8.
    const bytes = new Blob([JSON.stringify(data)]).size
    if (bytes > 16_384 || ns !== 'wherry' || v !== 1 || of !== inst || !Number.isInteger(id)) return null
    const payload: Record<string, unknown> = {}
    // What is no type has no fields to match, nor has what every object inherits.
    for (const field of types[type]!.match(/\S+/g) ?? []) {
      const name = field.replace('?', '')
      const value: unknown = given[name as keyof object]
      const kind: Kind = kinds[name] ?? word
      if (kind ? typeof value === 'string' && kind.test(value) : Number.isFinite(value)) payload[name] = value
      else if (name === field) return null
    }
    return { type, id, payload } as unknown as Message<T>
  } catch {
    // Not an object at all, one that JSON does not know, or of no type of ours.
    return null
  }
}
