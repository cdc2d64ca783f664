import { useCallback, useEffect, useReducer, useState } from 'react'
import type { Place } from '../../kernel/model/place.ts'
import { createTurns, type Outcome } from '../../kernel/resource/turns.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { type ModuleCore, useModule } from '../../module/module.tsx'
import { perModule } from '../../module/perModule.ts'
import { asResource } from '../../module/resources.ts'
import { type InputKey, inputOf } from '../../search/index.ts'
import { ClientError, isAborted } from '../../wire/clientError.ts'

export interface PlaceReading {
  /** True while the place of the id is being read. */
  isReading: boolean
  /** Reads again after a failure. */
  again(): void
}

/**
 * Reads the place of an id into its field (PLACE-10). For a chosen place it then reads what the service knows of it:
 * zone, type, point, and the name in another language. A failed read is repeated when the connection is back (ERR-07).
 *
 * @param id undefined if the address has no place
 * @param turn changes when the person goes back or forward, which makes the address count again (PLACE-09)
 */
export function useResolvedPlace(key: InputKey, id: string | undefined, turn: number): PlaceReading {
  const module = useModule()
  const { serviceLang: lang, platform, stores } = module
  const { finder } = stores
  const [isReading, setReading] = useState(() => isMissing(module, key, id))
  const [attempt, retry] = useReducer((count: number) => count + 1, 0)
  const [detailAttempt, retryDetail] = useReducer((count: number) => count + 1, 0)
  const again = useCallback(() => {
    const { error, item } = inputOf(finder.get(), key)
    if (error !== 'Finder.notRead') return
    // Cleared first, so that the message is announced again if the place cannot be read again.
    finder.dispatch({ type: 'errorCleared', side: key })
    if (item) retryDetail()
    else retry()
  }, [finder, key])

  /** Reads a place. The returned function cancels the read, and `onEnd` is then not called. */
  const look = (wanted: string, onEnd: (outcome: Outcome<Place>) => void) => {
    const turns = createTurns(platform.clock.setTimeout, { on: platform, connection: again })
    const reading = turns.begin().ask((signal) => read(module, wanted, signal))
    void reading.then((outcome) => outcome && onEnd(outcome))
    return turns.stop
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address speaks when it changes, not when the language does
  useEffect(() => {
    setReading(isMissing(module, key, id))
    if (id === undefined || !isMissing(module, key, id)) return
    const before = inputOf(finder.get(), key)
    const tell = (run: () => void) => {
      const { text, item } = inputOf(finder.get(), key)
      // The response is ignored if the person has changed the field meanwhile. A place whose name was only read in
      // another language counts as unchanged.
      if (item?.placeId === before.item?.placeId && (item || text === before.text)) run()
      setReading(false)
    }
    return look(id, (outcome) => {
      if ('answer' in outcome)
        return tell(() => finder.dispatch({ type: 'placeResolved', side: key, place: outcome.answer }))
      if (isAborted(outcome.error)) return setReading(false)
      const error = isUnknown(outcome.error) ? 'Finder.notFound' : 'Finder.notRead'
      tell(() => finder.dispatch({ type: 'placeMissed', side: key, error }))
    })
  }, [finder, key, id, turn, attempt])

  const chosen = useStore(finder, (state) => inputOf(state, key).item?.placeId ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `module` differs with each language, which is listed
  useEffect(() => {
    if (chosen === null || known(module).get(chosen) === lang) return
    const type = known(module).has(chosen) ? 'placeTranslated' : 'placeDetailed'
    return look(chosen, (outcome) => {
      if ('answer' in outcome) return finder.dispatch({ type, side: key, place: outcome.answer })
      const { item } = inputOf(finder.get(), key)
      if (!isAborted(outcome.error) && item?.placeId === chosen && !item.location)
        finder.dispatch({ type: 'placeFailed', side: key, error: 'Finder.notRead' })
    })
  }, [finder, key, chosen, lang, turn, detailAttempt])
  return { isReading, again }
}

function isMissing({ stores }: ModuleCore, key: InputKey, id: string | undefined): boolean {
  return id !== undefined && inputOf(stores.finder.get(), key).item?.placeId !== id
}

/** The language in which each place of this module was last read, by place id. */
const known = perModule(() => new Map<string, string>())

async function read(module: ModuleCore, id: string, signal: AbortSignal): Promise<Place> {
  const { serviceLang: lang } = module.stores.session.get()
  const place = await asResource(module, 'place', module.client.place)(id, signal)
  known(module).set(place.placeId, lang)
  if (place.country !== null || !place.location) return place
  // The country of the pickup makes the search for the drop-off prefer that country (PLACE-14). If it cannot be read,
  // the search is only less exact.
  const country = await module.client.countryOfPoint(place.location, signal).catch(() => null)
  return { ...place, country }
}

/** Refusals that say nothing about the place: missing rights, too many requests, timeouts. */
const passing: readonly unknown[] = ['401', '403', '408', '425', '429']

/** True if the service does not know the place; all other failures may be temporary. */
function isUnknown(error: unknown): boolean {
  if (!(error instanceof ClientError) || error.kind !== 'rejected') return false
  const { status = 404, code } = error
  return status < 500 && !passing.includes(String(status)) && !passing.includes(code)
}
