import { accountUrlOf } from '../../../../packages/booking/src/kernel/values/accountUrl.ts'
import { defaultCurrency } from '../../../../packages/booking/src/kernel/values/currency.ts'
import { landingHead } from '../../../../packages/booking/src/kernel/values/landingText.ts'
import { languageOf } from '../../../../packages/booking/src/kernel/values/language.ts'
import { announcementId, requestName } from '../../../../packages/booking/src/kernel/values/pageAnswers.ts'
import { safeColor } from '../../../../packages/booking/src/kernel/values/safeColor.ts'
import { imageHostsOf } from '../../../../packages/booking/src/module/imageHosts.ts'
import {
  frameUserIn,
  moduleSettingsIn,
} from '../../../../packages/booking/src/wire/moduleSettings/landingAnswers.ts'
import { accentFile, type BaseTheme } from '../accents.ts'
import { inScript } from '../answers.ts'
import { answerElement, readAnswer } from '../firstAnswers.ts'
import { type FirstReads, namedCurrency, placePath } from '../firstReads.ts'
import type { FirstAnswers, Read } from '../options.ts'
import { endOfBody, place, type ShownConfig } from '../shell.ts'
import { type FramedLook, fillShell, namedTheme, readFramedShell } from './framedShell.ts'

/** Longest wait for the answers that a drawn finder shows, in milliseconds. Its page shows a placeholder meanwhile. */
const longestWait = 1_000

/** Longest wait for the places of the address once the finder is drawn, in milliseconds. */
const placesWait = 100

/** The parts of the configuration that the head of a landing depends on. */
interface Config extends ShownConfig {
  apiBase?: unknown
  accountUrl?: unknown
  accountHosts?: unknown
  imageHosts?: unknown
}

interface FramedOf {
  readAsset: Read
  request: Request
  /** HTML of the page as the build has made it. */
  built: string
  basePath: string
  config: Config
  hasOwnTexts: boolean
  lang: string
  reads: FirstReads | null
  firstAnswers: Pick<Required<FirstAnswers>, 'from' | 'limitMs'> | null
  /** Takes one of the turns of pages that ask the API. Null: all are taken. */
  takeTurn(): (() => void) | null
}

/** Facts of the response to one request of a frame. */
interface Served {
  nonce: string
  /** Origins of pages that may frame this one. */
  parents: readonly string[]
  /** True if this server has the themes with an accent. */
  hasAccents: boolean
}

/** A page for a frame whose finder is drawn before its script. */
export interface Framed {
  /** True if the page has to wait for the API's answers about its partner. */
  readonly asks: boolean
  /** Writes the finder into the page. @param html the page without it */
  page(html: string, served: Served): string | ReadableStream<Uint8Array> | null
}

/** Facts by which a prerendered finder is chosen and filled in. */
interface Drawing extends Pick<FramedOf, 'basePath' | 'config' | 'lang'>, Served {
  url: URL
  /** HTML of the page up to the place of the module, and from there on. */
  parts: readonly [head: string, tail: string]
  /** The drawn finder, with its slots (framedShell.ts). */
  shell: string
}

const textOr = (value: unknown, other: string): string => (typeof value === 'string' ? value : other)
const texts = (values: unknown): string[] =>
  Array.isArray(values) ? values.filter((value) => typeof value === 'string') : []

/** Tells the page around that there is a finder to see. Empty without a loader around, or for a page that may not frame this one. */
function note({ url, parents, nonce }: Drawing): string {
  const inst = url.searchParams.get('inst') ?? ''
  const parent = url.searchParams.get('parent') ?? ''
  if (!/^\d{1,20}-\d{1,20}$/.test(inst) || !parents.includes(parent)) return ''
  const message = { ns: 'wherry', v: 1, inst, id: 1, type: 'drawn', payload: {} }
  const [data, origin] = [message, parent].map((value) => inScript(JSON.stringify(value)))
  return `<script nonce="${nonce}">parent.postMessage(${data},${origin})</script>`
}

/** The drawn finder of a look, followed by a message about it to the host page. @returns HTML */
const drawn = (page: Drawing, look: FramedLook): string =>
  fillShell(page.shell, look, page.nonce) + note(page)

type Found = readonly (readonly [address: string, text: string])[]

/**
 * Writes answers for the module before the end of a page's body: their names, then each answer. The first script of the
 * page runs behind them.
 */
function withFound(tail: string, found: Found): string {
  if (found.length === 0) return tail
  const names = inScript(JSON.stringify(found.map(([address]) => requestName(address))))
  const announced = `<script type="application/json" id="${announcementId}">${names}</script>`
  const answers = found.map(([address, text]) => answerElement(address, text))
  return tail.replace(endOfBody, () => announced + answers.join('') + endOfBody)
}

/** The theme with the accent of a look, as an answer of this server. */
const accentAnswer = ({ basePath, hasAccents }: Drawing, { accent }: FramedLook): Found =>
  accent && hasAccents ? [[`${basePath}/accents/${accent.file}`, JSON.stringify(accent.theme)]] : []

/** A theme with its accent; `own` is the partner's, for an address that names none. */
function themeOf({ searchParams }: URL, own: { theme: BaseTheme; accent: string | null }) {
  const theme = namedTheme(searchParams) ?? own.theme
  const color = safeColor(searchParams.get('accent') ?? '') ?? own.accent
  return { theme, accent: color === null ? null : accentFile(theme, color) }
}

/** The look of a frame without a partner. */
const plainLook = ({ url, lang }: Drawing): FramedLook => ({
  ...themeOf(url, { theme: 'light', accent: null }),
  currency: namedCurrency(url.searchParams) ?? defaultCurrency(lang, url.hostname),
  head: null,
})

/** The look of a partner's frame by its answers. Null: the finder may look different from the drawn one. */
function lookOf({ url, lang, config }: Drawing, settings: unknown, visitor: unknown): FramedLook | null {
  const own = moduleSettingsIn(settings)
  const user = frameUserIn(visitor)
  if (!own || !user) return null
  const { apiBase, accountUrl, accountHosts, imageHosts } = config
  const hosts = imageHostsOf(
    {
      apiBase: textOr(apiBase, ''),
      accountUrl: textOr(accountUrl, accountUrlOf(url.origin, Object(accountHosts))),
      imageHosts: texts(imageHosts),
    },
    url.hostname,
  )
  return {
    ...themeOf(url, own.look),
    currency: namedCurrency(url.searchParams) ?? user.currency ?? defaultCurrency(lang, url.hostname),
    head: landingHead(own, { lang: languageOf(lang), usualLogo: user.logo, imageHosts: hosts }),
  }
}

/**
 * Sends the page of a partner's frame: its head at once, then the finder in the partner's look, drawn with the API's
 * answers, and these answers for the module. Without them the page has no drawn finder, and the module requests them.
 *
 * @param visitor aborts when the visitor leaves
 * @param onEnd is called once the page asks nothing more
 */
function partnersPage(
  page: Drawing,
  reads: FirstReads,
  { from, limitMs }: Pick<Required<FirstAnswers>, 'from' | 'limitMs'>,
  visitor: AbortSignal,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const left = new AbortController()
  const signal = AbortSignal.any([visitor, left.signal, AbortSignal.timeout(Math.min(limitMs, longestWait))])
  const version = reads.base.slice(reads.base.lastIndexOf('/'))
  const ask = async (path: string) => {
    const whole = `${path}?${reads.query}`
    const answer = await readAnswer(from + version + whole, signal)
    return answer && { address: reads.base + whole, ...answer }
  }

  return new ReadableStream<Uint8Array>({
    async start(controller) {
      const write = (text: string) => {
        if (!visitor.aborted && !left.signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const [head, tail] = page.parts
      write(head)
      const found: (readonly [string, string])[] = []
      const keep = (answer: Awaited<ReturnType<typeof ask>>) => {
        if (answer) found.push([answer.address, answer.text])
        return answer
      }
      const places = Promise.all(reads.places.map((id) => ask(placePath(id)).then(keep)))
      const [own, visitors] = await Promise.all(reads.settings.map((path) => ask(path).then(keep)))
      const look = lookOf(page, own?.value, visitors?.value)
      if (look) write(drawn(page, look))
      // The module starts at the end of the page and then reads a late place itself, so the page does not wait longer.
      await Promise.race([places, new Promise((done) => setTimeout(done, placesWait))])
      write(withFound(tail, look ? [...found, ...accentAnswer(page, look)] : found))
      onEnd()
      if (!visitor.aborted && !left.signal.aborted) controller.close()
      left.abort()
    },
    cancel: () => left.abort(),
  })
}

const sheet = /<link rel="(?:stylesheet|preload" as="style)"(?![^<>]*fetchpriority)[^<>]*>/g
const firstScript = /<script\b/

/**
 * Cuts a page at the place of the module. The visit's style sheets are those of the drawn finder, so all of them are
 * applied, and they come before the scripts: six requests go at once by HTTP/1.1, and a seventh waits for a whole way there
 * and back. Null: it is none of our build.
 */
function inParts(html: string): readonly [string, string] | null {
  const at = html.indexOf(place)
  if (at < 0) return null
  const head = html.slice(0, at + place.length)
  const sheets = (head.match(sheet) ?? []).map((link) => link.replace('preload" as="style', 'stylesheet'))
  return [
    head.replaceAll(sheet, '').replace(firstScript, (script) => sheets.join('') + script),
    html.slice(at + place.length),
  ]
}

/**
 * Reads the finder that a frame shows before its script runs. Null: the finder of this visit will look different, or its
 * look is a partner's whose settings this edge does not request (`firstAnswers`).
 */
export async function readFramed({
  readAsset,
  request,
  reads,
  firstAnswers,
  takeTurn,
  ...facts
}: FramedOf): Promise<Framed | null> {
  const url = new URL(request.url)
  const isPartners = url.searchParams.has('partner')
  const asked = reads && firstAnswers && reads.settings.length === 2 ? { reads, firstAnswers } : null
  if (isPartners && !asked) return null
  const shell = await readFramedShell(readAsset, request, facts)
  if (shell === null) return null
  const onEnd = asked && isPartners ? takeTurn() : null
  if (isPartners && !onEnd) return null
  return {
    asks: isPartners,
    page(html, served) {
      const parts = inParts(html)
      if (!parts || (onEnd && request.method === 'HEAD')) {
        onEnd?.()
        return parts ? null : html
      }
      const page: Drawing = { ...facts, ...served, url, parts, shell }
      if (asked && onEnd) return partnersPage(page, asked.reads, asked.firstAnswers, request.signal, onEnd)
      const look = plainLook(page)
      return parts[0] + drawn(page, look) + withFound(parts[1], accentAnswer(page, look))
    },
  }
}
