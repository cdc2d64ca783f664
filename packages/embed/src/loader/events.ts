import type { FromChild } from '../protocol/fromChild.ts'

/** The events of `<wherry-module>`, each a CustomEvent named `wherry:` and this; they bubble. */
export interface ModuleEvents
  extends Omit<FromChild, 'hello' | 'resize' | 'scroll-to' | 'look-at' | 'redirect-request'> {
  /** The page is about to be led to the payment or another allowed address; `preventDefault()` leaves that to you. */
  redirect: FromChild['redirect-request']
}

type Named = { [T in keyof ModuleEvents as `wherry:${T}`]: CustomEvent<ModuleEvents[T]> }

declare global {
  /** Of elements, of `document` and of `window`: they bubble. */
  interface GlobalEventHandlersEventMap extends Named {}
}
