'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useId,
  useRef,
} from 'react'
import { AlertIcon, ErrorIcon } from '../../icons/icons.tsx'
import { cx } from '../../private/cx.ts'
import type { ValidationBehavior } from '../../private/form/formContext.ts'
import { useValidity } from '../../private/form/useValidity.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as css from './Field.css.ts'

export const fieldSizes = ['m', 'l'] as const

/** Parts of every field, as `data-part` names them. */
export type FieldPart =
  | ('box' | 'icon' | 'label' | 'optional' | 'input' | 'end')
  | ('note' | 'noteIcon' | 'counter')

/** Options of every field. */
export interface FieldOptions {
  /** Name of the field; always shown inside, above the value. */
  label: string
  /**
   * A hint under the field. An error or a caution replaces it on the screen and is announced before it. @default none
   */
  description?: ReactNode
  /** Error message: the fault and how to correct it. Marks the field invalid. @default none */
  error?: string | undefined
  /** Marks the field invalid without a message: one error may belong to several fields. @default true if there is an `error` */
  isInvalid?: boolean | undefined
  /** Warning about a possible fault; the value is accepted nevertheless. @default none */
  caution?: string | undefined
  /** Shows beside the label that the field may stay empty. @default false */
  isOptional?: boolean | undefined
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /** True if the value is shown but cannot be changed. @default false */
  isReadOnly?: boolean | undefined
  /** Must be filled before the form is sent: announced by a screen reader, not drawn. @default false */
  isRequired?: boolean | undefined
  /**
   * `native`: an error keeps the form from being sent. `aria`: the error is only shown and announced.
   * @default the value of the Form around it, `native` without one
   */
  validationBehavior?: ValidationBehavior | undefined
  /** True while a request for this field is running. @default false */
  isLoading?: boolean | undefined
  /** Id of the control, not of the frame: a link in an error summary leads to it. @default a generated one */
  id?: string | undefined
  /** Class names for the parts inside the field; `className` is for the field itself. @default none */
  classNames?: ClassNames<FieldPart> | undefined
}

/** Further native attributes of a field's control, without those that the options above replace. */
export type ControlAttributes<Tag extends 'input' | 'textarea'> = Omit<
  ComponentPropsWithoutRef<Tag>,
  | keyof FieldOptions
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'disabled'
  | 'readOnly'
  | 'required'
  | 'size'
  | 'children'
>

/** Attributes that the frame passes to its control, together with all attributes that the frame does not use. */
export interface FieldControl {
  id: string
  className: string | undefined
  'data-part': string
  disabled: boolean | undefined
  readOnly: boolean | undefined
  required: boolean | undefined
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps extends FieldOptions, Omit<HTMLAttributes<HTMLElement>, 'children' | 'id'> {
  /** 44 or 56 px high; with `m` the label is only announced by a screen reader. @default 'l' */
  size?: (typeof fieldSizes)[number] | undefined
  /** True if the control may grow in height: content beside it then stays at the top. @default false */
  isMultiline?: boolean | undefined
  /** Icon before the label and the value. @default none */
  icon?: ReactNode
  /** Content at the start of the box, before the icon: a country, a currency. @default none */
  start?: ReactNode
  /** Content after the value: a button, an icon. @default none */
  end?: ReactNode
  /** Content at the end of the line under the field. @default none */
  counter?: ReactNode
  /**
   * The control's part in a form. `reset` restores its first value, `ownError` is its own error message, which keeps the
   * form from being sent, and `error` is the server's message.
   * @default none
   */
  life?:
    | { reset?: (() => void) | undefined; ownError?: string | undefined; error?: string | undefined }
    | undefined
  /** Ids of further descriptions. @default none */
  'aria-describedby'?: string | undefined
  /** Renders the control: spread the given attributes onto it. */
  children: (control: FieldControl) => ReactNode
}

/** Elements that handle a press themselves; a press elsewhere in the box goes to the control. */
const own = 'a,button,input,select,textarea'

/**
 * The common frame of all fields: box, label, edge, note. The ref is the box, as an anchor for overlays; class name and
 * style go to the frame, other attributes to the control.
 */
export const Field = forwardRef<HTMLDivElement, FieldProps>((props, ref) => {
  const { life, validationBehavior, ...others } = props
  const root = useRef<HTMLDivElement>(null)
  const form = useValidity(root, { ...life, validationBehavior })
  const {
    label,
    description,
    error = life?.error ?? form.message,
    isInvalid = !!error,
    caution,
    isOptional,
    isDisabled,
    isReadOnly,
    isRequired,
    isLoading,
    id: given,
    size = 'l',
    isMultiline,
    icon,
    start,
    end,
    counter,
    children,
    className,
    style,
    'aria-describedby': describedBy,
    classNames,
    ...rest
  } = others
  const part = partsOf(classNames)
  const { words } = form
  const generated = useId()
  const id = given ?? generated
  const noteId = `${id}-note`
  const counterId = `${id}-count`
  const hintId = `${id}-hint`
  const text = error || caution || description
  const isHintUnseen = !!description && text !== description
  const NoteIcon = error ? ErrorIcon : AlertIcon
  const holdFocus = (event: MouseEvent) => {
    if ((event.target as Element).closest(own)) return
    event.preventDefault()
    event.currentTarget.querySelector('label')?.control?.focus()
  }
  return (
    <div
      ref={root}
      className={cx(css.field, className)}
      style={style}
      data-size={size}
      data-invalid={isInvalid ? '' : undefined}
      data-caution={caution && !isInvalid ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      data-readonly={isReadOnly ? '' : undefined}
      data-multiline={isMultiline ? '' : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the control itself */}
      <div ref={ref} {...part('box', css.box)} onMouseDown={holdFocus}>
        {start}
        {icon && <span {...part('icon', css.icon)}>{icon}</span>}
        <span className={css.main}>
          <label htmlFor={id} {...part('label', css.label)}>
            {label}
            {isOptional && ' '}
            {isOptional && <span {...part('optional', css.optional)}>{words.optional}</span>}
          </label>
          {children({
            ...rest,
            id,
            ...part('input', css.control),
            disabled: isDisabled,
            readOnly: isReadOnly,
            required: (form.isNative && isRequired) || undefined,
            'aria-required': isRequired || undefined,
            'aria-invalid': isInvalid || undefined,
            'aria-describedby': cx(
              text ? noteId : null,
              isHintUnseen && hintId,
              counter ? counterId : null,
              describedBy,
            ),
          })}
        </span>
        {(isLoading || end) && (
          <span {...part('end', css.end)}>
            {isLoading && <Spinner label={words.loading} />}
            {end}
          </span>
        )}
      </div>
      {(text || counter) && (
        <div {...part('note', css.note)}>
          {(error || caution) && <NoteIcon size={16} {...part('noteIcon', css.noteIcon)} />}
          {text && <span id={noteId}>{text}</span>}
          {isHintUnseen && (
            <span id={hintId} hidden>
              {description}
            </span>
          )}
          {counter && (
            <span id={counterId} {...part('counter', css.counter)}>
              {counter}
            </span>
          )}
        </div>
      )}
    </div>
  )
})
Field.displayName = 'Field'
