'use client'
import { type ComponentPropsWithoutRef, type CSSProperties, forwardRef } from 'react'
import { cx } from '../../private/cx.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useTheme } from '../../themes/useTheme.ts'
import * as css from './Progress.css.ts'

/** Parts of a progress bar: `value` is the figure beside the label, `indicator` the finished part of the `track`. */
export type ProgressPart = 'label' | 'value' | 'track' | 'indicator'

export interface ProgressProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** Name of the running task. */
  label: string
  /** Hides label and figure, if a text beside says the same; a screen reader still reads them. @default false */
  isLabelHidden?: boolean | undefined
  /** Progress of the task; null if unknown. */
  value: number | null
  /** Lowest value, inclusive. @default 0 */
  minValue?: number | undefined
  /** Highest value, inclusive. @default 100 */
  maxValue?: number | undefined
  /** Progress as text, "4 of 6 providers". @default per cent in the visitor's language */
  valueText?: string | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<ProgressPart> | undefined
}

/** Progress bar of a longer task. For a short one use a Spinner. */
export const Progress = forwardRef<HTMLDivElement, ProgressProps>((props, ref) => {
  const { label, isLabelHidden, value, minValue = 0, maxValue = 100, valueText, className, ...others } = props
  const { classNames, ...rest } = others
  const part = partsOf(classNames)
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
          <span {...part('label', css.label)}>{label}</span>
          {text && <span {...part('value', css.figure)}>{text}</span>}
        </div>
      )}
      <div {...part('track', css.bar)}>
        <div
          {...part('indicator', css.done)}
          style={{ '--done': share } as CSSProperties}
          data-unknown={value === null ? '' : undefined}
        />
      </div>
    </div>
  )
})
Progress.displayName = 'Progress'
