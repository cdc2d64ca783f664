import { type RefCallback, useCallback } from 'react'

/** Tells that a state has gone with the focus in it, as after a second try; the answer is the state's ref. */
export function useLostFocus(onFocusLost: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element) return
      return () => {
        // Asked of the root: a document knows of a shadow tree only its host.
        const { activeElement } = element.getRootNode() as Document | ShadowRoot
        if (element.contains(activeElement)) onFocusLost()
      }
    },
    [onFocusLost],
  )
}
