import type { PhoneFieldProps } from '@wherry/ui'
import type { Lang } from '../../domain/language.ts'

/** The country of a number that is typed without its code: of the languages that have one at home. */
export const homeCountry: Partial<Record<Lang, NonNullable<PhoneFieldProps['country']>>> = {
  ru: 'RU',
  es: 'ES',
}
