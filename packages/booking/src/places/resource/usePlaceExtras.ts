import { useEffect, useRef, useState } from 'react'
import type { Suggestion } from '../../kernel/model/place.ts'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { useFinder } from '../../module/search/useFinder.ts'
import type { InputKey } from '../../search/index.ts'
import type { Extras, PlaceExtras } from './placeExtras.ts'

export interface PlaceExtrasField
  extends Extras,
    Pick<PlaceExtras, 'forget' | 'locate' | 'open' | 'remember'> {}

/**
 * Offers stored places and the own position in a place field (PLACE-20, PLACE-21). Their code is loaded when the list
 * first opens, so the empty screen does not need it. If the code cannot be loaded, nothing is offered.
 *
 * @param onLocated called with the place at the person's position
 */
export function usePlaceExtras(side: InputKey, onLocated: (place: Suggestion) => void): PlaceExtrasField {
  const core = useModuleCore()
  const { lang, messages } = useModule()
  const { from, to, stops } = useFinder()
  const [offered, setOffered] = useState<Extras>({
    recent: [],
    isRead: false,
    canLocate: false,
    isLocating: false,
  })
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
      setOffered((before) => ({ ...before, isRead: true }))
    })
  }
  // Places already in the route are not suggested, since nobody rides from a place to itself.
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
