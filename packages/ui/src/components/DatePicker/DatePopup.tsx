'use client'
import type { FocusEvent, ReactNode, RefObject } from 'react'
import { Floating } from '../../private/overlay/Floating.tsx'
import type { PartAttributes } from '../../private/parts.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import * as css from './DatePicker.css.ts'
import type { useDatePopup } from './useDatePopup.ts'

interface DatePopupProps {
  popup: ReturnType<typeof useDatePopup>
  box: RefObject<HTMLElement | null>
  opener: RefObject<HTMLElement | null>
  id: string
  /** Accessible name of the popover and title of the dialog. */
  title: string
  /** Called when the focus leaves the popup. */
  onLeave: (event: FocusEvent<HTMLElement>) => void
  part: PartAttributes<'popup'>
  /** Renders the calendar with the class name for its place, a popover or a dialog. */
  children: (look: string | undefined) => ReactNode
}

/** A calendar in a popover under its field; on a small touch screen in a dialog that fills the view. */
export function DatePopup(props: DatePopupProps) {
  const { popup, box, opener, id, title, onLeave, part, children } = props
  const { open, hasDialog, close, drop } = popup
  return (
    <>
      {open && open !== 'dialog' && (
        <Floating
          id={id}
          {...part('popup')}
          onBlur={onLeave}
          aria-label={title}
          host={open}
          anchor={box}
          opener={opener}
          onClose={(reason) => (reason === 'focus' ? drop() : close())}
        >
          {children(undefined)}
        </Floating>
      )}
      {hasDialog && (
        <Dialog
          id={id}
          {...part('popup')}
          onBlur={onLeave}
          isOpen={open === 'dialog'}
          size="full"
          title={title}
          onOpenChange={drop}
        >
          {children(css.wide)}
        </Dialog>
      )}
    </>
  )
}
