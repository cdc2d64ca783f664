/** What a field may hold: a text that the pattern takes whole, or (0) a finite number. */
export type Kind = RegExp | 0

/** A finite number. */
export const number = 0

/** A word of ours: a section, a step, a reason, a code. Begins with a letter, so no phone number is one. */
export const word = /^[a-z][a-z0-9_-]{0,31}$/

/** ISO 4217. */
export const currencyCode = /^[A-Z]{3}$/

/** The messages of one direction: their fields by the type, and what each field holds wherever it stands. */
export interface Table {
  /** The names of the fields, parted by spaces; one that ends in `?` may be left out, and is where it does not fit. */
  readonly types: Readonly<Record<string, string>>
  /** @default word */
  readonly kinds: Readonly<Record<string, Kind>>
}

type Split<S> = S extends `${infer A} ${infer B}` ? A | Split<B> : S extends '' ? never : S

type Value<K, N> = N extends keyof K ? (K[N] extends 0 ? number : string) : string

/** The payload of a type of a table. */
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
    /** Counts up from 1 on each side; an `ack` names it. */
    readonly id: number
    readonly payload: Payload<T, N>
  }
}[keyof T['types'] & string]
