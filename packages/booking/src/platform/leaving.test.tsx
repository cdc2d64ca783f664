import { expect, it } from 'vitest'
import { browserPlatform } from './browser.ts'

/** True if the browser would ask before it closes the page. */
function asksToClose(): boolean {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

it('EDITOR-10 the browser asks from the first moment, before more code has come, and until the page lets go', () => {
  const { pageEvents } = browserPlatform()
  expect(asksToClose()).toBe(false)
  const letGo = pageEvents.holdLeaving(() => {})
  expect(asksToClose()).toBe(true)
  letGo()
  expect(asksToClose()).toBe(false)
})
