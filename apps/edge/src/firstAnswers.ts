import { announcementId, requestName } from '../../../packages/booking/src/kernel/values/pageAnswers.ts'
import { pointOf } from '../../../packages/booking/src/kernel/values/point.ts'
import { toPriceQuery } from '../../../packages/booking/src/wire/prices/parameters.ts'
import { fromPoint } from '../../../packages/booking/src/wire/values.ts'
import { escaped, inScript } from './answers.ts'
import { isRecord } from './checked.ts'
import { type FirstReads, placePath } from './firstReads.ts'
import type { EdgeSettings, FirstAnswers } from './options.ts'

/** Time limit of a page with answers, in milliseconds from its head on. The setting `limitMs` replaces it. */
const usualLimit = 4_000
/** Number of pages at once for which the edge requests answers. The setting `atOnce` replaces it. */
const usualAtOnce = 100
/** Milliseconds between line ends that are written while an answer is awaited. */
const beat = 500
/** Length above which an answer is left to the browser, in characters. */
const longest = 1_000_000

/** Reads the settings of the edge's own requests. Invalid ones are reported, and the edge requests nothing. */
export function readFirstAnswers(
  { firstAnswers }: Pick<EdgeSettings, 'firstAnswers'>,
  report: (text: string) => void,
): Required<FirstAnswers> | null {
  if (firstAnswers == null) return null
  const { from, limitMs = usualLimit, atOnce = usualAtOnce } = firstAnswers
  const isAddress = typeof from === 'string' && /^https?:\/\/[^?#]*[^?#/]$/.test(from) && URL.canParse(from)
  const isLimit = (value: unknown) => Number.isInteger(value) && Number(value) > 0
  if (isAddress && isLimit(limitMs) && isLimit(atOnce)) return { from, limitMs, atOnce }
  report(
    `The edge requests no first answers: firstAnswers is no API with two limits, but ${JSON.stringify(firstAnswers)}`,
  )
  return null
}

/**
 * True if the answers of a visit may follow its page: a search in a tab of the browser. A page that is loaded ahead of
 * the visit would have old prices.
 */
export const takesAnswers = (request: Request): boolean =>
  request.headers.get('sec-fetch-dest') === 'document' && !request.headers.has('sec-purpose')

/** One answer of the API: its text as it came, and the value of it. */
interface Answer {
  readonly text: string
  readonly value: unknown
}

/** The text of an answer. Null if it is too long: the rest of it is not read. */
async function textOf({ body }: Response): Promise<string | null> {
  let text = ''
  if (body)
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      text += part
      if (text.length > longest) return null
    }
  return text
}

/** Reads an answer. Null if it is late, refused, broken or too long: the module then requests it itself. */
export async function readAnswer(address: string, signal: AbortSignal): Promise<Answer | null> {
  try {
    const answer = await fetch(address, {
      headers: { accept: 'application/json' },
      redirect: 'manual',
      signal,
    })
    if (answer.status !== 200) {
      await answer.body?.cancel()
      return null
    }
    const text = await textOf(answer)
    return text === null ? null : { text, value: JSON.parse(text) }
  } catch {
    return null
  }
}

/** The point of a place as the prices are requested by it. Null if the service calls the place by another id. */
function pointIn(answer: Answer | null, id: string): string | null {
  const place = isRecord(answer?.value) ? answer.value['result'] : null
  const geometry = isRecord(place) && String(place['place_id'] ?? id) === id ? place['geometry'] : null
  const location = isRecord(geometry) ? geometry['location'] : null
  if (!isRecord(location)) return null
  const { lat, lng } = location
  const point = typeof lat === 'number' && typeof lng === 'number' ? pointOf(lat, lng) : null
  return point && fromPoint(point)
}

/** Path and query of the prices between two places; `points` are those of the two. */
function pricesPath(
  { query, places }: FirstReads,
  platform: 'web' | 'app',
  [from = '', to = '']: readonly string[],
): string {
  const [fromId, toId] = places
  const own = toPriceQuery({
    from: { point: from, placeId: fromId },
    to: { point: to, placeId: toId },
    platform,
    flexibleTariff: true,
  })
  const asked = new URLSearchParams(query)
  for (const [name, value] of Object.entries(own)) if (value !== undefined) asked.set(name, value)
  return `/prices?${asked}`
}

/** Paths of the requests of a search whose addresses need no answer. */
const placePaths = ({ places, query }: FirstReads) => places.map((id) => `${placePath(id)}?${query}`)

/**
 * Writes an answer as an element of the page, with an empty element behind it: once that is there, the answer is whole.
 * @returns HTML
 */
export const answerElement = (address: string, text: string): string =>
  `<script type="application/json" data-answer="${escaped(address)}">${inScript(text)}</script><template></template>`

/**
 * Writes the element that lists the API requests whose answers the edge sends after the page. The browser waits for
 * these answers and does not make the requests itself (packages/booking/src/platform/pageAnswers.ts). @returns HTML
 */
export function announcement(reads: FirstReads): string {
  const paths = [
    ...placePaths(reads),
    ...(reads.pricesFor ? [pricesPath(reads, reads.pricesFor, ['*', '*'])] : []),
  ]
  const names = paths.map((path) => requestName(reads.base + path))
  return `<script type="application/json" id="${announcementId}">${inScript(JSON.stringify(names))}</script>`
}

/** A page whose first answers follow it. */
interface PageWithAnswers {
  /** HTML up to the end of the body. */
  head: string
  /** The rest of the HTML. */
  tail: string
  reads: FirstReads
  settings: Pick<Required<FirstAnswers>, 'from' | 'limitMs'>
  /** Aborts when the visitor leaves. */
  visitor: AbortSignal
  /** Returns HTML of the first offers, from the answers by the addresses of the browser's requests. Null: nothing is drawn. */
  draw: ((answers: ReadonlyMap<string, string>) => Promise<string> | string) | null
  /** Called once no answer is requested any more. */
  onEnd(): void
}

/**
 * Sends a page at once, and then the API's answers to the first requests of its search, each as soon as it is there: the
 * places, and the prices between them. No answer is requested with anything of the visitor but the address. The page
 * ends without the answers that failed, and the requests end if the visitor leaves.
 */
export function withAnswers({
  head,
  tail,
  reads,
  settings: { from, limitMs },
  visitor,
  draw,
  onEnd,
}: PageWithAnswers): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const version = reads.base.slice(reads.base.lastIndexOf('/'))
  const asking = new AbortController()
  const timer = setTimeout(() => asking.abort(), limitMs)
  let isLeft = false
  let beats: ReturnType<typeof setInterval> | undefined
  const rest = () => {
    clearTimeout(timer)
    clearInterval(beats)
    onEnd()
  }
  const leave = () => {
    isLeft = true
    rest()
    asking.abort()
  }
  visitor.addEventListener('abort', leave, { once: true })
  if (visitor.aborted) leave()
  return new ReadableStream<Uint8Array>({
    start(page) {
      const write = (html: string) => {
        if (!isLeft) page.enqueue(encoder.encode(html))
      }
      // A connection whose other end has left may show it only when something is written.
      beats = setInterval(write, beat, '\n')
      const texts = new Map<string, string>()
      const send = async (path: string): Promise<Answer | null> => {
        const answer = await readAnswer(from + version + path, asking.signal)
        if (!answer) refuse(path)
        if (answer) {
          texts.set(reads.base + path, answer.text)
          write(answerElement(reads.base + path, answer.text))
        }
        return answer
      }
      // Tells the browser to send a request itself, at once, because its answer has failed here.
      const refuse = (path: string) =>
        write(
          `<script type="application/json" data-no-answer="${escaped(requestName(reads.base + path))}"></script><template></template>`,
        )
      const sendAll = async () => {
        const answers = await Promise.all(placePaths(reads).map(send))
        const points = reads.places.flatMap((id, at) => pointIn(answers[at] ?? null, id) ?? [])
        if (reads.pricesFor && points.length === 2) {
          const prices = await send(pricesPath(reads, reads.pricesFor, points))
          if (prices && draw && !isLeft) write(await draw(texts))
        } else if (reads.pricesFor) refuse(pricesPath(reads, reads.pricesFor, ['*', '*']))
        rest()
        write(tail)
        if (!isLeft) page.close()
      }
      write(head)
      void sendAll()
    },
    cancel: leave,
  })
}
