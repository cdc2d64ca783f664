import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { languages } from '../../packages/booking/src/kernel/values/language.ts'

/** Files for one fact of a visit that the edge knows from the request (apps/edge/src/hints.ts). */
interface Part {
  /** Sources whose files are preloaded, with all their imports. */
  sources: readonly string[]
  /** Sets of messages that are preloaded. */
  texts: readonly string[]
  /** Sources and messages that are needed only after those, so they take the line last. @default none */
  last?: { sources: readonly string[]; texts: readonly string[] }
}

const order: Part = { sources: ['/messages/loadLater.ts'], texts: ['order'] }

/** Sources and texts that a page needs soon, by the fact of the request that shows it. */
const parts: Readonly<Record<string, Part>> = {
  '': { sources: [], texts: ['search'] },
  framed: { sources: ['/frame/frame.ts', '/look/partnerTheme.ts'], texts: [] },
  search: {
    sources: ['/FinderOffers.tsx'],
    texts: [],
    // The list itself is drawn once the prices are there, and its files must not hold up the first script.
    last: { sources: ['/OfferResults.tsx'], texts: ['offers'] },
  },
  partner: {
    sources: ['/messages/loadLater.ts', '/landingParts.ts'],
    texts: ['landing', 'sellingPoints', 'promo'],
  },
  prices: {
    ...order,
    sources: [...order.sources, '/laterPages.tsx', '/BookingScreen.tsx', '/account/resource/storedData.ts'],
    // The trip stands first; the sections below it and the rules that read phones must not hold up its files.
    last: { sources: ['/form/formParts.ts', '/resource/formRules.ts'], texts: [] },
  },
  approveorder: { ...order, sources: [...order.sources, '/laterPages.tsx', '/ApprovalScreen.tsx'] },
}

/** A preload link: the edge keeps it in the page for one of these facts and, if set, this language. */
interface Hint {
  on: Set<string>
  lang?: string
  isLast: boolean
}

type Output = Rolldown.OutputBundle[string]

function hintsOf(bundle: Rolldown.OutputBundle): Map<string, Hint> {
  const chunks = new Map(
    Object.values(bundle).flatMap((output) => (output.type === 'chunk' ? [[output.fileName, output]] : [])),
  )
  const holding = (source: string) => {
    const found = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)))
    if (!found) throw new Error(`The build has no ${source}`)
    return found
  }
  const hints = new Map<string, Hint>()
  const add = (file: string, on: string, isLast: boolean, lang?: string) => {
    const hint = hints.get(file) ?? { on: new Set(), isLast, ...(lang && { lang }) }
    hints.set(file, hint)
    if (on) hint.on.add(on)
  }
  const addAll = (chunk: Rolldown.OutputChunk, on: string, isLast: boolean, seen = new Set<string>()) => {
    if (chunk.isEntry || seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    add(chunk.fileName, on, isLast)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) add(sheet, on, isLast)
    for (const file of chunk.imports) {
      const next = chunks.get(file)
      if (next) addAll(next, on, isLast, seen)
    }
  }
  const addPart = (on: string, { sources, texts }: Pick<Part, 'sources' | 'texts'>, isLast: boolean) => {
    for (const set of texts)
      for (const lang of languages) add(holding(`/messages/${lang}/${set}.ts`).fileName, on, isLast, lang)
    for (const source of sources) addAll(holding(source), on, isLast)
  }
  for (const [on, part] of Object.entries(parts)) addPart(on, part, false)
  for (const [on, { last }] of Object.entries(parts)) if (last) addPart(on, last, true)
  return hints
}

/**
 * Writes preload links into the page, so that files load beside the first script and not after it: the first texts of
 * each language, and the files of the pages on which visits begin. The edge keeps only the links of the current visit.
 */
export const hints: Plugin = {
  name: 'wherry-hints',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      [...hintsOf(bundle as Record<string, Output>)].map(
        ([file, { on, lang, isLast }]): HtmlTagDescriptor => {
          const isSheet = file.endsWith('.css')
          return {
            tag: 'link',
            attrs: {
              ...(isSheet ? { rel: 'preload', as: 'style', crossorigin: true } : { rel: 'modulepreload' }),
              href: `/${file}`,
              ...(isLast && { fetchpriority: 'low' }),
              ...(lang && { 'data-lang': lang }),
              ...(on.size > 0 && { 'data-on': [...on].join(' ') }),
              nonce: 'wherry-nonce-slot',
            },
            injectTo: 'head',
          }
        },
      ),
  },
}
