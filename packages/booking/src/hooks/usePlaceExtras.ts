import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from '../domain/place.ts'
import type { InputKey } from '../state/finder.ts'
import { useModule, useModuleCore } from './module.tsx'
import type { Extras, PlaceExtras } from './placeExtras.ts'
import { useFinder } from './useFinder.ts'

export interface PlaceExtrasField
  extends Extras,
    Pick<PlaceExtras, 'forget' | 'locate' | 'open' | 'remember'> {}

/**
 * What a place input offers besides its look-ups (PLACE-20, PLACE-21); brought when the list is opened first, so that
 * the empty screen does without it. Where it cannot be brought nothing is offered.
 * @param onLocated the place where the person is
 */
export function usePlaceExtras(side: InputKey, onLocated: (place: Suggestion) => void): PlaceExtrasField {
  const core = useModuleCore()
  const { lang, messages } = useModule()
  const { from, to, stops } = useFinder()
  const [offered, setOffered] = useState<Extras>({ recent: [], canLocate: false, isLocating: false })
  const made = useRef<Promise<PlaceExtras> | null>(null)
  const located = useRef(onLocated)
  useEffect(() => {
    located.current = onLocated
  })
  useEffect(
    () => () => {
      run((extras) => extras.stop(), made.current)
      made.current = null
    },
    [],
  )
  const use = (act: (extras: PlaceExtras) => void) => {
    made.current ??= Promise.all([import('./placeExtras.ts'), messages.load(lang, 'start')]).then(
      ([{ createPlaceExtras }]) =>
        createPlaceExtras({
          core,
          side,
          onChange: (next) => setOffered((before) => ({ ...before, ...next })),
          onLocated: (place) => located.current(place),
        }),
    )
    run(act, made.current, () => {
      made.current = null
    })
  }
  // Nobody rides from a place to itself.
  const taken = [from, to, ...stops].map(({ item }) => item?.placeId)
  return {
    ...offered,
    recent: offered.recent.filter(({ placeId }) => !taken.includes(placeId)),
    open: () => use((extras) => extras.open()),
    remember: (place) => use((extras) => extras.remember(place)),
    forget: () => use((extras) => extras.forget()),
    locate: () => use((extras) => extras.locate()),
  }
}

function run(
  act: (extras: PlaceExtras) => void,
  made: Promise<PlaceExtras> | null,
  onFailure: () => void = () => {},
) {
  made?.then(act, onFailure)
}
