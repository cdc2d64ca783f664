import { cdp } from 'vitest/browser'

interface Session {
  send(method: string, params: object): Promise<unknown>
}

/** The place of a frame in the window of the test, and the factor by which it is drawn smaller. */
function frameOf(view: Window) {
  const box = view.frameElement?.getBoundingClientRect()
  return box
    ? { left: box.left, top: box.top, scale: box.width / view.innerWidth }
    : { left: 0, top: 0, scale: 1 }
}

/**
 * A press of the browser's real mouse in the middle of an element, with the browser's own rules of what is disabled.
 *
 * @param held time in ms between press and release
 */
export async function pressMouse(element: Element, held = 0): Promise<void> {
  const session = cdp() as unknown as Session
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const frame = frameOf(window)
  const at = {
    x: frame.left + (left + width / 2) * frame.scale,
    y: frame.top + (top + height / 2) * frame.scale,
  }
  const send = (type: string, more: object = {}) =>
    session.send('Input.dispatchMouseEvent', { type, ...at, ...more })
  const pressed = { button: 'left', buttons: 1, clickCount: 1 }
  await send('mouseMoved')
  await send('mousePressed', pressed)
  if (held > 0) await new Promise((done) => setTimeout(done, held))
  await send('mouseReleased', { ...pressed, buttons: 0 })
}
