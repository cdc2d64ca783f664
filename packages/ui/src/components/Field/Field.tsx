'use client'
import { type ComponentPropsWithoutRef, forwardRef, type MouseEvent, type ReactNode, useId } from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { AlertIcon, ErrorIcon } from '../../icons/icons.tsx'
import { fieldWords } from '../../messages/field.ts'
import { cx } from '../../private/cx.ts'
import { useWords } from '../../private/useWords.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as css from './Field.css.ts'

/** What every field takes. */
export interface FieldOptions {
  /** Its name; stands inside, above the value, and never moves. */
  label: string
  /** A hint under the field. An error or a caution takes its place. */
  description?: ReactNode
  /** What is wrong and how to mend it. Marks the field invalid. */
  error?: string | undefined
  /** What may be wrong; the value is taken all the same. */
  caution?: string | undefined
  /** Says beside the label that it may stay empty. @default false */
  optional?: boolean
  /** @default false */
  disabled?: boolean
  /** @default false */
  readOnly?: boolean
  /** Must be filled: spoken, not drawn. @default false */
  required?: boolean
  /** Something about this field is being asked for. @default false */
  loading?: boolean
  /** Of the control, not of the frame: a link in an error summary leads to it. @default a generated one */
  id?: string
}

/** What the frame hands to the control inside it. */
export interface FieldControl {
  id: string
  className: string
  disabled: boolean | undefined
  readOnly: boolean | undefined
  'aria-required': true | undefined
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldProps extends FieldOptions, Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'id'> {
  /** 44 or 56 px high; the label of m is spoken, not drawn. @default 'l' */
  size?: 'm' | 'l'
  /** The control may grow downwards: what stands beside it stays at the top. @default false */
  multiline?: boolean
  /** Before the label and the value. */
  icon?: ReactNode
  /** At the box's own edge, before all else: a country, a currency. */
  start?: ReactNode
  /** After the value: a button, an icon. */
  end?: ReactNode
  /** At the end of the line under the field. */
  counter?: ReactNode
  /** Ids of further descriptions. */
  'aria-describedby'?: string
  /** Draws the control: spread what is given onto it. */
  children: (control: FieldControl) => ReactNode
}

/** The elements that take a press themselves; a press anywhere else in the box goes to the control. */
const own = 'a, button, input, select, textarea'

/** The frame that all fields share: box, label, edge, note. The ref is the box, for what opens under it. */
export const Field = forwardRef<HTMLDivElement, FieldProps>((props, ref) => {
  const { label, description, error, caution, optional, disabled, readOnly, required, loading, ...frame } =
    props
  const { id: given, size = 'l', multiline, icon, start, end, counter, children, ...others } = frame
  const { className, 'aria-describedby': describedBy, ...rest } = others
  const words = useWords(fieldWords)
  const generated = useId()
  const id = given ?? generated
  const noteId = `${id}-note`
  const counterId = `${id}-count`
  const text = error ?? caution ?? description
  const NoteIcon = error ? ErrorIcon : AlertIcon
  const holdFocus = (event: MouseEvent) => {
    if ((event.target as Element).closest(own)) return
    event.preventDefault()
    event.currentTarget.querySelector('label')?.control?.focus()
  }
  return (
    <div
      {...rest}
      className={cx(css.field, className)}
      data-size={size}
      data-invalid={error ? '' : undefined}
      data-caution={caution && !error ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-readonly={readOnly ? '' : undefined}
      data-multiline={multiline ? '' : undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the control itself */}
      <div ref={ref} className={css.box} onMouseDown={holdFocus}>
        {start}
        {icon && <span className={css.icon}>{icon}</span>}
        <span className={css.main}>
          <label htmlFor={id} className={size === 'm' ? visuallyHidden : css.label}>
            {label}
            {optional && ' '}
            {optional && <span className={css.optional}>{words.optional}</span>}
          </label>
          {children({
            id,
            className: css.control,
            disabled,
            readOnly,
            'aria-required': required || undefined,
            'aria-invalid': error ? true : undefined,
            'aria-describedby': cx(text ? noteId : null, counter ? counterId : null, describedBy),
          })}
        </span>
        {(loading || end) && (
          <span className={css.end}>
            {loading && <Spinner label={words.loading} />}
            {end}
          </span>
        )}
      </div>
      {(text || counter) && (
        <div className={css.note}>
          {(error || caution) && <NoteIcon size={16} className={css.noteIcon} />}
          {text && <span id={noteId}>{text}</span>}
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
