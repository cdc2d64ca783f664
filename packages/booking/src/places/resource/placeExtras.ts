import type { Place, Suggestion } from '../../kernel/model/place.ts'
import type { LocationFailure } from '../../kernel/platform.ts'
import { createLatest } from '../../kernel/resource/latest.ts'
import { createTurns } from '../../kernel/resource/turns.ts'
import { recentPlacesName } from '../../kernel/store/storedNames.ts'
import { pointTerm } from '../../kernel/values/point.ts'
import type { ModuleCore } from '../../module/module.tsx'
import { type InputKey, inputOf, type PlaceError } from '../../search/index.ts'
import { ClientError, isAborted } from '../../wire/clientError.ts'
import {
  type RecentPlace,
  readRecent,
  renamed,
  withoutRecent,
  withRecent,
  writeRecent,
} from '../state/recentPlaces.ts'

/** Suggestions of a place field before the first typed letter. */
export interface Extras {
  /** Last chosen places, in the visitor's language once their names have been read in it. */
  recent: readonly Suggestion[]
  /** True once the stored places were read, or cannot be read because their code failed to load. */
  isRead: boolean
  /** True if the browser may give the position of the person. */
  canLocate: boolean
  /** True while the position is requested. */
  isLocating: boolean
}

export interface PlaceExtras {
  /** Reads the stored places when the list opens. */
  open(): void
  /** Stores a place that was chosen from the list. */
  remember(place: Suggestion): void
  /** Removes all stored places. */
  forget(): void
  /** Requests the position of the person; any change of the input cancels it. */
  locate(): void
  /** Cancels all requests when the input is unmounted. */
  stop(): void
}

export interface PlaceExtrasSetup {
  core: ModuleCore
  side: InputKey
  onChange(next: Partial<Extras>): void
  /** Called with the place at the person's position. */
  onLocated(place: Suggestion): void
}

const locationErrors: Record<LocationFailure | 'nowhere', PlaceError> = {
  denied: 'start.locationDenied',
  unavailable: 'start.locationFailed',
  timeout: 'start.locationFailed',
  nowhere: 'Finder.notFound',
}

/** Creates the last chosen places and the person's own position for one field. */
export function createPlaceExtras({ core, side, onChange, onLocated }: PlaceExtrasSetup): PlaceExtras {
  const { client, platform, stores } = core
  const { local } = platform.storage
  const { finder, session } = stores
  let isOver = false
  const translating = createTurns(platform.clock.setTimeout)
  let leaveInput = () => {}

  const read = () => readRecent(local.get(recentPlacesName))
  // Another tab may have changed the stored places, so they are read again before each change.
  function keep(change: (places: readonly RecentPlace[]) => readonly RecentPlace[]): void {
    const places = change(read())
    if (places.length > 0) local.set(recentPlacesName, writeRecent(places))
    else local.remove(recentPlacesName)
    if (!isOver) onChange({ recent: places })
  }

  /** Reads the names of places that were chosen in another language; places that no longer exist are removed. */
  async function translate(): Promise<void> {
    const { serviceLang: lang } = session.get()
    const others = read().filter((place) => place.lang !== lang)
    if (others.length === 0) return
    await translating.begin().ask((signal) =>
      Promise.all(
        others.map(async ({ placeId }) => {
          const place = await client.place(placeId, signal).catch((error: unknown) => {
            const isUnknown = error instanceof ClientError && error.status === 404
            if (isUnknown && !signal.aborted) keep((places) => withoutRecent(places, placeId))
            return null
          })
          if (place && !signal.aborted)
            keep((places) => renamed(places, { ...suggestionOf(place), placeId, lang }))
        }),
      ),
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
      onChange({ recent: read(), isRead: true })
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
      translating.stop()
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
      translating.stop()
      here.stop()
      settle()
    },
  }
}

function suggestionOf({ text, timeZone: _, type: __, ...place }: Place): Suggestion {
  return { ...place, mainText: text }
}
