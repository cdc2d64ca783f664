'use client'
import { forwardRef } from 'react'
import { cx } from '../../private/cx.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { Dialog, type DialogPart, type DialogProps } from '../Dialog/Dialog.tsx'
import * as css from './Drawer.css.ts'
import { useSheetDrag } from './useSheetDrag.ts'

export const drawerSides = ['start', 'end'] as const
export const drawerSizes = ['s', 'l'] as const

/** Parts of a drawer; `className` is for the drawer itself. */
export type DrawerPart = DialogPart

export interface DrawerProps extends Omit<DialogProps, 'size'> {
  /** Called on a request to close: the close button, Escape, a press outside, a pull down. Keep `isOpen` true to refuse. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Edge of the drawer in a container of 700 px and more. @default 'end' */
  side?: (typeof drawerSides)[number] | undefined
  /** 400 or 560 px wide in such a container. @default 's' */
  size?: (typeof drawerSizes)[number] | undefined
}

/**
 * A dialog at the side of the visible part, with its full height. In a container under 700 px it is a sheet at the lower
 * edge, as high as its content, which a finger pulls down.
 */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>((props, ref) => {
  const { isOpen, defaultOpen = false, onOpenChange, side, size, className, ...rest } = props
  const [open, change] = useControlled(isOpen, defaultOpen, onOpenChange)
  const drag = useSheetDrag(() => change(false))
  return (
    <Dialog
      {...rest}
      {...drag}
      size={size}
      ref={ref}
      isOpen={open}
      onOpenChange={change}
      className={cx(css.drawer({ side, size }), className)}
    />
  )
})
Drawer.displayName = 'Drawer'
