import { isNumberingSystem, isTag, isTimeZone, namedLocale, nearestLocale } from './intlSettings.ts'
import type { GivenSettings } from './rootSettings.ts'

/** Messages about settings of a root that Intl refuses, with the value that is used instead. */
export function wrongSettings({ locale, timeZone, numberingSystem }: GivenSettings): string[] {
  const quoted = (text: string) => JSON.stringify(String(text).slice(0, 40))
  const near = locale === undefined ? null : nearestLocale(locale)
  const found: string[] = []
  if (locale !== undefined && !isTag(locale))
    found.push(
      `${quoted(locale)} is no language tag of BCP 47; ${near ?? 'that of the root around'} is taken`,
    )
  if (near !== null && namedLocale(near) !== near)
    found.push(`the browser has no names and numbers of ${quoted(near)}; those of English are shown`)
  if (timeZone !== undefined && !isTimeZone(timeZone))
    found.push(`${quoted(timeZone)} is no IANA time zone; that of the root around is taken`)
  if (numberingSystem !== undefined && !isNumberingSystem(numberingSystem))
    found.push(`${quoted(numberingSystem)} is no numbering system; that of the root around is taken`)
  return found
}

const said = new Set<string>()

/** Reports in the console, once, settings of a root that Intl refuses. For development. */
export function warnOfSettings(given: GivenSettings): void {
  for (const text of wrongSettings(given).filter((one) => !said.has(one))) {
    said.add(text)
    console.warn(`@wherry/ui: ${text}.`)
  }
}
