'use client'
import { type RefObject, useRef, useState } from 'react'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import { floatingHost } from '../../private/overlay/Floating.tsx'
import { useTheme } from '../../themes/useTheme.ts'

/**
 * State of a date field's calendar: closed, or open in a popover or, on a small touch screen, in a dialog.
 *
 * @param box element under which the popover opens
 */
export function useDatePopup(box: RefObject<HTMLElement | null>, opener: RefObject<HTMLElement | null>) {
  const { portal } = useTheme()
  /** Element that the popover is attached to, or 'dialog'; null if closed. */
  const [open, setOpen] = useState<HTMLElement | 'dialog' | null>(null)
  /** True once a dialog was needed; before that none is rendered. */
  const [hasDialog, setHasDialog] = useState(false)
  /** Ref of the element that opened the calendar and gets the focus back. */
  const from = useRef(opener)
  return {
    ...{ open, hasDialog },
    show: (back: RefObject<HTMLElement | null>) => {
      from.current = back
      const isDialog = isSmallTouch(box.current)
      if (isDialog) setHasDialog(true)
      setOpen(isDialog ? 'dialog' : floatingHost(box.current, portal.current))
    },
    close: () => {
      setOpen(null)
      // A dialog returns the focus by itself.
      if (open !== 'dialog') from.current.current?.focus({ preventScroll: true })
    },
    /** Closes without returning the focus, which has moved elsewhere. */
    drop: () => setOpen(null),
  }
}
