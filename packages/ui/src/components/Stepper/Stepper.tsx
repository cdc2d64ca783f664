'use client'
import { forwardRef, useImperativeHandle, useRef } from 'react'
import { MinusIcon, PlusIcon } from '../../icons/icons.tsx'
import { callBoth } from '../../private/callBoth.ts'
import { cx } from '../../private/cx.ts'
import { ErrorNote } from '../../private/form/ErrorNote.tsx'
import { nameOf } from '../../private/form/nameOf.ts'
import { useFormReset } from '../../private/form/useFormReset.ts'
import { partsOf } from '../../private/parts.ts'
import * as css from './Stepper.css.ts'
import type { StepperProps } from './stepperProps.ts'
import { useStepper } from './useStepper.ts'

export type { StepperOptions, StepperPart, StepperProps } from './stepperProps.ts'

/**
 * A number set by − and + or typed (UI-07). It is one tab stop, a spinbutton: arrows move one step, Page keys ten, Home
 * and End to the limits. A held button repeats, and the final value is announced once. A typed or pasted text is
 * applied by Enter or when the field is left, kept within the limits; a message explains any change to it. The ref, the
 * id and other attributes go to the input.
 */
export const Stepper = forwardRef<HTMLInputElement, StepperProps>((props, ref) => {
  const {
    label,
    description,
    minValue,
    maxValue,
    value: given,
    defaultValue,
    onChange,
    step,
    maxReason,
    unit,
    format,
    isMeasured,
    error: wrong,
    isDisabled,
    isReadOnly,
    className,
    classNames,
    style,
    name,
    onKeyDown,
    onBlur,
    onFocus,
    onClick,
    ...rest
  } = props
  const stepper = useStepper(props)
  const { value, note, reason, error, inputProps } = stepper
  const part = partsOf(classNames)
  const root = useRef<HTMLDivElement>(null)
  useFormReset(root, stepper.reset)
  useImperativeHandle(ref, () => inputProps.ref.current!, [inputProps.ref])
  const hintId = `${inputProps.id}-hint`
  return (
    <div ref={root} className={cx(css.stepper, className)} style={style}>
      <div className={css.line}>
        <div className={css.words}>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the attributes lead to the input */}
          <label {...stepper.labelProps} {...part('label')}>
            {label}
          </label>
          {description && (
            <span id={hintId} {...part('description', css.description)}>
              {description}
            </span>
          )}
        </div>
        <div {...part('control', css.control)}>
          <button {...stepper.decrementProps} {...part('decrement', css.button)}>
            <MinusIcon />
          </button>
          <input
            {...inputProps}
            {...rest}
            {...nameOf(rest, stepper.labelProps.id)}
            {...part('input', css.value)}
            data-wide={format ? '' : undefined}
            aria-describedby={cx(
              description ? hintId : null,
              inputProps['aria-describedby'],
              rest['aria-describedby'],
            )}
            onKeyDown={callBoth(onKeyDown, inputProps.onKeyDown)}
            onFocus={callBoth(inputProps.onFocus, onFocus)}
            onClick={callBoth(inputProps.onClick, onClick)}
            onBlur={callBoth(inputProps.onBlur, onBlur)}
          />
          {name && <input type="hidden" form={rest.form} {...{ name, value }} disabled={isDisabled} />}
          <button {...stepper.incrementProps} {...part('increment', css.button)}>
            <PlusIcon />
          </button>
        </div>
      </div>
      {note && (
        <p {...stepper.noteProps} {...part('note', css.note)}>
          {note}
        </p>
      )}
      {reason && (
        <p {...stepper.reasonProps} {...part('note', css.note)}>
          {reason}
        </p>
      )}
      {error && (
        <ErrorNote {...stepper.errorProps} part={part}>
          {error}
        </ErrorNote>
      )}
    </div>
  )
})
Stepper.displayName = 'Stepper'
