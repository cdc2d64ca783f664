import { quoted } from '../answers.ts'
import { isRecord } from '../checked.ts'
import type { EdgeOptions, EdgeSettings, PartnerAccess } from '../options.ts'

type Report = (text: string) => void

/** A kind of values: the test of it, and its name for a person. */
interface Kind {
  readonly fits: (value: unknown) => boolean
  readonly name: string
}
type Kinds<Names extends string> = Readonly<Record<Names, Kind>>

const text: Kind = {
  fits: (value) => typeof value === 'string' && value.trim() !== '',
  name: 'a text that is not blank',
}
const flag: Kind = { fits: (value) => typeof value === 'boolean', name: 'true or false' }
const list: Kind = { fits: Array.isArray, name: 'a list' }
const table: Kind = { fits: isRecord, name: 'an object' }

/** Settings whose kind is validated with their content: below, and in checked.ts, texts.ts and firstAnswers.ts. */
type ReadWithContent =
  | 'basePath'
  | 'config'
  | 'firstAnswers'
  | 'supportEmail'
  | 'ignoredErrors'
  | 'specialCustomers'
  | 'texts'
  | 'errorReporting'

const settingKinds: Kinds<Exclude<keyof EdgeSettings, ReadWithContent>> = {
  hosts: list,
  allowedParents: list,
  partners: table,
  redirectOrigins: list,
  appAgent: text,
  cspReports: text,
  sessions: text,
}

/** Keys of the configuration that the edge reads. The others are the module's own, or validated in checked.ts. */
const configKinds = {
  accountUrl: text,
  directionsBase: text,
  accentsUrl: text,
  imageHosts: list,
  menu: flag,
  sections: table,
  lang: text,
}

const partnerKinds: Kinds<Exclude<keyof PartnerAccess, 'texts'>> = {
  parents: list,
  legacyMessages: flag,
  passengerStep: flag,
}

/** @throws Error that names the setting if its value is of another kind */
function need(name: string, { fits, name: kind }: Kind, value: unknown): void {
  if (!fits(value))
    throw new Error(`The edge does not start: ${name} has to be ${kind}, and ${JSON.stringify(value)} is not`)
}

/** Leaves out null, which is the same as no value, and values of a wrong kind, which are reported. */
function fitting<T extends object>(given: T, kinds: Kinds<string>, within: string, report: Report): T {
  const isKept = ([name, value]: [string, unknown]) => {
    if (value === undefined || !Object.hasOwn(kinds, name)) return true
    const { fits, name: kind } = kinds[name]!
    if (value !== null && !fits(value))
      report(`${within}${name} has to be ${kind}: ${JSON.stringify(value)} is not used`)
    return value !== null && fits(value)
  }
  return Object.fromEntries(Object.entries(given).filter(isKept)) as T
}

/** Reads the entry of a partner. Without a list of origins no page may frame this partner's module. */
function readPartner(id: string, given: unknown, report: Report): PartnerAccess {
  const name = `partners.${quoted(id)}`
  const nobody = 'no page may frame the module of this partner'
  if (!isRecord(given)) report(`${name} has to be an object, and ${JSON.stringify(given)} is not: ${nobody}`)
  else if (given['parents'] == null) report(`${name}.parents has to be a list, and is missing: ${nobody}`)
  return { parents: [], ...fitting(isRecord(given) ? given : {}, partnerKinds, `${name}.`, report) }
}

/** Reads the base path without a slash at its end. @throws Error if it is no path */
function readBasePath(given: unknown): string {
  const basePath = typeof given === 'string' ? given.replace(/(?<!\/)\/+$/, '') : ''
  if (!/^\/[^/]/.test(basePath))
    throw new Error(`The module lives under a path of its own: the basePath ${JSON.stringify(given)} is none`)
  return basePath
}

/**
 * Reads the kinds of the settings once, before anything else reads them: they may come from an unchecked file. A value
 * of a wrong kind is left out and reported by its name.
 *
 * @throws Error that names a setting without which the edge serves nobody: `config` or its `apiBase` if it is missing or
 * of a wrong kind, `hosts` if they are no list, `basePath` if it is no path
 */
export function readSettings(given: EdgeOptions, report: Report): EdgeOptions & { basePath: string } {
  need('config', table, given.config)
  need('config.apiBase', text, (given.config as { apiBase?: unknown }).apiBase)
  if (given.hosts != null) need('hosts', list, given.hosts)
  const basePath = readBasePath(given.basePath ?? '/transfer')
  const settings = fitting(given, settingKinds, '', report)
  const partners = Object.entries(settings.partners ?? {}).map(([id, partner]) => [
    id,
    readPartner(id, partner, report),
  ])
  return {
    ...settings,
    basePath,
    config: fitting(given.config, configKinds, 'config.', report),
    partners: Object.fromEntries(partners),
  }
}
