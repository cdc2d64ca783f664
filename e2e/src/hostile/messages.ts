import type { Frame, Page } from 'playwright'
import { inject } from 'vitest'
import { moduleFrame, partnerUrl } from '../embedStage.ts'
import type { Payload } from './corpus.ts'

/** Types of messages from a page to its frame and back, with all fields that any of them has. */
const toFrame = 'init prefill theme lang currency section visible ack __proto__ constructor toString none'
const toPage =
  'hello ready resize scroll-to look-at route step results price-selected login-needed booked redirect-request yacht-sent error track __proto__ constructor none'
const fields =
  'from to from-iata to-iata date return-date adults children ref theme accent radius font lang currency section utm-source utm-medium utm-campaign utm-term utm-content x y w h bare id step n name count minPrice value carClass orderId transaction url reason code event label token phone'

/** Number of messages that were sent. */
export type Sent = number

/** Id of the frame in a page that replies without the loader. */
export const inst = '123-456'

/**
 * Opens a page of a partner that replies to its frame without the loader; its port is `window.wherryEnd`.
 *
 * @param before runs after the frame’s first message and before the reply
 */
export async function openByHand(page: Page, before?: (frame: Frame) => Promise<void>): Promise<Frame> {
  await page.goto(`${inject('partner')}/robots.txt`)
  const parent = encodeURIComponent(inject('partner'))
  await page.evaluate(
    ([src, own]) => {
      const frame = Object.assign(document.createElement('iframe'), { src, id: 'own', height: 900 })
      const envelope = (type: string, payload: unknown, id: unknown = 1) => ({
        ...{ ns: 'wherry', v: 1, inst: own, id, type, payload },
      })
      window.addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow || data?.type !== 'hello' || 'wherryAnswer' in window) return
        const wherryAnswer = () => {
          const { port1, port2 } = new MessageChannel()
          Object.assign(window, { wherryEnd: port1, wherryEnvelope: envelope, wherryFrame: frame })
          frame.contentWindow?.postMessage(
            envelope('init', { lang: 'en', section: 'transfer' }),
            new URL(src).origin,
            [port2],
          )
        }
        Object.assign(window, { wherryAnswer })
      })
      document.body.replaceChildren(frame)
    },
    [`${inject('module')}?partner=2001&lang=en&inst=${inst}&parent=${parent}`, inst] as const,
  )
  const frame = await moduleFrame(page)
  await frame.locator('h1').first().waitFor()
  await page.waitForFunction(() => 'wherryAnswer' in window)
  await before?.(frame)
  await page.evaluate(() => (window as never as { wherryAnswer(): void }).wherryAnswer())
  return frame
}

/** Sends the frame each payload in every field of every message type, through the port and to the window. */
export const sendToFrame = (page: Page, payloads: readonly Payload[]): Promise<Sent> =>
  page.evaluate(
    ([texts, types, names]) => {
      const { wherryEnd, wherryEnvelope, wherryFrame } = window as never as {
        wherryEnd: MessagePort
        wherryEnvelope(type: string, payload: unknown, id?: unknown): object
        wherryFrame: HTMLIFrameElement
      }
      let sent = 0
      const tell = (message: unknown) => {
        sent++
        wherryEnd.postMessage(message)
        wherryFrame.contentWindow?.postMessage(message, '*')
      }
      for (const text of texts) {
        for (const type of types.split(' '))
          tell(wherryEnvelope(type, Object.fromEntries(names.split(' ').map((name) => [name, text]))))
        tell(wherryEnvelope(text, { [text]: text }))
        tell({ ...wherryEnvelope('theme', { theme: 'dark' }), ns: text, inst: text, v: text })
        tell(text)
        tell(JSON.stringify(wherryEnvelope('theme', { theme: text })))
      }
      const cyclic: Record<string, unknown> = { theme: 'dark' }
      cyclic['self'] = cyclic
      for (const odd of [
        ...[
          null,
          undefined,
          0,
          '',
          [],
          {},
          cyclic,
          new Map([['type', 'init']]),
          new Set([1]),
          new Date(Number.NaN),
        ],
        ...[new Error('x'), /x/, new Blob(['x']), new ArrayBuffer(8), 10n, Number.NaN, 'x'.repeat(200_000)],
        ...[JSON.parse('{"__proto__":{"polluted":1},"theme":"dark"}'), Array(5000).fill({ theme: 'dark' })],
      ]) {
        tell(odd)
        for (const type of types.split(' ')) tell(wherryEnvelope(type, odd, odd))
      }
      return sent
    },
    [payloads.map(({ text }) => text), toFrame, fields] as const,
  )

/** Makes the module’s frame send each payload to the loader, in every field of every message type. */
export async function sendToLoader(page: Page, payloads: readonly Payload[]): Promise<Sent> {
  const frame = await moduleFrame(page)
  return frame.evaluate(
    async ([texts, types, names]) => {
      const inst = new URLSearchParams(window.location.search).get('inst')
      const envelope = (type: string, payload: unknown) => ({
        ...{ ns: 'wherry', v: 1, inst, id: 9, type, payload },
      })
      const port = new Promise<MessagePort>((resolve) => {
        window.addEventListener('message', ({ ports }) => ports[0] && resolve(ports[0]))
      })
      window.parent.postMessage(envelope('hello', {}), '*')
      const to = await port
      let sent = 0
      const tell = (message: unknown) => {
        sent++
        to.postMessage(message)
        window.parent.postMessage(message, '*')
      }
      const numbers = ['h', 'y', 'n', 'count', 'minPrice', 'value', 'x', 'w']
      for (const text of texts) {
        for (const type of types.split(' ')) {
          if (type === 'hello') continue
          const every = Object.fromEntries(names.split(' ').map((name) => [name, text]))
          tell(envelope(type, every))
          tell(
            envelope(type, { ...every, reason: 'payment', code: 'x', name: 'x', section: 'x', event: 'x' }),
          )
          tell(envelope(type, { ...every, ...Object.fromEntries(numbers.map((name) => [name, 7])) }))
        }
        tell(envelope(text, { [text]: text }))
        tell(text)
      }
      for (const odd of [null, 0, '', [], {}, new Map(), 10n, 'x'.repeat(200_000), Number.NaN])
        for (const type of types.split(' ')) if (type !== 'hello') tell(envelope(type, odd))
      return sent
    },
    [payloads.map(({ text }) => text), toPage, fields] as const,
  )
}

/** Attributes of the module’s element, and others with similar names. */
const attributes =
  'partner hide-menu order-id action section from to lang currency theme accent from-iata to-iata date return-date adults children radius font ref utm-source utm-x onload style id class src srcdoc'

/** Adds a module element to a partner’s page, with a different payload in each attribute. */
export async function putElement(
  page: Page,
  payloads: readonly Payload[],
  round: number,
  baseUrl: string | null,
): Promise<string> {
  const given = attributes.split(' ').map((name, at) => {
    const { id, text } = payloads[(round + at * 11) % payloads.length] as Payload
    return { name, id, text }
  })
  // These attributes work on every element, so the partner’s page is responsible for them.
  const own = given.filter(({ name }) => !['onload', 'style', 'id', 'class'].includes(name))
  await page.evaluate(
    ([pairs, base]) => {
      document.querySelector('wherry-module')?.remove()
      const element = document.createElement('wherry-module')
      for (const { name, text } of pairs) element.setAttribute(name, text)
      if (base !== null) element.setAttribute('base-url', base)
      const told: string[] = []
      element.addEventListener('wherry:error', (event) => told.push((event as CustomEvent).detail.code))
      Object.assign(window, { wherryTold: told })
      document.body.prepend(element)
    },
    [own, baseUrl] as const,
  )
  return own.map(({ name, id }) => `${name}: ${id}`).join(', ')
}

/** Opens the page of a partner that uses the real loader. */
export const openLoader = (page: Page) => page.goto(partnerUrl('/element'))
