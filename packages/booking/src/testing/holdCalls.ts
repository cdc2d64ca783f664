import type { ModuleParameters } from './pages/storyModule.tsx'

/**
 * A service that delays the responses to some requests until a story releases them, so that the speed of the machine
 * does not matter.
 */
export function holdCalls(calls: RegExp): {
  wrapFetch: NonNullable<ModuleParameters['wrapFetch']>
  /** Starts to delay responses, for a story that is shown again. */
  hold: () => void
  /** Releases all responses. */
  release: () => void
} {
  let release = () => {}
  let released = Promise.resolve()
  const hold = () => {
    released = new Promise((resolve) => {
      release = resolve
    })
  }
  hold()
  return {
    wrapFetch: (fetch) => async (input, init) => {
      if (calls.test(String(input))) await released
      return fetch(input, init)
    },
    hold,
    release: () => release(),
  }
}
