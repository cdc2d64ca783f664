import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'
import { languages } from '../../packages/booking/src/domain/language.ts'

/** The parts of a visit that the edge can tell by its request (apps/edge/src/hints.ts), each with what it needs. */
interface Part {
  /** Sources whose files it loads, with all that they stand on. */
  sources: readonly string[]
  /** The texts it shows. */
  texts: readonly string[]
}

const order: Part = { sources: ['/messages/loadLater.ts'], texts: ['order'] }

/** Of a search what asks for its prices alone: the list's files have time to come while they are looked for. */
const parts: Readonly<Record<string, Part>> = {
  '': { sources: [], texts: ['search'] },
  framed: { sources: ['/frame/frame.ts', '/hooks/partnerTheme.ts'], texts: [] },
  search: { sources: ['/FinderOffers.tsx'], texts: [] },
  partner: {
    sources: ['/messages/loadLater.ts', '/landingParts.ts'],
    texts: ['landing', 'sellingPoints', 'promo'],
  },
  prices: {
    ...order,
    sources: [...order.sources, '/laterPages.tsx', '/BookingScreen.tsx', '/hooks/kept.ts'],
  },
  approveorder: { ...order, sources: [...order.sources, '/laterPages.tsx', '/ApprovalScreen.tsx'] },
}

/** A file that the page names, and the words by which the edge leaves it there. */
interface Hint {
  on: Set<string>
  lang?: string
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
  const add = (file: string, on: string, lang?: string) => {
    const hint = hints.get(file) ?? { on: new Set(), ...(lang && { lang }) }
    hints.set(file, hint)
    if (on) hint.on.add(on)
  }
  const addAll = (chunk: Rolldown.OutputChunk, on: string, seen = new Set<string>()) => {
    if (chunk.isEntry || seen.has(chunk.fileName)) return
    seen.add(chunk.fileName)
    add(chunk.fileName, on)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) add(sheet, on)
    for (const file of chunk.imports) {
      const next = chunks.get(file)
      if (next) addAll(next, on, seen)
    }
  }
  for (const [on, { sources, texts }] of Object.entries(parts)) {
    for (const set of texts)
      for (const lang of languages) add(holding(`/messages/${lang}/${set}.ts`).fileName, on, lang)
    for (const source of sources) addAll(holding(source), on)
  }
  return hints
}

/**
 * What a visit will need is named in the page beside its script, so that it comes with it and not after it: the first
 * texts of each language, and the files of the pages that people land on. The edge leaves those of this visit alone.
 */
export const hints: Plugin = {
  name: 'wherry-hints',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      [...hintsOf(bundle as Record<string, Output>)].map(([file, { on, lang }]): HtmlTagDescriptor => {
        const isSheet = file.endsWith('.css')
        return {
          tag: 'link',
          attrs: {
            ...(isSheet ? { rel: 'preload', as: 'style', crossorigin: true } : { rel: 'modulepreload' }),
            href: `/${file}`,
            ...(lang && { 'data-lang': lang }),
            ...(on.size > 0 && { 'data-on': [...on].join(' ') }),
            nonce: 'wherry-nonce-slot',
          },
          injectTo: 'head',
        }
      }),
  },
}
