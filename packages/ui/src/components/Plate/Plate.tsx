'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useState } from 'react'
import { DownIcon } from '../../icons/icons.tsx'
import { cx } from '../../private/cx.ts'
import { useControlled } from '../../private/useControlled.ts'
import * as css from './Plate.css.ts'

export interface PlateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** What it holds; the whole row folds and unfolds it. */
  title: ReactNode
  /** Before the title. */
  icon?: ReactNode
  /** @default uncontrolled */
  isOpen?: boolean | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
}

/** A panel that folds (UI-12). What it holds stays mounted while folded, so that nothing entered is lost. */
export const Plate = forwardRef<HTMLDivElement, PlateProps>(
  ({ title, icon, isOpen, defaultOpen = false, onOpenChange, className, children, ...rest }, ref) => {
    const [open, change] = useControlled(isOpen, defaultOpen, onOpenChange)
    const [touched, setTouched] = useState(false)
    const id = useId()
    const toggle = () => {
      setTouched(true)
      change(!open)
    }
    return (
      <div {...rest} ref={ref} className={cx(css.plate, className)}>
        <button type="button" className={css.head} aria-expanded={open} aria-controls={id} onClick={toggle}>
          {icon}
          {title}
          <DownIcon className={css.chevron} />
        </button>
        <div id={id} className={cx(css.body, touched && css.rising)} hidden={!open}>
          {children}
        </div>
      </div>
    )
  },
)
Plate.displayName = 'Plate'
