import { useState } from 'react'

type Parts = typeof import('./PlaceOption.tsx')

let brought: Parts | null = null

/**
 * What draws a line under a place input, and the button that clears it; their code is brought by a first touch of the
 * input, long before there is a line. Undefined: not here, or it cannot be brought; then a name alone does.
 */
export function usePlaceParts(): {
  Option: Parts['PlaceOption'] | undefined
  Clear: Parts['PlaceClear'] | undefined
  bring(): void
} {
  const [parts, setParts] = useState(brought)
  const bring = () => {
    if (parts) return
    import('./PlaceOption.tsx')
      .then((all) => {
        brought = all
        setParts(all)
      })
      .catch(() => {})
  }
  return { Option: parts?.PlaceOption, Clear: parts?.PlaceClear, bring }
}
