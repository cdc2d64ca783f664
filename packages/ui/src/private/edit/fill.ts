import type { Forms } from '../../messages/words.ts'

/** Fills the placeholders of a text: `{{day}}` becomes the value of `day`. Placeholders inside a value are not filled. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

/**
 * A text with a number, in the plural form of its language: one, few, many, other.
 * @param locale BCP 47
 */
export function counted(
  locale: string,
  forms: Forms,
  count: number,
  values: Readonly<Record<string, string>> = {},
): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other
  return fill(form, { ...values, count: new Intl.NumberFormat(locale).format(count) })
}
