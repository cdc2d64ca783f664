import type { ComponentPropsWithoutRef, ReactNode } from 'react'
import type { ClassNames } from '../../private/parts.ts'

/** Parts of a stepper: `control` is the row of the number and its two buttons. */
export type StepperPart =
  | ('label' | 'description' | 'control' | 'decrement' | 'input' | 'increment')
  | ('note' | 'error' | 'errorIcon')

/** Options of a stepper, for Stepper and for the bare hook. */
export interface StepperOptions {
  /** Name of the counted thing. */
  label: string
  /** Present value. Without this prop the component keeps its own state. @default uncontrolled */
  value?: number | undefined
  /** Initial value; moved within the limits. @default minValue */
  defaultValue?: number | undefined
  /** Called with the new number when the person changes it. */
  onChange?: ((value: number) => void) | undefined
  /** Name under which the number is sent in a form. @default none, and nothing is sent */
  name?: string | undefined
  /** Id of the input. @default a generated one */
  id?: string | undefined
  /** Inclusive. @default 0 */
  minValue?: number | undefined
  /** Inclusive. @default none */
  maxValue?: number | undefined
  /** Difference from one value to the next. @default 1 */
  step?: number | undefined
  /**
   * Reason why the value cannot go higher: shown and announced when a person tries to exceed maxValue, until the value
   * can grow again. For steppers that share a capacity, give each the remainder as maxValue and the same reason.
   * @default none
   */
  maxReason?: string | undefined
  /** The value in words for a screen reader, such as "2 hours". @default the number alone */
  unit?: ((value: number) => string) | undefined
  /** The visible value in short form, such as "2 h". @default the number alone */
  format?: ((value: number) => string) | undefined
  /** True for a measured quantity such as a duration: English says "less", not "fewer". @default false */
  isMeasured?: boolean | undefined
  /** Error message: the fault and how to correct it. Marks the field invalid. @default none */
  error?: string | undefined
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /** True if the value is shown but cannot be changed. @default false */
  isReadOnly?: boolean | undefined
}

export interface StepperProps
  extends StepperOptions,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      keyof StepperOptions | 'children' | 'disabled' | 'readOnly' | 'required' | 'type' | 'size'
    > {
  /** A hint under the label. @default none */
  description?: ReactNode
  /** Class names for the parts inside the stepper. @default none */
  classNames?: ClassNames<StepperPart> | undefined
}
