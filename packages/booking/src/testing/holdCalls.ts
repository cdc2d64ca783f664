import type { ModuleParameters } from './storyModule.tsx'

/** A service that keeps the answers to some calls back until a story lets them come, however fast the machine is. */
export function holdCalls(calls: RegExp): {
  wrapFetch: NonNullable<ModuleParameters['wrapFetch']>
  /** Keeps answers back from now on, for a story that is shown anew. */
  hold: () => void
  /** Lets all answers come. */
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
