'use client'
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react'
import { cx } from '../../private/cx.ts'
import { useTheme } from '../../themes/useTheme.ts'
import * as css from './Progress.css.ts'

export interface ProgressProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** What is being done. */
  label: string
  /** The label is spoken, not drawn, and no figure is: words beside say the same. @default false */
  isLabelHidden?: boolean | undefined
  /** How far it is; null while nobody knows. */
  value: number | null
  /** @default 0 */
  minValue?: number | undefined
  /** @default 100 */
  maxValue?: number | undefined
  /** How far it is in words, "4 of 6 providers". @default per cent in the visitor's language */
  valueText?: string | undefined
}

/** How far something has come that takes more than a moment. What is short is a Spinner. */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>((props, ref) => {
  const { label, isLabelHidden, value, minValue = 0, maxValue = 100, valueText, className, ...rest } = props
  const { locale } = useTheme()
  const span = maxValue - minValue
  const share = value === null || span <= 0 ? 0 : Math.min(Math.max((value - minValue) / span, 0), 1)
  const text =
    value === null
      ? valueText
      : (valueText ?? new Intl.NumberFormat(locale, { style: 'percent' }).format(share))
  return (
    <div
      {...rest}
      ref={ref}
      role="progressbar"
      aria-label={label}
      aria-valuemin={value === null ? undefined : minValue}
      aria-valuemax={value === null ? undefined : maxValue}
      aria-valuenow={value === null ? undefined : minValue + share * span}
      aria-valuetext={text}
      className={cx(css.progress, className)}
    >
      {!isLabelHidden && (
        <div className={css.head} aria-hidden="true">
          <span className={css.label}>{label}</span>
          {text && <span className={css.figure}>{text}</span>}
        </div>
      )}
      <div className={css.bar}>
        <div
          className={css.done}
          style={{ '--done': share } as CSSProperties}
          data-unknown={value === null ? '' : undefined}
        />
      </div>
    </div>
  )
})
Progress.displayName = 'Progress'
