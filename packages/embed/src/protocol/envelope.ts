import { type Kind, type Message, type Table, word } from './kinds.ts'

/** The common outer fields of every message. */
export interface Envelope {
  readonly ns: 'wherry'
  readonly v: 1
  /** 128 random bits as two numbers, `1234-5678`; new for each frame that is created. */
  readonly inst: string
  /** Number of the message, counted from 1 on each side. */
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
 * Copies a message from untrusted data, with only the valid fields of the table. Null if its type is unknown or a
 * required field is invalid. The caller has to check the sender before.
 */
export function read<T extends Table>({ types, kinds }: T, inst: string, data: unknown): Message<T> | null {
  try {
    const { ns, v, inst: of, id, type, payload: given } = data as Envelope
    // Size of the message as JSON in UTF-8.
    const bytes = new Blob([JSON.stringify(data)]).size
    if (bytes > 16_384 || ns !== 'wherry' || v !== 1 || of !== inst || !Number.isInteger(id)) return null
    const payload: Record<string, unknown> = {}
    // An unknown type, and a property that every object inherits, has no text to match: this throws.
    for (const field of types[type]!.match(/\S+/g) ?? []) {
      const name = field.replace('?', '')
      const value: unknown = given[name as keyof object]
      const kind: Kind = kinds[name] ?? word
      if (kind ? typeof value === 'string' && kind.test(value) : Number.isFinite(value)) payload[name] = value
      else if (name === field) return null
    }
    return { type, id, payload } as unknown as Message<T>
  } catch {
    // The data is no object, cannot be written as JSON, or has an unknown type.
    return null
  }
}
