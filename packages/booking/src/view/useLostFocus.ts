import { type RefCallback, useCallback } from 'react'

/**
 * Calls `onFocusLost` when an element is unmounted while it contains the focus, for instance after a retry.
 *
 * @returns the element's ref
 */
export function useLostFocus(onFocusLost: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element) return
      return () => {
        // The root is used, because the document sees only the host of a shadow tree.
        const { activeElement } = element.getRootNode() as Document | ShadowRoot
        if (element.contains(activeElement)) onFocusLost()
      }
    },
    [onFocusLost],
  )
}
