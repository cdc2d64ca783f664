'use client'
import { forwardRef } from 'react'
import { cx } from '../../private/cx.ts'
import { useControlled } from '../../private/useControlled.ts'
import { Dialog, type DialogProps } from '../Dialog/Dialog.tsx'
import * as css from './Drawer.css.ts'
import { useSheetDrag } from './useSheetDrag.ts'

export const drawerSides = ['start', 'end'] as const
export const drawerSizes = ['s', 'l'] as const

export interface DrawerProps extends Omit<DialogProps, 'size'> {
  /** Asks to close: the close button, Escape, a press outside, a pull down. Leave `isOpen` true to refuse. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** The edge it stands at, on a container of 700 px and more. @default 'end' */
  side?: (typeof drawerSides)[number] | undefined
  /** 400 or 560 px wide there. @default 's' */
  size?: (typeof drawerSizes)[number] | undefined
}

/**
 * A dialog at the side of the part in view, as high as it. On a container under 700 px it is a sheet at the lower
 * edge, as high as its content, which a finger pulls down.
 */
export const Drawer = forwardRef<HTMLDivElement, DrawerProps>((props, ref) => {
  const { isOpen, defaultOpen = false, onOpenChange, side = 'end', className, ...rest } = props
  const [open, change] = useControlled(isOpen, defaultOpen, onOpenChange)
  const drag = useSheetDrag(() => change(false))
  return (
    <Dialog
      {...rest}
      {...drag}
      ref={ref}
      isOpen={open}
      onOpenChange={change}
      className={cx(css.drawer, className)}
      data-side={side}
    />
  )
})
Drawer.displayName = 'Drawer'
