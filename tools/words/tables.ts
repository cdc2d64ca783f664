import { readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

export const languages = ['en', 'ru', 'es'] as const
export type Lang = (typeof languages)[number]

/** A text of the product in one language. */
export interface Said {
  readonly lang: Lang
  /** Key of the text, such as `booking.pay.short` or `ui.datePicker.title`; for a plural without its form. */
  readonly key: string
  /** Form of a plural: one, few, many, other; of an ordinal with its name: `ordinal few`. */
  readonly form: string | null
  readonly text: string
}

const forms = ['zero', 'one', 'two', 'few', 'many', 'other']
const root = new URL('../../', import.meta.url)

/** All texts of a tree of texts, by their dotted path. */
function textsOf(lang: Lang, tree: object, path: string): Said[] {
  const names = Object.keys(tree)
  const isPlural = names.includes('other') && names.every((name) => forms.includes(name))
  return Object.entries(tree).flatMap(([name, value]): Said[] => {
    const key = isPlural || Array.isArray(tree) ? path : path ? `${path}.${name}` : name
    if (typeof value === 'string') {
      const of = isPlural ? /^(.*)\.ordinal$/.exec(key)?.[1] : undefined
      if (of !== undefined) return [{ lang, key: of, form: `ordinal ${name}`, text: value }]
      return [{ lang, key, form: isPlural ? name : null, text: value }]
    }
    return value && typeof value === 'object' ? textsOf(lang, value, key) : []
  })
}

const filesIn = (folder: URL) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'))
const read = async (file: URL): Promise<Record<string, unknown>> => import(pathToFileURL(file.pathname).href)

/** The module's text tables. Those that only combine others are left out, so that each text is counted once. */
async function bookingTexts(): Promise<Said[]> {
  const folder = new URL('packages/booking/src/messages/', root)
  const all = languages.flatMap((lang) =>
    filesIn(new URL(`${lang}/`, folder))
      .filter((name) => name !== 'order.ts' && name !== 'search.ts')
      .map(async (name) => {
        const tables = Object.values(await read(new URL(`${lang}/${name}`, folder)))
        return tables.flatMap((table) => textsOf(lang, table as object, ''))
      }),
  )
  return (await Promise.all(all)).flat()
}

const isInAll = (value: unknown): value is Record<Lang, object | string> =>
  typeof value === 'object' && value !== null && languages.every((lang) => lang in value)

/** The components' tables. */
async function uiTexts(): Promise<Said[]> {
  const folder = new URL('packages/ui/src/messages/', root)
  const all = filesIn(folder)
    .filter((name) => !name.endsWith('.test.ts'))
    .map(async (name) => {
      const tables = Object.values(await read(new URL(name, folder))).filter(isInAll)
      return languages.flatMap((lang) =>
        tables.flatMap((table) => textsOf(lang, table[lang] as object, `ui.${name.replace('.ts', '')}`)),
      )
    })
  return (await Promise.all(all)).flat()
}

/** The sandbox's texts of refusals, which the module shows unchanged. */
async function refusalTexts(): Promise<Said[]> {
  const { messages } = await read(new URL('apps/sandbox/src/errors.ts', root))
  return Object.entries(messages as object).flatMap(([code, texts]) =>
    languages.map(
      (lang): Said => ({
        lang,
        key: `refusal.${code}`,
        form: null,
        text: texts[lang].replace(/\{(\w+)\}/g, '{{$1}}'),
      }),
    ),
  )
}

/** The loader's texts around the module's frame, in the same order in each language. */
async function loaderTexts(): Promise<Said[]> {
  const { texts } = await read(new URL('packages/embed/src/loader/texts.ts', root))
  const names = ['title', 'failed', 'retry']
  return Object.entries(texts as Record<Lang, string[]>).flatMap(([lang, all]) =>
    all.map((text, at): Said => ({ lang: lang as Lang, key: `embed.${names[at]}`, form: null, text })),
  )
}

/** Every text that a visitor may read. */
export async function allTexts(): Promise<Said[]> {
  return (await Promise.all([bookingTexts(), uiTexts(), refusalTexts(), loaderTexts()])).flat()
}
