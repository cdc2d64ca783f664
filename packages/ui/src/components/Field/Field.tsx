'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useId,
} from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { AlertIcon, ErrorIcon } from '../../icons/icons.tsx'
import { fieldWords } from '../../messages/field.ts'
import { cx } from '../../private/cx.ts'
import { useWords } from '../../private/useWords.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as css from './Field.css.ts'

export const fieldSizes = ['m', 'l'] as const

/** What every field takes. */
export interface FieldOptions {
  /** Its name; stands inside, above the value, and never moves. */
  label: string
  /** A hint under the field. An error or a caution takes its place, and is then spoken before it. */
  description?: ReactNode
  /** What is wrong and how to mend it. Marks the field invalid. */
  error?: string | undefined
  /** Marks it without words of its own: one error may stand for several fields. @default whether there is an `error` */
  isInvalid?: boolean | undefined
  /** What may be wrong; the value is taken all the same. */
  caution?: string | undefined
  /** Says beside the label that it may stay empty. @default false */
  isOptional?: boolean | undefined
  /** @default false */
  isDisabled?: boolean | undefined
  /** @default false */
  isReadOnly?: boolean | undefined
  /** Must be filled: spoken, not drawn. @default false */
  isRequired?: boolean | undefined
  /** Something about this field is being asked for. @default false */
  isLoading?: boolean | undefined
  /** Of the control, not of the frame: a link in an error summary leads to it. @default a generated one */
  id?: string | undefined
}

/** The native attributes a control of a field takes besides: its states come by the names above. */
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

/** What the frame hands to the control inside it, with all attributes that are not the frame's own. */
export interface FieldControl {
  id: string
  className: string
  disabled: boolean | undefined
  readOnly: boolean | undefined
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps extends FieldOptions, Omit<HTMLAttributes<HTMLElement>, 'children' | 'id'> {
  /** 44 or 56 px high; the label of m is spoken, not drawn. @default 'l' */
  size?: (typeof fieldSizes)[number] | undefined
  /** The control may grow downwards: what stands beside it stays at the top. @default false */
  isMultiline?: boolean | undefined
  /** Before the label and the value. */
  icon?: ReactNode
  /** At the box's own edge, before all else: a country, a currency. */
  start?: ReactNode
  /** After the value: a button, an icon. */
  end?: ReactNode
  /** At the end of the line under the field. */
  counter?: ReactNode
  /** Ids of further descriptions. */
  'aria-describedby'?: string | undefined
  /** Draws the control: spread what is given onto it. */
  children: (control: FieldControl) => ReactNode
}

/** The elements that take a press themselves; a press anywhere else in the box goes to the control. */
const own = 'a, button, input, select, textarea'

/**
 * The frame that all fields share: box, label, edge, note. The ref is the box, for what opens under it; class name and
 * style are the frame's, other attributes go to the control.
 */
export const Field = forwardRef<HTMLDivElement, FieldProps>((props, ref) => {
  const { label, description, error, isInvalid = !!error, caution, isOptional, isDisabled, ...more } = props
  const { isReadOnly, isRequired, isLoading, id: given, size = 'l', isMultiline, icon, ...frame } = more
  const { start, end, counter, children, className, style, ...others } = frame
  const { 'aria-describedby': describedBy, ...rest } = others
  const words = useWords('field', fieldWords)
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
      <div ref={ref} className={css.box} onMouseDown={holdFocus}>
        {start}
        {icon && <span className={css.icon}>{icon}</span>}
        <span className={css.main}>
          <label htmlFor={id} className={size === 'm' ? visuallyHidden : css.label}>
            {label}
            {isOptional && ' '}
            {isOptional && <span className={css.optional}>{words.optional}</span>}
          </label>
          {children({
            ...rest,
            id,
            className: css.control,
            disabled: isDisabled,
            readOnly: isReadOnly,
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
          <span className={css.end}>
            {isLoading && <Spinner label={words.loading} />}
            {end}
          </span>
        )}
      </div>
      {(text || counter) && (
        <div className={css.note}>
          {(error || caution) && <NoteIcon size={16} className={css.noteIcon} />}
          {text && <span id={noteId}>{text}</span>}
          {isHintUnseen && (
            <span id={hintId} hidden>
              {description}
            </span>
          )}
          {counter && (
            <span id={counterId} className={css.counter}>
              {counter}
            </span>
          )}
        </div>
      )}
    </div>
  )
})
Field.displayName = 'Field'
