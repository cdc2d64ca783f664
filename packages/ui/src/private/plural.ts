/** Writes a count with the word form its language wants: one, few, many, other. */
export const plural =
  (locale: string, forms: Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }) =>
  (count: number): string =>
    `${count} ${forms[new Intl.PluralRules(locale).select(count)] ?? forms.other}`
