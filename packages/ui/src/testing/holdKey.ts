import { cdp } from 'vitest/browser'

const codes = { Enter: 13, Escape: 27, ' ': 32, Delete: 46 } as const
/** Keys that trigger an action; all others only move the focus or write. */
export type ActingKey = keyof typeof codes
export const actingKeys = Object.keys(codes) as ActingKey[]

const texts: Partial<Record<ActingKey, string>> = { Enter: '\r', ' ': ' ' }

interface Session {
  send(method: string, params: object): Promise<unknown>
}

/** The browser's real keyboard, key by key, with the browser's own actions such as a click. */
export function keyboard(key: ActingKey) {
  const session = cdp() as unknown as Session
  const code = key === ' ' ? 'Space' : key
  const about = { key, code, windowsVirtualKeyCode: codes[key] }
  const down = (autoRepeat: boolean) => {
    const type = texts[key] ? 'keyDown' : 'rawKeyDown'
    return session.send('Input.dispatchKeyEvent', { ...about, type, text: texts[key], autoRepeat })
  }
  return {
    press: () => down(false),
    /** Repeats the event of the held key. */
    repeat: async (times: number) => {
      for (let time = 0; time < times; time++) await down(true)
    },
    release: () => session.send('Input.dispatchKeyEvent', { ...about, type: 'keyUp' }),
  }
}
