import type { MouseEvent } from 'react'

/** True for a press on a link that the browser answers by a new tab, a new window or a download. */
export const opensNewWindow = (event: MouseEvent): boolean =>
  event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
