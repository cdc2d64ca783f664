import type { Draft } from '../../kernel/model/booking.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import type { Place } from '../../kernel/model/place.ts'
import type { Platform } from '../../kernel/platform.ts'
import { createLatest } from '../../kernel/resource/latest.ts'
import type { Store } from '../../kernel/store/store.ts'
import type { SessionAction, SessionState } from '../../module/session.ts'
import { legOf, legsOf } from '../draft/draft.ts'
import type { TranslatedNames } from '../draft/names.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'

export interface DraftNamesSetup {
  store: Store<BookingState, BookingAction>
  session: Pick<Store<SessionState, SessionAction>, 'get' | 'subscribe'>
  /** A place by its id, in the visitor's language. */
  place(id: string, signal: AbortSignal): Promise<Place>
  /** Requests the offers for a ride, in the visitor's language. Null: they cannot be requested. */
  offers(ride: Draft, signal: AbortSignal): Promise<Offer[]> | null
  platform: Pick<Platform, 'clock' | 'online' | 'pageEvents'>
}

/** Names that were read. `isWhole` is false if a request failed; its old names stay. */
type Answer = TranslatedNames & { isWhole: boolean }

/**
 * Reads the names of places and offers again when the visitor's language changes; inputs and prices stay. A name that
 * cannot be read stays until the connection is back or the form is opened again.
 * @returns a function that ends the subscription
 */
export function followLanguage({ store, session, platform, ...ask }: DraftNamesSetup): () => void {
  const latest = createLatest<string, Answer>({
    wait: platform.clock.setTimeout,
    returns: { on: platform, connection: look },
    ask: (_lang, signal) => namesOf(store.get().draft, ask, signal),
    onAnswer: (lang, { isWhole, ...names }) =>
      store.dispatch({ type: 'named', names, lang: isWhole ? lang : null }),
    onFailure() {
      // If the names in the new language cannot be read, the old ones stay.
    },
  })

  function look() {
    const { draft, namesIn } = store.get()
    const { serviceLang: lang } = session.get()
    if (!draft || latest.pending() === lang) return
    if (namesIn === null) return store.dispatch({ type: 'named', names: none, lang })
    if (namesIn === lang) latest.stop()
    else latest.ask(lang)
  }

  look()
  const leave = session.subscribe(look)
  return () => {
    latest.stop()
    leave()
  }
}

const none: TranslatedNames = { places: [], offers: [] }

async function namesOf(
  draft: Draft | null,
  { place, offers }: Pick<DraftNamesSetup, 'place' | 'offers'>,
  signal: AbortSignal,
): Promise<Answer> {
  const rides = draft ? legsOf(draft).flatMap((leg) => legOf(draft, leg) ?? []) : []
  const ids = new Set(
    rides.flatMap(({ from, to, stops }) => [from, to, ...stops].flatMap((one) => one?.placeId ?? [])),
  )
  const [places, lists] = await Promise.all([
    Promise.allSettled([...ids].map((id) => place(id, signal))),
    Promise.allSettled(rides.map(async (ride) => offers(ride, signal))),
  ])
  return {
    places: places.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])),
    offers: lists.flatMap((one) => (one.status === 'fulfilled' ? (one.value ?? []) : [])),
    isWhole: [...places, ...lists].every(({ status }) => status === 'fulfilled'),
  }
}
