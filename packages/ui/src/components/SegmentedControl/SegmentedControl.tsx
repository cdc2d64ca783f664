'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type ReactNode,
  type Ref,
  useId,
  useImperativeHandle,
  useRef,
} from 'react'
import { cx } from '../../private/cx.ts'
import { keepFocus } from '../../private/form/keepFocus.ts'
import { useFormReset } from '../../private/form/useFormReset.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { useWrittenRadio } from '../../private/form/useWrittenRadio.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { scrollRow } from '../../private/scrollRow.css.ts'
import * as css from './SegmentedControl.css.ts'

export const segmentedControlSizes = ['s', 'm'] as const

/** Parts of a segmented control: each `segment`, and the hidden native `input` in it. */
export type SegmentedControlPart = 'segment' | 'input'

export interface Segment<Value extends string> {
  value: Value
  label: ReactNode
  /** Icon before the label. */
  icon?: ReactNode
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
}

export interface SegmentedControlProps<Value extends string>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Name of the group; announced by a screen reader, not drawn. */
  label: string
  /** Two to five segments, each with one or two words. */
  segments: readonly Segment<Value>[]
  /** Present value. Without this prop the component keeps its own state. @default uncontrolled */
  value?: Value | undefined
  /** Value at the start, where `value` is not given. @default the first enabled segment */
  defaultValue?: Value | undefined
  /** Called with the value of the segment that the person chooses. */
  onChange?: ((value: Value) => void) | undefined
  /** 36 or 44 px high. @default 'm' */
  size?: (typeof segmentedControlSizes)[number] | undefined
  /** Fills the width of the container with equal segments. @default false */
  isBlock?: boolean | undefined
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /** Name of the native radios. @default a generated one */
  name?: string | undefined
  /** The form that it belongs to, by its id. @default the form around it */
  form?: string | undefined
  /** Class names for its parts. @default none */
  classNames?: ClassNames<SegmentedControlPart> | undefined
}

function SegmentedControlInner<Value extends string>(
  props: SegmentedControlProps<Value>,
  ref: Ref<HTMLDivElement>,
) {
  const { label, segments, value, defaultValue, onChange, size, isBlock, isDisabled, ...others } = props
  const { name, form, className, classNames, ...rest } = others
  const part = partsOf(classNames)
  const generated = useId()
  const first = segments.find((segment) => !segment.isDisabled)?.value
  const root = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => root.current!, [])
  const {
    value: chosen,
    change: choose,
    reset,
  } = useFormValue<Value | undefined>(
    name,
    value,
    defaultValue ?? first,
    onChange as (value: Value | undefined) => void,
  )
  useFormReset(root, reset)
  useWrittenRadio(root, segments, chosen, choose)
  return (
    <div
      aria-label={label}
      {...rest}
      ref={root}
      role="radiogroup"
      className={cx(scrollRow, css.track({ isBlock }), className)}
    >
      {segments.map((segment) => (
        <label
          key={segment.value}
          {...part('segment', css.segment({ size, isBlock }))}
          onMouseDown={keepFocus}
        >
          <input
            type="radio"
            {...part('input', css.radio)}
            name={name ?? generated}
            form={form}
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

/** A choice among a few views of the same content. Native radios: arrows move the choice, Tab leaves the group. */
export const SegmentedControl = Forwarded as <Value extends string>(
  props: SegmentedControlProps<Value> & { ref?: Ref<HTMLDivElement> },
) => ReactNode
