import type { FromChild } from '../protocol/fromChild.ts'

/** The events of `<wherry-module>`: each is a CustomEvent named `wherry:` plus this key, and bubbles. */
export interface ModuleEvents
  extends Omit<FromChild, 'hello' | 'drawn' | 'resize' | 'scroll-to' | 'look-at' | 'redirect-request'> {
  /** The page is about to navigate to the payment or to another allowed address; `preventDefault()` stops that. */
  redirect: FromChild['redirect-request']
}

type Named = { [T in keyof ModuleEvents as `wherry:${T}`]: CustomEvent<ModuleEvents[T]> }

declare global {
  /** The events bubble, so elements, `document` and `window` can have listeners for them. */
  interface GlobalEventHandlersEventMap extends Named {}
}
