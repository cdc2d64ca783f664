import type { ReactElement } from 'react'
import { expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { openAll, openParts, settled } from './controls.ts'
import { type ActingKey, actingKeys, keyboard } from './holdKey.ts'
import { stateOf, unlikeControls } from './stateOf.ts'

const spoken = (key: ActingKey) => (key === ' ' ? 'Space' : key)

/** True if the key writes into the control, so a held key continues to write. */
const isWritten = (control: Element, key: ActingKey) =>
  key === 'Enter'
    ? control.matches('textarea')
    : key !== 'Escape' && control.matches('input:read-write, textarea')

/**
 * Tests that a held key acts once: its repeats change nothing, click nothing and send no form, for each control of a
 * component, closed and open. The keys are real, so the browser's own actions are included.
 */
export function actsOncePerPress(make: (props: object) => ReactElement): void {
  const draw = async (isOpened: boolean) => {
    const submit = vi.fn((event: Event) => event.preventDefault())
    const click = vi.fn()
    const form = document.body.appendChild(document.createElement('form'))
    form.addEventListener('submit', submit)
    form.addEventListener('click', click)
    const { container } = await render(
      <ThemeProvider>
        {make({})}
        <button type="submit" hidden />
      </ThemeProvider>,
      { container: form },
    )
    await settled()
    if (isOpened) await openAll(container)
    const parts = isOpened ? openParts(container) : [container]
    return { container, submit, click, controls: [...new Set(parts.flatMap(unlikeControls))] }
  }
  const clear = async () => {
    await cleanup()
    for (const form of document.querySelectorAll('body > form')) form.remove()
  }

  it('A11Y-02 UI-10 lets a key that is held act once, open or not', async () => {
    for (const isOpened of [false, true]) {
      let drawn = await draw(isOpened)
      const { length } = drawn.controls
      const fresh = async (at: number) => {
        await clear()
        drawn = await draw(isOpened)
        return drawn.controls[at]
      }
      const start = async (control: HTMLElement) => {
        control.focus()
        await settled()
        drawn.submit.mockClear()
        drawn.click.mockClear()
        return stateOf(drawn.container)
      }
      for (let at = 0; at < length; at++)
        for (const key of actingKeys) {
          const control = drawn.controls[at]?.isConnected ? drawn.controls[at] : await fresh(at)
          if (!control || isWritten(control, key)) continue
          const name = `${spoken(key)} on ${control.outerHTML.slice(0, 120)}${isOpened ? ', open' : ''}`
          const hand = keyboard(key)
          const before = await start(control)
          await hand.press()
          await settled()
          const pressed = stateOf(drawn.container)
          await hand.repeat(3)
          await settled()
          expect(stateOf(drawn.container), name).toEqual(pressed)
          await hand.release()
          await settled()
          const after = stateOf(drawn.container)
          expect(drawn.click.mock.calls.length, `clicks by ${name}`).toBeLessThanOrEqual(1)
          expect(drawn.submit.mock.calls.length, `forms sent by ${name}`).toBeLessThanOrEqual(1)
          const isChanged = JSON.stringify(after.comparable) !== JSON.stringify(before.comparable)
          if (key !== ' ') expect(after, name).toEqual(pressed)
          else if (isChanged) {
            const once = await fresh(at)
            await start(once!)
            await hand.press()
            await hand.release()
            await settled()
            expect(after.comparable, name).toEqual(stateOf(drawn.container).comparable)
          }
          if (isChanged) await fresh(at)
        }
      await clear()
    }
  })
}
