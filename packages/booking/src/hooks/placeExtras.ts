import { ClientError, isAborted } from '../client/clientError.ts'
import type { Place, Suggestion } from '../domain/place.ts'
import { pointTerm } from '../domain/point.ts'
import type { LocationFailure } from '../platform/platform.ts'
import { type InputKey, inputOf, type PlaceError } from '../state/finder.ts'
import { createLatest } from '../state/latest.ts'
import {
  type RecentPlace,
  readRecent,
  renamed,
  withoutRecent,
  withRecent,
  writeRecent,
} from '../state/recentPlaces.ts'
import { recentPlacesName } from '../state/storedNames.ts'
import type { ModuleCore } from './module.tsx'

/** What a place input offers before anything is typed. */
export interface Extras {
  /** The last chosen places, in the visitor's language as soon as they were read in it. */
  recent: readonly Suggestion[]
  /** The browser may say where the person is. */
  canLocate: boolean
  /** It is being found out. */
  isLocating: boolean
}

export interface PlaceExtras {
  /** The list was opened: reads what is kept. */
  open(): void
  /** A place was chosen from the list. */
  remember(place: Suggestion): void
  /** Forgets all places that were chosen. */
  forget(): void
  /** Finds out where the person is; taken back by any change of the input. */
  locate(): void
  /** The input goes. */
  stop(): void
}

export interface PlaceExtrasSetup {
  core: ModuleCore
  side: InputKey
  onChange(next: Partial<Extras>): void
  /** The place where the person is. */
  onLocated(place: Suggestion): void
}

const locationErrors: Record<LocationFailure | 'nowhere', PlaceError> = {
  denied: 'start.locationDenied',
  unavailable: 'start.locationFailed',
  timeout: 'start.locationFailed',
  nowhere: 'Finder.notFound',
}

/** The last chosen places and the person's own position, for one input. */
export function createPlaceExtras({ core, side, onChange, onLocated }: PlaceExtrasSetup): PlaceExtras {
  const { client, platform, stores } = core
  const { local } = platform.storage
  const { finder, session } = stores
  let isOver = false
  let translating: AbortController | null = null
  let leaveInput = () => {}

  const read = () => readRecent(local.get(recentPlacesName))
  // Another tab may have written meanwhile: what is kept is read before each change of it.
  function keep(change: (places: readonly RecentPlace[]) => readonly RecentPlace[]): void {
    const places = change(read())
    if (places.length > 0) local.set(recentPlacesName, writeRecent(places))
    else local.remove(recentPlacesName)
    if (!isOver) onChange({ recent: places })
  }

  /** Reads in the visitor's language what was chosen in another one; what the service knows no more goes. */
  async function translate(): Promise<void> {
    const { serviceLang: lang } = session.get()
    const others = read().filter((place) => place.lang !== lang)
    if (others.length === 0) return
    translating?.abort()
    translating = new AbortController()
    const { signal } = translating
    await Promise.all(
      others.map(async ({ placeId }) => {
        const place = await client.place(placeId, signal).catch((error: unknown) => {
          const isUnknown = error instanceof ClientError && error.status === 404
          if (isUnknown && !signal.aborted) keep((places) => withoutRecent(places, placeId))
          return null
        })
        if (place && !signal.aborted)
          keep((places) => renamed(places, { ...suggestionOf(place), placeId, lang }))
      }),
    )
  }

  function settle(): void {
    leaveInput()
    leaveInput = () => {}
    if (!isOver) onChange({ isLocating: false })
  }

  const here = createLatest<null, Suggestion | LocationFailure | 'nowhere'>({
    async ask(_, signal) {
      const point = await platform.geolocation.current()
      if (typeof point === 'string') return point
      signal.throwIfAborted()
      const [place] = await client.findPlaces({ term: pointTerm(point) }, signal)
      return place ?? 'nowhere'
    },
    wait: platform.clock.setTimeout,
    onAnswer(_, found) {
      settle()
      if (typeof found === 'object') return onLocated(found)
      finder.dispatch({ type: 'placeFailed', side, error: locationErrors[found] })
    },
    onFailure(_, error) {
      settle()
      if (isAborted(error)) return
      finder.dispatch({ type: 'placeFailed', side, error: 'start.locationFailed' })
    },
  })

  return {
    open() {
      onChange({ recent: read() })
      void translate()
      void platform.geolocation.isOffered().then((canLocate) => {
        if (!isOver) onChange({ canLocate })
      })
    },
    remember(place) {
      const { serviceLang: lang } = session.get()
      keep((places) => withRecent(places, { ...place, lang }))
    },
    forget() {
      translating?.abort()
      keep(() => [])
    },
    locate() {
      leaveInput()
      const before = inputOf(finder.get(), side)
      leaveInput = finder.subscribe(() => {
        const { text, item } = inputOf(finder.get(), side)
        if (text === before.text && item === before.item) return
        here.stop()
        settle()
      })
      finder.dispatch({ type: 'errorCleared', side })
      onChange({ isLocating: true })
      here.ask(null)
    },
    stop() {
      isOver = true
      translating?.abort()
      here.stop()
      settle()
    },
  }
}

function suggestionOf({ text, timeZone: _, type: __, ...place }: Place): Suggestion {
  return { ...place, mainText: text }
}
