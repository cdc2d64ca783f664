import { useCallback, useEffect, useReducer, useState } from 'react'
import { ClientError, isAborted } from '../client/clientError.ts'
import type { Place } from '../domain/place.ts'
import { type InputKey, inputOf } from '../state/finder.ts'
import { createLatest } from '../state/latest.ts'
import { type ModuleCore, useModule } from './module.tsx'
import { useStore } from './useStore.ts'

export interface PlaceReading {
  /** The id is being read. */
  isReading: boolean
  /** Reads again what could not be read. */
  again(): void
}

/**
 * Reads the place of an id into its input (PLACE-10), then what else the service tells of the chosen place: its zone,
 * type and point, and its name in another language. What could not be read is asked again when the connection is back
 * (ERR-07).
 * @param id undefined: the address names none
 * @param turn another number: the browser went back or forward, and the address speaks again (PLACE-09)
 */
export function useResolvedPlace(key: InputKey, id: string | undefined, turn: number): PlaceReading {
  const module = useModule()
  const { serviceLang: lang, platform, stores } = module
  const { finder } = stores
  const [isReading, setReading] = useState(() => isMissing(module, key, id))
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const [detailAttempt, retryDetail] = useReducer((count: number) => count + 1, 0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address speaks when it changes, not when the language does
  useEffect(() => {
    setReading(isMissing(module, key, id))
    if (id === undefined || !isMissing(module, key, id)) return
    const before = inputOf(finder.get(), key)
    const tell = (run: () => void) => {
      const { text, item } = inputOf(finder.get(), key)
      // The place that stood there may have got its name in another language meanwhile: nobody has touched it.
      if (item?.placeId === before.item?.placeId && (item || text === before.text)) run()
      setReading(false)
    }
    const search = createLatest<string, Place>({
      ask: (wanted, signal) => read(module, wanted, signal),
      wait: platform.clock.setTimeout,
      onAnswer: (_, place) => tell(() => finder.dispatch({ type: 'placeResolved', side: key, place })),
      onFailure(_, error) {
        if (isAborted(error)) return setReading(false)
        const text = isUnknown(error) ? 'Finder.notFound' : 'Finder.notRead'
        tell(() => finder.dispatch({ type: 'placeMissed', side: key, error: text }))
      },
    })
    search.ask(id)
    return () => search.stop()
  }, [finder, key, id, turn, attempt])

  const chosen = useStore(finder, (state) => inputOf(state, key).item?.placeId ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `module` differs with each language, which is listed
  useEffect(() => {
    if (chosen === null || known(module).get(chosen) === lang) return
    const type = known(module).has(chosen) ? 'placeTranslated' : 'placeDetailed'
    const search = createLatest<string, Place>({
      ask: (wanted, signal) => read(module, wanted, signal),
      wait: platform.clock.setTimeout,
      onAnswer: (_, place) => finder.dispatch({ type, side: key, place }),
      onFailure(_, error) {
        const { item } = inputOf(finder.get(), key)
        if (!isAborted(error) && item?.placeId === chosen && !item.location)
          finder.dispatch({ type: 'placeFailed', side: key, error: 'Finder.notRead' })
      },
    })
    search.ask(chosen)
    return () => search.stop()
  }, [finder, key, chosen, lang, turn, detailAttempt])

  const again = useCallback(() => {
    const { error, item } = inputOf(finder.get(), key)
    if (error !== 'Finder.notRead') return
    // Said anew where it fails again.
    finder.dispatch({ type: 'errorCleared', side: key })
    if (item) retryDetail()
    else retry()
  }, [finder, key])
  useEffect(() => platform.online.subscribe((online) => online && again()), [platform, again])
  return { isReading, again }
}

function isMissing({ stores }: ModuleCore, key: InputKey, id: string | undefined): boolean {
  return id !== undefined && inputOf(stores.finder.get(), key).item?.placeId !== id
}

/** In which language each place of this module was last read. */
function known(module: ModuleCore): Map<string, string> {
  return module.shared('places read', () => new Map<string, string>())
}

async function read(module: ModuleCore, id: string, signal: AbortSignal): Promise<Place> {
  const { serviceLang: lang } = module.stores.session.get()
  const place = await module.client.place(id, signal)
  known(module).set(place.placeId, lang)
  if (place.country !== null || !place.location) return place
  // The drop-off is looked for in the pickup's country first (PLACE-14); without it the look-up is only wider.
  const country = await module.client.countryOfPoint(place.location, signal).catch(() => null)
  return { ...place, country }
}

/** Refusals that say nothing of the place: of who asks, how often, or how long it took. */
const passing: readonly unknown[] = ['401', '403', '408', '425', '429']

/** The service answered that it does not know the place; anything else may pass. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof ClientError) || error.kind !== 'rejected') return false
  const { status = 404, code } = error
  return status < 500 && !passing.includes(String(status)) && !passing.includes(code)
}
