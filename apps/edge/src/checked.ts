import { quoted } from './answers.ts'
import type { CustomerFeatures, EdgeSettings } from './options.ts'

/** What of the settings the module takes as it stands: it is judged here, once, and by no visitor's browser. */
export type Checked = Pick<EdgeSettings, 'supportEmail' | 'ignoredErrors' | 'specialCustomers'>

const features: readonly string[] = [
  'discountBanner',
  'alternativePrice',
  'copyTrip',
  'multiStop',
  'yacht',
  'travelPolicy',
  'approvals',
] satisfies (keyof CustomerFeatures)[]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmail = (value: unknown) =>
  typeof value === 'string' && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>".]+$/.test(value)

const isCode = (value: unknown) =>
  Number.isInteger(value) || (typeof value === 'string' && value.trim() !== '')

const isFeature = ([name, value]: [string, unknown]) =>
  name === 'alternativeCurrency'
    ? typeof value === 'string' && /^[A-Z]{3}$/.test(value)
    : features.includes(name) && typeof value === 'boolean'

/** Reads the settings, which may come from a file that nobody has checked; one that does not fit is left out, and told of. */
export function readChecked(settings: Checked, report: (text: string) => void): Checked {
  const { supportEmail, ignoredErrors, specialCustomers } = settings as Record<keyof Checked, unknown>
  const unfit = (what: string, value: unknown) => report(`${what}: ${JSON.stringify(value)} is not used`)
  const checked: { -readonly [Name in keyof Checked]: unknown } = {}
  if (supportEmail != null)
    if (isEmail(supportEmail)) checked.supportEmail = supportEmail
    else unfit('The address for questions is no e-mail address', supportEmail)
  if (ignoredErrors != null)
    if (Array.isArray(ignoredErrors) && ignoredErrors.every(isCode)) checked.ignoredErrors = ignoredErrors
    else unfit('Refusals that no message tells of are a list of statuses and codes', ignoredErrors)
  if (specialCustomers != null)
    if (isRecord(specialCustomers))
      checked.specialCustomers = Object.fromEntries(
        Object.entries(specialCustomers).filter(([id, given]) => {
          const fits = isRecord(given) && Object.entries(given).every(isFeature)
          if (!fits) unfit(`Customer ${quoted(id)} is given what no customer can have`, given)
          return fits
        }),
      )
    else unfit('Special customers stand by their ids', specialCustomers)
  return checked as Checked
}
