import type { Forms } from '../messages/words.ts'

/** A text with its values: `{{day}}` becomes that of `day`. A value is text: nothing in it is a place for another. */
export function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
}

/**
 * A text that depends on a number, in the form that its language wants: one, few, many, other.
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
