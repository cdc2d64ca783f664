import type { Frame, Page } from 'playwright'
import { inject } from 'vitest'
import type { Payload } from './corpus.ts'
import { inst, type Sent } from './messages.ts'

/** Adds a frame of a third site beside that of the module, such as an advertisement. */
export async function addStranger(page: Page): Promise<Frame> {
  const src = `${inject('hostile')}/robots.txt`
  const added = page.waitForEvent('frameattached')
  await page.evaluate((address) => {
    document.body.append(Object.assign(document.createElement('iframe'), { src: address }))
  }, src)
  const frame = await added
  await frame.waitForURL(src)
  return frame
}

/**
 * Makes a third-party frame send the module’s frame every message that the partner’s page may send, with valid values
 * and with each payload, without a port and with a port of that frame. Waits until the module’s frame has handled them.
 */
export async function sendAsStranger(
  stranger: Frame,
  frame: Frame,
  payloads: readonly Payload[],
): Promise<Sent> {
  await frame.evaluate(() => {
    const heard = new Promise((resolve) => {
      window.addEventListener('message', ({ data }) => data === 'the last one' && resolve(null))
    })
    Object.assign(window, { wherryLast: heard })
  })
  const sent = await stranger.evaluate(
    ([texts, own]) => {
      const types = ['theme', 'lang', 'currency', 'section', 'prefill', 'visible', 'ack', 'init']
      const envelope = (type: string, payload: object) => ({
        ...{ ns: 'wherry', v: 1, inst: own, id: 1, type, payload },
      })
      const fit = {
        ...{ theme: 'dark', accent: '#ff0000', lang: 'es', currency: 'USD', section: 'rent' },
        ...{ from: 'ap-BCN', to: 'ap-LHR', x: 0, y: 0, w: 10, h: 10, id: 1 },
      }
      let count = 0
      const tell = (message: object) => {
        for (const target of Array.from({ length: window.parent.length }, (_, at) => window.parent[at])) {
          if (!target || target === window) continue
          const { port1, port2 } = new MessageChannel()
          target.postMessage(message, '*')
          target.postMessage(message, '*', [port2])
          for (const type of types) port1.postMessage(envelope(type, fit))
          count += 2
        }
      }
      for (const type of types) tell(envelope(type, fit))
      for (const text of texts)
        for (const type of types)
          tell(envelope(type, Object.fromEntries(Object.keys(fit).map((name) => [name, text]))))
      for (let at = 0; at < window.parent.length; at++) window.parent[at]?.postMessage('the last one', '*')
      return count
    },
    [payloads.map(({ text }) => text), inst] as const,
  )
  await frame.evaluate(() => (window as never as { wherryLast: Promise<null> }).wherryLast)
  return sent
}

/** All parts of a frame that a message may change: its address, language, look, texts and values. */
export const stateOf = (frame: Frame): Promise<string[]> =>
  frame.evaluate(() => {
    const root = document.querySelector<HTMLElement>('.wherry-root')
    return [
      ...[location.href, document.documentElement.lang],
      // The theme, and the colours that a page may set.
      ...[...(root?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`),
      ...[...document.querySelectorAll('h1, label, button')].map(({ textContent }) => textContent ?? ''),
      ...[...document.querySelectorAll('input')].map(({ value }) => value),
    ]
  })

/** A planted mistake: a listener that sets the theme of any message. */
export interface Listener {
  /** True if the listener checks the sender first. */
  readonly asks: boolean
}

/**
 * Adds a listener to a frame.
 *
 * @returns a function that removes it
 */
export async function plantListener(frame: Frame, { asks }: Listener): Promise<() => Promise<void>> {
  await frame.evaluate(
    ([own, page]) => {
      const listen = ({ data, origin, source }: MessageEvent) => {
        if (own && (origin !== page || source !== window.parent)) return
        const root = document.querySelector<HTMLElement>('.wherry-root')
        if (data?.ns === 'wherry' && data.type === 'theme' && root)
          root.dataset['wherryTheme'] = data.payload.theme
      }
      window.addEventListener('message', listen)
      Object.assign(window, { wherryDig: () => window.removeEventListener('message', listen) })
    },
    [asks, inject('partner')] as const,
  )
  return () => frame.evaluate(() => (window as never as { wherryDig(): void }).wherryDig())
}
