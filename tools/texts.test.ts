import { globSync } from 'node:fs'
import { allTexts } from '@wherry/booking/testing/messageSets.ts'
import { allWords } from '@wherry/ui/testing/allWords.ts'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'
import { namedIn, read, sentencesIn, sourcesIn, wordsIn } from './texts.ts'

const short = (file: string) => file.replace(root, '')
const folders = ['packages/booking/src', 'apps/module/src'].map((folder) => root + folder)
/** Folders of sources that may show a text to a person. */
const shown = [
  ...globSync('packages/booking/src/{view,shell,frame,*/{view,form}}', { cwd: root }),
  'packages/ui/src/components',
  'apps/module/src',
]

const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
/** The forms of an ordinal are one level deeper (I18N-02). */
const ordinalOf = (value: object) => ('ordinal' in value ? (value.ordinal as object) : value)
const isPlural = (value: object) => 'other' in value && Object.keys(value).every((key) => forms.includes(key))

/** All texts of a tree by their keys; a plural is all its forms. */
function textsOf(tree: object, path = ''): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const [key, value] of Object.entries(tree) as [string, string | object][]) {
    const here = path + key
    if (typeof value === 'string') found.set(here, [value])
    else if (Array.isArray(value)) found.set(here, value as string[])
    else if (isPlural(ordinalOf(value))) found.set(here, Object.values(ordinalOf(value)) as string[])
    else for (const [deep, texts] of textsOf(value, `${here}.`)) found.set(deep, texts)
  }
  return found
}

const wordsOf = (lang: 'en' | 'ru' | 'es') =>
  textsOf(Object.fromEntries(Object.entries(allWords).map(([name, table]) => [name, table[lang]])))
const everyText = async (lang: 'en' | 'ru' | 'es') =>
  new Map([...textsOf(await allTexts(lang)), ...wordsOf(lang)])

function unusedOf(keys: readonly string[], sources: readonly Parameters<typeof namedIn>[0][]): string[] {
  const named = sources.map(namedIn)
  const strings = new Set(named.flatMap((one) => [...one.strings]))
  const patterns = named.flatMap((one) => one.patterns)
  return keys.filter((key) => !strings.has(key) && !patterns.some((pattern) => pattern.test(key)))
}

/** A text without placeholders for values: the rest are our own words. */
const bare = (text: string) => text.replace(/\{\{\w+\}\}/g, '').trim()

describe('the texts', () => {
  const sources = folders.flatMap(sourcesIn).filter((file) => !file.includes('/messages/'))

  it('I18N-01 no key is unused', async () => {
    const keys = [...textsOf(await allTexts('en')).keys()]
    const trees = sources.map((file) => read(file))
    expect(unusedOf(keys, trees)).toEqual(namedByBuild)
    // Control: a key of texts that no source uses is found, one that a template makes is not.
    const planted = read('x.ts', `const a = t(\`finder.\${kind}.title\`); t('finder.one')`)
    expect(unusedOf(['finder.one', 'finder.two', 'finder.car.title', 'finder.car.text'], [planted])).toEqual([
      'finder.two',
      'finder.car.text',
    ])
  })

  it.each(['ru', 'es'] as const)('I18N-01 nothing is left in English in %s', async (lang) => {
    const english = await everyText('en')
    const left: string[] = []
    // The yacht pages have Russian and English only: Spanish visitors read English (YACHT-13).
    const texts = [...(await everyText(lang))].filter(([key]) => lang === 'ru' || !key.startsWith('yacht.'))
    for (const [key, all] of texts)
      for (const text of all)
        if (english.get(key)?.includes(text) && /\p{L}{2}/u.test(bare(text)) && !same[lang].has(bare(text)))
          left.push(`${key}: ${text}`)
    expect(left).toEqual([])
  })

  it('I18N-01 a Latin word in Russian is a name, an abbreviation or a sign', async () => {
    const strange: string[] = []
    for (const [key, texts] of await everyText('ru'))
      for (const word of texts.flatMap((text) => bare(text).match(/\p{Script=Latin}{2,}/gu) ?? []))
        if (!latin.has(word)) strange.push(`${key}: ${word}`)
    expect(strange).toEqual([])
  })

  it.each(['en', 'ru', 'es'] as const)('ERR-08 I18N-01 no text of %s is the name of one', async (lang) => {
    const texts = await everyText(lang)
    const keys = new Set(texts.keys())
    for (const [key, all] of texts)
      for (const text of all) {
        expect(keys.has(text), key).toBe(false)
        expect(text, key).not.toMatch(/\b[a-z]+\.[a-z]+[A-Z]\w*|trans\.|DataForms/)
      }
  })

  it('I18N-01 none stands outside `messages`', () => {
    const found = shown
      .flatMap((folder) => sourcesIn(root + folder))
      .flatMap((file) => wordsIn(read(file)))
      .filter(({ text }) => !names.has(text))
      .map(({ place, text }) => `${short(place)} ${text}`)
    expect(found).toEqual([])
    // The control: the check finds planted words.
    const planted = [
      '<p>Book now</p>',
      '<button aria-label="Close it" />',
      '<img alt={isOld ? "An old car" : ""} />',
      '<p>{isOpen && "Open now"}</p>',
      `<p title={\`Ride to \${place}\`} />`,
    ]
    for (const text of planted) expect(wordsIn(read('x.tsx', text)), text).toHaveLength(1)
    expect(wordsIn(read('x.tsx', '<p className="a b" title={t("Finder.from")}>{t("a.b")} · 3</p>'))).toEqual(
      [],
    )
  })

  it('I18N-01 nor as a string, a part of a template or a field', () => {
    const found = [...shown, 'packages/embed/src/loader', 'packages/embed/src/frame']
      .flatMap((folder) => sourcesIn(root + folder))
      .filter((file) => !file.endsWith('/loader/texts.ts'))
      .flatMap((file) => sentencesIn(read(file)))
      .filter(({ text }) => !noWords.some((one) => one.test(text)))
      .map(({ place, text }) => `${short(place)} ${text}`)
    expect(found).toEqual([])
    const planted = [
      "const hint = 'Choose another car'",
      "show({ title: 'Closed' })",
      "const rows = [{ label: 'price for two' }]",
      `say(\`From \${one} to \${other}\`)`,
      `say(\`\${count} seats left\`)`,
      `say(\`\${count} seats\`)`,
      "tell(isOld ? 'Older' : 'Newer')",
      "tell('Заказ')",
      '<Row aria-label="Close" />',
      "<Row title={name ?? 'Unknown'} />",
    ]
    for (const text of planted)
      expect(
        sentencesIn(read('x.tsx', text)).length + wordsIn(read('x.tsx', text)).length,
        text,
      ).toBeGreaterThan(0)
    const code = [
      "throw new RangeError('No such car')",
      "if (key === 'Escape') t('Finder.from')",
      `const key = \`extras.\${one}.title\``,
      '<svg preserveAspectRatio="xMidYMid slice" className="one two" />',
      "import x from './a b.ts'",
    ]
    for (const text of code) expect(sentencesIn(read('x.tsx', text)), text).toEqual([])
  })
})

/** Strings of the sources that look like words for people and are not. */
const noWords: readonly RegExp[] = [
  // The end of a key, behind its beginning.
  /^(?:Number|Terminal|Time|Date)$/,
  // Names of elements and of what is remembered.
  /^(?:id|there|back|tool) 0$|^0 (?:handle|up|down)$|^told refusals$/,
  // Elements that are looked for.
  /^(?:(?:a|aside|button|fieldset|h1|input|label|main|section|select|textarea)(?:[[:][^,]*)?(?:,? |$)|\[[^\]]+\](?:, |$))+$/,
  // Colours of a flag.
  /^[\da-f]{3,6}(?: [\da-f]{3,6})+$/,
  // Instructions for the browser about a link, a cookie or a frame.
  /^noopener noreferrer$|; Path=\/; |^payment; geolocation; /,
  // Names that are the same for everybody: of who draws the map, of shops, of languages by their speakers.
  /^(?:Natural Earth, GeoNames|App Store|Google Play|English|Русский|Español)$/,
]

/** Words that are the same in English and in the other language, with the reason. */
const same: Readonly<Record<'ru' | 'es', ReadonlySet<string>>> = {
  ru: new Set([
    // Names of a brand, of a theme, of a library.
    ...['Wherry', '· Wherry', 'React'],
    // Languages by their own names, in which their speakers look for them.
    ...['English', 'Русский'],
    // An address that is an example.
    'name@example.com',
  ]),
  es: new Set([
    ...['Wherry', '· Wherry', 'React', 'Novosibirsk'],
    ...['English', 'Русский'],
    'name@example.com',
    // Words that Spanish and English share.
    ...['Terminal', 'Total', 'Extras', 'Script'],
  ]),
}

/** Keys that no source of the module names: the build writes their texts into the page (apps/module/vite.config.ts). */
const namedByBuild: readonly string[] = ['page.failed', 'page.noScript']

/** Latin words that a Russian text has. */
const latin: ReadonlySet<string> = new Set([
  // Names of a brand, of a library, of languages, of an airline in an example of a flight.
  ...['Wherry', 'React', 'English', 'JavaScript', 'TK'],
  // An address that is an example, and how a secure one begins.
  ...['name', 'example', 'com', 'https'],
  // Written so in Russian: the wireless network, keys as they are called on a keyboard.
  ...['Wi', 'Fi', 'Enter', 'Escape'],
])

/** Names that are the same in every language and may stand in the sources. */
const names: ReadonlySet<string> = new Set(['Wherry'])
