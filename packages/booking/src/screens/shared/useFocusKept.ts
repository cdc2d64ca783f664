import { type RefObject, useEffect } from 'react'
import { useModuleCore } from '../../hooks/module.tsx'

/**
 * Keeps the focus of a module from being lost (A11Y-04), once its code has come: the first screen does not wait for it.
 *
 * @param frame stands in the root of the theme
 */
export function useFocusKept(frame: RefObject<HTMLElement | null>): void {
  const { clock } = useModuleCore().platform
  useEffect(() => {
    let stop = () => {}
    let isLeft = false
    import('./keepFocus.ts').then(
      ({ keepFocus }) => {
        const root = frame.current?.closest('.wherry-root')
        if (root && !isLeft) stop = keepFocus(root, (run) => clock.setTimeout(run, 0))
      },
      // Without a connection the page stands as it is.
      () => {},
    )
    return () => {
      isLeft = true
      stop()
    }
  }, [frame, clock])
}
