import type { Draft } from '../domain/booking.ts'
import { legOf, legsOf } from '../domain/draft.ts'
import type { ToldNames } from '../domain/names.ts'
import type { Offer } from '../domain/offer.ts'
import type { Place } from '../domain/place.ts'
import type { Platform } from '../platform/platform.ts'
import type { BookingAction } from '../state/bookingActions.ts'
import type { BookingState } from '../state/bookingState.ts'
import { createLatest } from '../state/latest.ts'
import type { SessionAction, SessionState } from '../state/session.ts'
import type { Store } from '../state/store.ts'

export interface DraftNamesSetup {
  store: Store<BookingState, BookingAction>
  session: Pick<Store<SessionState, SessionAction>, 'get' | 'subscribe'>
  /** A place by its id, in the visitor's language. */
  place(id: string, signal: AbortSignal): Promise<Place>
  /** What is offered for a ride, in the visitor's language. Null: it cannot be asked. */
  offers(ride: Draft, signal: AbortSignal): Promise<Offer[]> | null
  platform: Pick<Platform, 'clock' | 'online'>
}

/** What came of asking; not `isWhole`: something was not answered, its old name stays. */
type Answer = ToldNames & { isWhole: boolean }

/**
 * Follows the visitor's language: what the service named in another one is read anew, nothing that was entered or
 * priced changes. What cannot be read keeps its name until the connection is back or the form is opened again.
 * @returns ends it
 */
export function followLanguage({ store, session, platform, ...ask }: DraftNamesSetup): () => void {
  const latest = createLatest<string, Answer>({
    wait: platform.clock.setTimeout,
    ask: (_lang, signal) => namesOf(store.get().draft, ask, signal),
    onAnswer: (lang, { isWhole, ...names }) =>
      store.dispatch({ type: 'named', names, lang: isWhole ? lang : null }),
    onFailure() {
      // The old names stay.
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
  const ends = [session.subscribe(look), platform.online.subscribe((online) => online && look())]
  return () => {
    latest.stop()
    for (const end of ends) end()
  }
}

const none: ToldNames = { places: [], offers: [] }

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
