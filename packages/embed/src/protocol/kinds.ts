/** Type of a field: a pattern for a text, or 0 for a finite number. */
export type Kind = RegExp | 0

/** A finite number. */
export const number = 0

/** A word of the protocol: a section, a step, a reason, a code. It begins with a letter, so a phone number does not match. */
export const word = /^[a-z][a-z0-9_-]{0,31}$/

/** ISO 4217 code. */
export const currencyCode = /^[A-Z]{3}$/

/** The messages of one direction: the fields of each message type, and the type of each field. */
export interface Table {
  /** Names of the fields, separated by spaces. A field that ends in `?` is optional and is dropped if it is invalid. */
  readonly types: Readonly<Record<string, string>>
  /** Type of each field by its name. @default word */
  readonly kinds: Readonly<Record<string, Kind>>
}

type Split<S> = S extends `${infer A} ${infer B}` ? A | Split<B> : S extends '' ? never : S

type Value<K, N> = N extends keyof K ? (K[N] extends 0 ? number : string) : string

/** The payload of one message type of a table. */
export type Payload<T extends Table, N extends keyof T['types']> = {
  readonly [F in Split<T['types'][N]> as F extends `${string}?` ? never : F & string]: Value<T['kinds'], F>
} & {
  readonly [F in Split<T['types'][N]> as F extends `${infer O}?` ? O : never]?:
    | Value<T['kinds'], F extends `${infer O}?` ? O : never>
    | undefined
}

/** A message of a table, read and checked. */
export type Message<T extends Table> = {
  [N in keyof T['types'] & string]: {
    readonly type: N
    /** Number of the message, counted from 1 on each side; an `ack` repeats it. */
    readonly id: number
    readonly payload: Payload<T, N>
  }
}[keyof T['types'] & string]
