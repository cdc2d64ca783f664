import { vi } from 'vitest'
import { cdp, page } from 'vitest/browser'
import { isClipped, isSeen, settled, targetOf } from './controls.ts'

/** Window sizes from wide and low ones to a phone. In low windows sticky and floating elements cover most. */
export const windowSizes = [
  [1280, 500],
  [1280, 720],
  [1280, 320],
  [1024, 600],
  [800, 480],
  [640, 360],
  [360, 640],
  [320, 480],
] as const

/** Each walk goes forwards and backwards. One is without scrolling, the other scrolls to an end first. */
const walks = [
  [
    [false, 'top'],
    [true, null],
  ],
  [
    [false, null],
    [true, 'bottom'],
  ],
] as const

interface Session {
  send(method: string, params: object): Promise<unknown>
}

async function tab(backwards: boolean) {
  const about = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9, modifiers: backwards ? 8 : 0 }
  const session = cdp() as unknown as Session
  await session.send('Input.dispatchKeyEvent', { ...about, type: 'rawKeyDown' })
  await session.send('Input.dispatchKeyEvent', { ...about, type: 'keyUp' })
  await settled()
}

const deepest = (root: Document | ShadowRoot = document): Element | null => {
  const { activeElement } = root
  return activeElement?.shadowRoot ? deepest(activeElement.shadowRoot) : activeElement
}

/** An invisible focusable element, as the start and the end of a walk. */
function endOfPage(): HTMLElement {
  const mark = document.createElement('button')
  mark.style.cssText = 'display:block;height:1px;border:0;padding:0;opacity:0'
  return mark
}

/** Waits until the focused element is visible: a covering element may disappear a moment later. */
const comesToSight = (focused: HTMLElement): Promise<boolean> =>
  vi.waitUntil(() => isSeen(targetOf(focused))).catch(() => false)

/** Maximum number of reported hidden stops, since each one takes the whole wait. */
const mostHidden = 3

const nameOf = (control: Element) =>
  `${control.getAttribute('role') ?? control.localName} ${control.getAttribute('aria-label') ?? control.textContent}`.slice(
    0,
    60,
  )

/**
 * Walks by Tab through all of a page, forwards and backwards, in windows of all sizes.
 *
 * @returns controls that were fully hidden while focused (WCAG 2.4.11), with the window size, and the number of stops
 */
export async function hiddenFocus(sizes: readonly (readonly [number, number])[] = windowSizes) {
  const hidden = new Set<string>()
  let stops = 0
  for (const [at, [width, height]] of sizes.entries()) {
    await page.viewport(width, height)
    await settled()
    for (const [backwards, scroll] of walks[at % 2]!) {
      const marks = [endOfPage(), endOfPage()] as const
      document.body.prepend(marks[0])
      document.body.append(marks[1])
      const [start, end] = backwards ? [marks[1], marks[0]] : marks
      start.focus()
      for (let step = 0; step < 250; step++) {
        // The user scrolls with the wheel and then continues with the keyboard.
        if (scroll) window.scrollTo(0, scroll === 'top' ? 0 : document.documentElement.scrollHeight)
        await tab(backwards)
        const focused = deepest()
        if (!focused || focused === end || focused === document.body) break
        stops++
        if (!(focused instanceof HTMLElement) || isClipped(focused) || (await comesToSight(focused))) continue
        hidden.add(
          `${width} × ${height}${backwards ? ' back' : ''}${scroll ? ` from the ${scroll}` : ''}: ${nameOf(focused)}`,
        )
        if (hidden.size === mostHidden) break
      }
      for (const mark of marks) mark.remove()
      if (hidden.size === mostHidden) return { hidden: [...hidden], stops }
    }
  }
  return { hidden: [...hidden], stops }
}
