import type { KeyboardEvent } from 'react'

/**
 * True if the owner of a field has prevented the default of a key, so the field ignores it. Escape is not checked,
 * because an open layer may have used it before.
 */
export const isTaken = ({ key, defaultPrevented }: KeyboardEvent): boolean =>
  defaultPrevented && key !== 'Escape'
