import { type ReactNode, useState } from 'react'
import { useModuleCore } from '../../module/module.tsx'
import { useFinder } from '../../module/search/useFinder.ts'
import { RouteMapBlock } from '../../offers/index.ts'
import { side } from '../../view/search/FinderScreen.css.ts'
import { RouteDrawing } from '../../view/search/RouteDrawing.tsx'

export interface FinderMapProps {
  /**
   * True while both places of the address are being read; the map's place is then kept on every screen.
   * @default false
   */
  isExpected?: boolean
  /** Content of the map's place until there is a map. @default the drawing of a route */
  quiet?: ReactNode
}

/**
 * The finder's map. It appears once both places, or the pickup of a rent, are set, and then stays (PRICE-15).
 * Until then, a drawing keeps its place on a large screen; a smaller screen has none.
 */
export function FinderMap({ isExpected = false, quiet }: FinderMapProps) {
  const { config } = useModuleCore()
  const { mode, from, to, stops } = useFinder()
  const isRent = mode === 'rent'
  const isSet = from.item !== null && (isRent || to.item !== null)
  const [wasSet, setWasSet] = useState(isSet)
  if (isSet && !wasSet) setWasSet(true)
  const isDrawn = isSet || wasSet
  return (
    <div
      className={side}
      data-framed={config.framed ? '' : undefined}
      data-map={isDrawn || isExpected ? '' : undefined}
    >
      {isDrawn ? (
        <RouteMapBlock
          from={from.item}
          to={isRent ? null : to.item}
          stops={isRent ? [] : stops.flatMap(({ item }) => item ?? [])}
        />
      ) : (
        (quiet ?? <RouteDrawing />)
      )}
    </div>
  )
}
