import { type ReactNode, useState } from 'react'
import { useModuleCore } from '../../hooks/module.tsx'
import { useFinder } from '../../hooks/useFinder.ts'
import { side } from '../finder/FinderScreen.css.ts'
import { RouteDrawing } from '../finder/RouteDrawing.tsx'
import { RouteMapBlock } from './RouteMapBlock.tsx'

export interface FinderMapProps {
  /** Both places are named by the address and being read: the map's place is kept on every screen. @default false */
  isExpected?: boolean
  /** Keeps the map's place until there is one. @default the idea of a route */
  quiet?: ReactNode
}

/**
 * The finder's map. It appears once both places were set, or the pickup of a rent, and stays (PRICE-15); until then a
 * quiet drawing keeps its place on a large screen, and on smaller ones there is none.
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
