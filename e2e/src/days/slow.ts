import type { Page } from 'playwright'
import { inject } from 'vitest'

/** The slowest connection that phones still have: bytes a second, and the latency of each answer. */
export const slow2G = { bytesPerSecond: 50_000, latencyMs: 2_000 } as const
/** Milliseconds within which a person must see an effect of a press. */
export const seenWithinMs = 1_000

/** A press, and the time until the page showed an effect. */
export interface Press {
  /** Name of the pressed control. */
  readonly text: string
  /** Milliseconds until an effect. Null: there was none within a second. */
  readonly shownAfter: number | null
}

/** Makes the connection of a tab slow from now on. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slow2G.latencyMs,
    downloadThroughput: slow2G.bytesPerSecond,
    uploadThroughput: slow2G.bytesPerSecond,
  })
}

/**
 * Follows each press in the module's own documents from now on, and measures the time until the page shows an effect.
 * The pressed look or the focus of a button is no effect.
 */
export async function followPresses(page: Page): Promise<readonly Press[]> {
  const presses: Press[] = []
  await page.exposeBinding('tellPress', (_, press: Press) => void presses.push(press))
  await page.addInitScript(
    ([module, within]) => {
      if (!module.startsWith(location.origin)) return
      const { tellPress } = window as never as { tellPress(press: Press): void }
      const pressable = 'button, a[href], [role=button], [role=option]'
      /** The visible state of the page: its address, texts, busy parts, open layers and values. */
      const seen = () => {
        const texts = [
          ...document.querySelectorAll('h1, h2, [role=alert], [role=status], [role=option], label'),
        ]
        const busy = document.querySelectorAll(
          '[aria-busy=true], [data-coming], [role=dialog], [role=progressbar], dialog[open]',
        )
        const values = [...document.querySelectorAll('input')].map(
          ({ value, checked }) => `${value}${checked}`,
        )
        const said = texts.map(({ textContent }) => textContent)
        return JSON.stringify([location.href, said, busy.length, values, document.title])
      }
      const follow = (target: Element) => {
        const text = (target.getAttribute('aria-label') ?? target.textContent ?? '').trim().slice(0, 60)
        const before = seen()
        const start = performance.now()
        const timer = setInterval(() => {
          const passed = performance.now() - start
          const isShown = seen() !== before
          if (!isShown && passed < within) return
          clearInterval(timer)
          tellPress({ text, shownAfter: isShown ? Math.round(passed) : null })
        }, 50)
      }
      window.addEventListener(
        'click',
        ({ target }) => {
          const pressed = target instanceof Element ? target.closest(pressable) : null
          if (pressed) follow(pressed)
        },
        true,
      )
    },
    [inject('module'), seenWithinMs] as const,
  )
  return presses
}
