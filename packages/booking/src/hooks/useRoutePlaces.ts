import { useEffect, useRef, useState } from 'react'
import { ClientError, isAborted } from '../client/clientError.ts'
import type { Side } from '../state/finder.ts'
import { type ModuleCore, useModule } from './module.tsx'
import { useStore } from './useStore.ts'

/** Place ids of the address; absent where it names none. */
export interface PlacesInAddress {
  from?: string | undefined
  to?: string | undefined
}

/**
 * Brings the two places in step with the address and the language: an id of the address is resolved into its input
 * (PLACE-10), a chosen place gets its zone, type and point, and follows the language.
 * @returns the sides whose id is being resolved.
 */
export function useRoutePlaces(address: PlacesInAddress): Record<Side, boolean> {
  return { from: useSide('from', address.from), to: useSide('to', address.to) }
}

function useSide(side: Side, id: string | undefined): boolean {
  const module = useModule()
  const { lang, stores } = module
  const [resolving, setResolving] = useState(() => isMissing(module, side, id))

  const former = useRef(id)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address speaks when it changes, not when the language does
  useEffect(() => {
    const { finder } = stores
    const wasNamed = former.current !== undefined
    former.current = id
    setResolving(isMissing(module, side, id))
    if (id === undefined && wasNamed)
      finder.dispatch({ type: finder.get()[side].item ? 'cleared' : 'left', side })
    if (id === undefined || !isMissing(module, side, id)) return
    const abort = new AbortController()
    const before = finder.get()[side]
    const isUntouched = () => !abort.signal.aborted && finder.get()[side] === before
    resolve(module, id, abort.signal)
      .then(
        (place) => {
          if (isUntouched()) finder.dispatch({ type: 'placeChosen', side, place })
        },
        (error: unknown) => {
          if (isAborted(error) || !isUntouched()) return
          finder.dispatch({
            type: 'placeMissed',
            side,
            error: isUnknown(error) ? 'Finder.notFound' : 'Finder.notRead',
          })
        },
      )
      .finally(() => {
        if (!abort.signal.aborted) setResolving(false)
      })
    return () => abort.abort()
  }, [stores, side, id])

  const chosen = useStore(stores.finder, (state) => state[side].item?.placeId ?? null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `module` differs with each language, which is listed
  useEffect(() => {
    if (chosen === null || known(module).get(chosen) === lang) return
    const abort = new AbortController()
    const isTranslation = known(module).has(chosen)
    resolve(module, chosen, abort.signal).then(
      (place) => {
        if (abort.signal.aborted) return
        stores.finder.dispatch({ type: isTranslation ? 'placeTranslated' : 'placeDetailed', side, place })
      },
      (error: unknown) => {
        if (isAborted(error) || abort.signal.aborted) return
        const { item } = stores.finder.get()[side]
        if (item?.placeId === chosen && !item.location)
          stores.finder.dispatch({ type: 'placeFailed', side, error: 'Finder.notRead' })
      },
    )
    return () => abort.abort()
  }, [stores, side, chosen, lang])
  return resolving
}

function isMissing({ stores }: ModuleCore, side: Side, id: string | undefined): boolean {
  return id !== undefined && stores.finder.get()[side].item?.placeId !== id
}

/** In which language each place of this module was last read. */
function known(module: ModuleCore): Map<string, string> {
  return module.shared('places read', () => new Map<string, string>())
}

async function resolve(module: ModuleCore, id: string, signal: AbortSignal) {
  const { lang } = module.stores.session.get()
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
