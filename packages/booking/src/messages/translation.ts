/** The forms of a text that depends on a number, chosen by Intl.PluralRules (I18N-02); `other` always exists. */
export type PluralForms = { readonly other: string } & {
  readonly [Rule in 'zero' | 'one' | 'two' | 'few' | 'many']?: string
}

/**
 * The forms of a text with a position, chosen by the ordinal rules of Intl.PluralRules (I18N-02): `2nd of 6`. The
 * number is the parameter `place`.
 */
export type OrdinalForms = { readonly ordinal: PluralForms }

/**
 * A tree of texts. A text may name parameters: `{{from}}`; a plural takes its number from the parameter `count`, an
 * ordinal from `place`.
 */
export interface Table {
  readonly [key: string]: string | Table
}

type PluralRule = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/** True for a plural, which has plural forms only; a group of texts may also have a text called `other`. */
type IsPlural<T> = T extends { readonly other: string } ? (keyof T extends PluralRule ? true : false) : false

type IsOrdinal<T> = T extends OrdinalForms ? ([keyof T] extends ['ordinal'] ? true : false) : false

/** The dotted paths of a table's texts: `Finder.from`. */
export type Keys<T> = {
  [K in keyof T & string]: T[K] extends string
    ? K
    : true extends IsPlural<T[K]> | IsOrdinal<T[K]>
      ? K
      : `${K}.${Keys<T[K]>}`
}[keyof T & string]

/** A complete language: it has the same keys as `T`; its plurals may have other forms. */
export type Like<T> = {
  readonly [K in keyof T]: T[K] extends string
    ? string
    : IsPlural<T[K]> extends true
      ? PluralForms
      : IsOrdinal<T[K]> extends true
        ? OrdinalForms
        : Like<T[K]>
}

/**
 * Values for the placeholders of a text. Numbers are formatted by Intl in the translator's language; texts are inserted
 * unchanged.
 */
export type Params = Readonly<Record<string, string | number>>

/** Returns the text of a key with its values: `t('Finder.from')`, `t('offers.count', { count: 14 })`. */
export type Translate<Key extends string> = (key: Key, params?: Params) => string
