'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId, useState } from 'react'
import { DownIcon } from '../../icons/icons.tsx'
import { cx } from '../../private/cx.ts'
import { openForFirstInvalid } from '../../private/form/openForFirstInvalid.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import * as css from './Plate.css.ts'

/** Parts of a folding panel: the row that is pressed, its arrow, and the `panel` below it. */
export type PlatePart = 'trigger' | 'arrow' | 'panel'

export interface PlateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  /** Title of the panel; a press anywhere in its row folds or unfolds it. */
  title: ReactNode
  /** Icon before the title. @default none */
  icon?: ReactNode
  /** True while the panel is open. Without this prop the component keeps its own state. @default uncontrolled */
  isOpen?: boolean | undefined
  /** True if it is open at the start, where `isOpen` is not given. @default false */
  defaultOpen?: boolean | undefined
  /** Called with the new state when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<PlatePart> | undefined
}

/** A panel that folds (UI-12). Its content stays mounted while folded, so that no entered value is lost. */
export const Plate = forwardRef<HTMLDivElement, PlateProps>(
  (
    { title, icon, isOpen, defaultOpen = false, onOpenChange, className, classNames, children, ...rest },
    ref,
  ) => {
    const part = partsOf(classNames)
    const [open, change] = useControlled(isOpen, defaultOpen, onOpenChange)
    const [touched, setTouched] = useState(false)
    const id = useId()
    const toggle = () => {
      setTouched(true)
      change(!open)
    }
    return (
      <div {...rest} ref={ref} className={cx(css.plate, className)}>
        <button
          type="button"
          {...part('trigger', css.head)}
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
        >
          {icon}
          {title}
          <DownIcon {...part('arrow', css.chevron)} />
        </button>
        <div
          id={id}
          {...part('panel', css.body)}
          data-touched={touched ? '' : undefined}
          hidden={!open}
          onInvalidCapture={open ? undefined : openForFirstInvalid(toggle)}
        >
          {children}
        </div>
      </div>
    )
  },
)
Plate.displayName = 'Plate'
