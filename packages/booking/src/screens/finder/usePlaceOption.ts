import { type ComponentType, useState } from 'react'
import type { PlaceOptionProps } from './PlaceOption.tsx'

let brought: ComponentType<PlaceOptionProps> | null = null

/**
 * What draws a line under a place input; its code is brought by a first touch of the input, long before there is a line.
 * Null: not here, or it cannot be brought; then a name alone does.
 */
export function usePlaceOption(): { Option: ComponentType<PlaceOptionProps> | null; bring(): void } {
  const [Option, setOption] = useState(() => brought)
  const bring = () => {
    if (Option) return
    import('./PlaceOption.tsx').then(
      ({ PlaceOption }) => {
        brought = PlaceOption
        setOption(() => PlaceOption)
      },
      () => {},
    )
  }
  return { Option, bring }
}
