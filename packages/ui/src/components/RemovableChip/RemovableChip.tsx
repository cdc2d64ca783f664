'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, useId } from 'react'
import { XIcon } from '../../icons/icons.tsx'
import { chipWords } from '../../messages/chip.ts'
import { cx } from '../../private/cx.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import { useWords } from '../../private/useWords.ts'
import * as css from '../Chip/Chip.css.ts'
import { focusAfterRemoval } from './focusAfterRemoval.ts'

export interface RemovableChipProps extends ComponentPropsWithoutRef<'span'> {
  /** The button, Delete or Backspace on it: take the chip away. The focus goes on to the next one. */
  onRemove: () => void
  /** Before the words, 16 px. */
  icon?: ReactNode
  /** After the words. */
  count?: number | undefined
  /** @default false */
  isDisabled?: boolean | undefined
}

/** Something chosen that can be taken back, with a button named after it. */
export const RemovableChip = forwardRef<HTMLSpanElement, RemovableChipProps>((props, ref) => {
  const { onRemove, icon, count, isDisabled, className, children, ...rest } = props
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
      <span id={`${id}-text`} className={css.text}>
        {children}
      </span>
      {count !== undefined && <span className={css.count}>{count}</span>}
      <button
        id={`${id}-remove`}
        type="button"
        className={css.remove}
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
