'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { XIcon } from '../../icons/icons.tsx'
import { chipWords } from '../../messages/chip.ts'
import { cx } from '../../private/cx.ts'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useWords } from '../../private/useWords.ts'
import * as css from '../Chip/Chip.css.ts'
import { focusAfterRemoval } from './focusAfterRemoval.ts'

/** Parts of a chip that can be removed: `remove` is its button. */
export type RemovableChipPart = 'label' | 'count' | 'remove'

export interface RemovableChipProps extends ComponentPropsWithoutRef<'span'> {
  /** Called by the button, or by Delete or Backspace on it: remove the chip. The focus moves to the next one. */
  onRemove: () => void
  /** Icon before the text, 16 px. */
  icon?: ReactNode
  /** Number after the text. @default none */
  count?: number | undefined
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<RemovableChipPart> | undefined
}

/** A chosen value that can be removed, with a button that has its name. */
export const RemovableChip = forwardRef<HTMLSpanElement, RemovableChipProps>((props, ref) => {
  const { onRemove, icon, count, isDisabled, className, children, ...others } = props
  const { classNames, ...rest } = others
  const part = partsOf(classNames)
  const words = useWords('chip', chipWords)
  const id = useId()
  const remove = (button: HTMLElement) => {
    focusAfterRemoval(button)
    onRemove()
  }
  return (
    <span
      {...rest}
      ref={ref}
      data-selected=""
      data-disabled={isDisabled ? '' : undefined}
      className={cx(css.chip, css.removable, className)}
    >
      {icon}
      <span id={`${id}-text`} {...part('label', css.text)}>
        {children}
      </span>
      {count !== undefined && <span {...part('count', css.count)}>{count}</span>}
      <button
        id={`${id}-remove`}
        type="button"
        {...part('remove', css.remove)}
        aria-label={words.remove}
        aria-labelledby={`${id}-remove ${id}-text`}
        disabled={isDisabled}
        onClick={(event) => remove(event.currentTarget)}
        onKeyDown={(event) => {
          if (isComposing(event) || isHeld(event) || (event.key !== 'Delete' && event.key !== 'Backspace'))
            return
          event.preventDefault()
          remove(event.currentTarget)
        }}
      >
        <XIcon size={16} />
      </button>
    </span>
  )
})
RemovableChip.displayName = 'RemovableChip'
