'use client'
import { type ComponentPropsWithoutRef, forwardRef, type ReactNode, type Ref, useId } from 'react'
import { cx } from '../../private/cx.ts'
import { scrollRow } from '../../private/scrollRow.css.ts'
import { useControlled } from '../../private/useControlled.ts'
import * as css from './SegmentedControl.css.ts'

export const segmentedControlSizes = ['s', 'm'] as const

export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  /** Before the label. */
  icon?: ReactNode
  /** @default false */
  isDisabled?: boolean | undefined
}

export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The name of the group; spoken, not drawn. */
  label: string
  /** Two to five, of one or two words. */
  segments: readonly Segment<Value>[]
  /** @default uncontrolled */
  value?: Value | undefined
  /** @default the first that is not off */
  defaultValue?: Value | undefined
  onChange?: ((value: Value) => void) | undefined
  /** 36 or 44 px high. @default 'm' */
  size?: (typeof segmentedControlSizes)[number] | undefined
  /** As wide as its container, all segments alike. @default false */
  isBlock?: boolean | undefined
  /** @default false */
  isDisabled?: boolean | undefined
  /** Of the native radios. @default a generated one */
  name?: string | undefined
}

function SegmentedControlInner<Value extends string>(
  props: SegmentedControlProps<Value>,
  ref: Ref<HTMLDivElement>,
) {
  const { label, segments, value, defaultValue, onChange, size = 'm', isBlock, isDisabled, ...others } = props
  const { name, className, ...rest } = others
  const generated = useId()
  const first = segments.find((segment) => !segment.isDisabled)?.value
  const [chosen, choose] = useControlled<Value | undefined>(
    value,
    defaultValue ?? first,
    onChange as (value: Value | undefined) => void,
  )
  return (
    <div
      {...rest}
      ref={ref}
      role="radiogroup"
      aria-label={label}
      className={cx(scrollRow, css.track, className)}
      data-block={isBlock ? '' : undefined}
    >
      {segments.map((segment) => (
        <label key={segment.value} className={cx(css.segment, css.sizes[size])}>
          <input
            type="radio"
            className={css.radio}
            name={name ?? generated}
            value={segment.value}
            checked={segment.value === chosen}
            disabled={isDisabled || segment.isDisabled}
            onChange={() => choose(segment.value)}
          />
          {segment.icon}
          {segment.label}
        </label>
      ))}
    </div>
  )
}

const Forwarded = forwardRef(SegmentedControlInner)
Forwarded.displayName = 'SegmentedControl'

/** One of a few ways to see the same thing. Native radios: arrows move the choice, Tab leaves the group. */
export const SegmentedControl = Forwarded as <Value extends string>(
  props: SegmentedControlProps<Value> & { ref?: Ref<HTMLDivElement> },
) => ReactNode
