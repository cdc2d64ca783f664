import type { Store } from '../../kernel/store/store.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'
import { type Effect, type EffectData, type EffectName, next } from '../state/orderEffects.ts'
import type { OrderEvent } from '../state/progress.ts'

/** Functions that carry out the effects of an event, by name. They never reject: a failure is an event. */
export type EffectHandlers = {
  [Name in EffectName]: (on: EffectData[Name]) => void | Promise<void>
}

/**
 * Takes an event to the booking. On return the state has changed, so a second press does nothing, and all effects have
 * begun; the promise waits for their end.
 */
export type Run = (event: OrderEvent) => Promise<void>

/**
 * Creates the runner of a booking. Its events come from calls, timers and people, never from a listener of the store, so
 * the state that `next` sees is the one that the reducer sees.
 * @param handlers returns the handlers, which need the runner themselves
 */
export function createRun(store: Store<BookingState, BookingAction>, handlers: () => EffectHandlers): Run {
  function perform<Name extends EffectName>({ do: name, on }: Effect<Name>): void | Promise<void> {
    return handlers()[name](on)
  }
  return async (event) => {
    const [, effects] = next(store.get().progress, event)
    store.dispatch(event)
    await Promise.all(effects.map((effect) => perform(effect)))
  }
}
