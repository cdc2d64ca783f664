import bcd, {
  type BrowserName,
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
  type SupportStatement,
} from '@mdn/browser-compat-data/forLegacyNode'

/** Names that only newer browsers have, each with the oldest supported browsers that lack it. */
export interface NewerNames {
  /** Members of any object; only names of at least two words, such as `checkVisibility`. */
  readonly members: ReadonlyMap<string, readonly string[]>
  /** Static members of an interface, such as `URL.canParse`. */
  readonly statics: ReadonlyMap<string, readonly string[]>
  /** Global names, such as `requestIdleCallback` and `Temporal`. */
  readonly globals: ReadonlyMap<string, readonly string[]>
  /** Selectors used in scripts, such as `:dir`; a browser throws on an unknown one. */
  readonly selectors: ReadonlyMap<string, readonly string[]>
}

/** Browser names of browserslist with those of MDN's data. */
const named: Readonly<Record<string, BrowserName>> = {
  chrome: 'chrome',
  and_chr: 'chrome_android',
  edge: 'edge',
  safari: 'safari',
  ios_saf: 'safari_ios',
  firefox: 'firefox',
  and_ff: 'firefox_android',
}

/** Oldest supported version of each browser, from lines of package.json such as `safari >= 16.4`. */
export function oldestOf(floor: readonly string[]): ReadonlyMap<BrowserName, number> {
  return new Map(
    floor.map((line) => {
      const [, name = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(line) ?? []
      const browser = named[name]
      if (!browser)
        throw new Error(`The floor is said browser by browser, as \`safari >= 16.4\`, not \`${line}\``)
      return [browser, Number(version)]
    }),
  )
}

const isSince = (version: SimpleSupportStatement['version_added'], oldest: number) =>
  typeof version === 'string' &&
  version !== 'preview' &&
  Number.parseFloat(version.replace('≤', '')) <= oldest

/** True if the oldest version supports the feature completely, without a flag and under its standard name. */
function isKnown(said: SupportStatement | undefined, oldest: number): boolean {
  return [said ?? []]
    .flat()
    .some(
      (one) =>
        !one.flags &&
        !one.prefix &&
        !one.alternative_name &&
        !one.version_removed &&
        isSince(one.version_added, oldest),
    )
}

/**
 * Names that exist only in browsers newer than the oldest supported ones. A member is left out if an older interface
 * has a member with that name (`map` of an iterator), or if it is a single word (`union` of a set), because the text
 * does not show the object's type. TypeScript finds these, since its library is limited to the same browsers.
 */
export function newerNames(floor: readonly string[]): NewerNames {
  const oldest = [...oldestOf(floor)]
  const members = new Map<string, readonly string[]>()
  const statics = new Map<string, readonly string[]>()
  const globals = new Map<string, readonly string[]>()
  const selectors = new Map<string, readonly string[]>()
  const known = new Set(Object.keys(bcd.css.properties ?? {}).map(inScript))
  const lacksOf = ({ support }: CompatStatement) =>
    oldest.filter(([browser, version]) => !isKnown(support[browser], version)).map(([browser]) => browser)

  for (const [owner, { __compat, ...parts }] of Object.entries<Identifier>({
    ...bcd.api,
    ...bcd.javascript.builtins,
  })) {
    if (__compat) note(owner, lacksOf(__compat), globals)
    for (const [part, { __compat: said }] of Object.entries(parts as Record<string, Identifier>)) {
      if (!said || part.endsWith('_event')) continue
      const lacks = lacksOf(said)
      const bare = part.replace('_static', '')
      if (bare === part) note(part, lacks, members)
      else {
        note(`${owner}.${bare}`, lacks, statics)
        if (lacks.length === 0) known.add(bare)
      }
      if (owner === 'Window') note(part, lacks, globals)
    }
  }
  for (const [name, { __compat }] of Object.entries((bcd.css.selectors ?? {}) as Record<string, Identifier>))
    if (__compat) note(`:${name}`, lacksOf(__compat), selectors)
  function note(name: string, lacks: readonly string[], names: Map<string, readonly string[]>) {
    if (lacks.length === 0) known.add(name)
    else names.set(name, lacks)
  }
  for (const name of known) for (const names of [members, statics, globals, selectors]) names.delete(name)
  for (const name of members.keys()) if (!/^[a-z]+[A-Z]/.test(name)) members.delete(name)
  return { members, statics, globals, selectors }
}

/** A CSS property in the form in which scripts name it. */
const inScript = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase())
