'use client'
import { forwardRef, type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react'
import { visuallyHidden } from '../../css/hidden.css.ts'
import { DownIcon } from '../../icons/icons.tsx'
import { selectWords } from '../../messages/select.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld } from '../../private/edit/isHeld.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { useWrittenValue } from '../../private/form/useWrittenValue.ts'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import { useTypeahead } from '../../private/list/useTypeahead.ts'
import { hanging } from '../../private/overlay/hanging.css.ts'
import * as list from '../../private/overlay/listBox.css.ts'
import { scrollWithin } from '../../private/overlay/scrollWithin.ts'
import { floating } from '../../private/overlay/surface.css.ts'
import { useEscape } from '../../private/overlay/useEscape.ts'
import { useHangingList } from '../../private/overlay/useHangingList.ts'
import { partsOf } from '../../private/parts.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { Field } from '../Field/Field.tsx'
import * as css from './Select.css.ts'
import { SelectOptions } from './SelectOptions.tsx'
import { moveOfKey } from './selectKeys.ts'
import { isOff, type SelectOption } from './selectOption.ts'
import type { SelectMultipleProps, SelectProps } from './selectProps.ts'

export { type SelectMultipleProps, type SelectPart, type SelectProps, selectNatives } from './selectProps.ts'

const none: readonly string[] = []

function SelectInner(
  props: SelectProps<string, string | null> | SelectMultipleProps<string>,
  ref: Ref<HTMLButtonElement | HTMLSelectElement>,
) {
  const { isMultiple = false, value: given, defaultValue, onChange, groups, placeholder, ...others } = props
  const { native: wantsNative = 'touch', renderOption, isOpen, defaultOpen = false, ...more } = others
  const { onOpenChange, name, onBlur, onKeyDown: onOwnKey, className, style, ...frame } = more
  const { label, isDisabled, isReadOnly } = frame
  const native = isMultiple ? 'never' : wantsNative
  const words = useWords('select', selectWords)
  const part = partsOf(frame.classNames)
  const announce = useAnnounce()
  const listId = useId()
  const typed = useTypeahead()
  const life = useFormValue<string | null | readonly string[]>(
    name,
    given,
    defaultValue ?? (isMultiple ? none : null),
    (next) => {
      // If the value type has no null, an uncontrolled select resets without calling `onChange`.
      if (next !== null || given !== undefined || defaultValue === null)
        (onChange as (next: unknown) => void)?.(next)
    },
  )
  const value = typeof life.value === 'string' ? life.value : null
  const { locale } = useTheme()
  const [wanted, setOpen] = useControlled(isOpen, defaultOpen, onOpenChange)
  const [active, setActive] = useState<number | null>(null)
  const [isNative, setNative] = useState(native === 'always')
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)

  const options = groups.flatMap((group) => group.items)
  const isChosen = (option: SelectOption<string>) =>
    isMultiple ? (life.value ?? none).includes(option.value) : option.value === value
  const chosen = options.findIndex(isChosen)
  // An empty list says nothing, and would take the next key.
  const editable = !isDisabled && !isReadOnly && options.length > 0
  const open = wanted && editable && !isNative
  const current = active ?? (chosen < 0 ? null : chosen)

  useBrowserLayoutEffect(() => {
    const look = () => setNative(native === 'always' || (native === 'touch' && isSmallTouch(root.current)))
    look()
    if (native !== 'touch') return
    const observer = new ResizeObserver(look)
    observer.observe(root.current!.closest('.wherry-root') ?? root.current!)
    return () => observer.disconnect()
  }, [native])
  useHangingList({ popup, box, isOpen: open })
  useWrittenValue(
    // A value without an option stays: the browser shows the first option in its place, which nobody has chosen.
    () => (value === null || chosen >= 0 ? root.current?.querySelector('select')?.value : '') || undefined,
    life.value,
    (written) => written !== undefined && life.change(written),
  )
  useBrowserLayoutEffect(() => {
    const row =
      open && current !== null && popup.current?.querySelectorAll<HTMLElement>('[role="option"]')[current]
    if (row) scrollWithin(popup.current!, row)
  }, [open, current])

  const change = (next: boolean) => {
    setActive(null)
    if (next === open) return
    setOpen(next)
  }
  useEscape(open, () => change(false))
  const take = (option: SelectOption<string> | undefined) => {
    if (option?.offReason) announce(option.offReason)
    if (option && isOff(option)) return
    if (!isMultiple || !option) change(false)
    if (!option || (!isMultiple && option.value === value)) return
    if (!isMultiple) return life.change(option.value)
    setActive(options.indexOf(option))
    // Chosen values are in the order of the list, not in the order of choosing.
    life.change(options.filter((one) => isChosen(one) !== (one === option)).map((one) => one.value))
  }

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    onOwnKey?.(event)
    if (event.defaultPrevented || !editable || isComposing(event) || isHeld(event)) return
    const labels = options.map((option) => option.label)
    const found = typed(event, labels, current ?? -1)
    if (found !== null) {
      event.preventDefault()
      change(true)
      setActive(found)
      return
    }
    const move = moveOfKey(event.key, event.altKey, { isOpen: open, active: current, count: options.length })
    if (!move || event.ctrlKey || event.metaKey) return
    if (move.do !== 'takeAndGo') event.preventDefault()
    switch (move.do) {
      case 'open':
        change(true)
        setActive(move.to)
        break
      case 'move':
        setActive(move.to)
        break
      case 'take':
        if (isMultiple && event.altKey) change(false)
        else take(current === null ? undefined : options[current])
        break
      case 'takeAndGo':
        // Tab does not choose an unavailable option, but it always leaves the field.
        if (!isMultiple && active !== null && options[active] && !isOff(options[active]))
          take(options[active])
        else change(false)
        break
    }
  }

  const labels = options.filter(isChosen).map((option) => option.label)
  const shown =
    labels.length > 1
      ? new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(labels)
      : labels[0]
  const hint = placeholder ?? words.choose
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press on the label or the arrow is one on the control
    // biome-ignore lint/a11y/useKeyWithClickEvents: the control takes the keys
    <div
      ref={root}
      className={cx(css.root, className)}
      style={style}
      data-open={open ? '' : undefined}
      onClick={({ target }) => {
        // A press on the label is repeated by the browser as a press on the control; only one of the two may toggle the
        // list.
        const isOwn = box.current!.contains(target as Node) && !(target as Element).closest('label')
        const button = box.current!.querySelector('button')
        // A fieldset that is disabled takes presses from the button, but not from the label or the arrow.
        if (!editable || isNative || !isOwn || button?.matches(':disabled')) return
        // Safari does not focus a button that is pressed.
        button?.focus()
        change(!open)
      }}
    >
      <Field
        {...frame}
        ref={box}
        life={{ reset: life.reset, error: life.error }}
        end={<DownIcon {...part('arrow', css.arrow)} />}
      >
        {(control) => {
          const { readOnly: _, required, ...attributes } = control
          const shared = {
            ...attributes,
            className: cx(control.className, css.value),
            'data-empty': shown === undefined ? '' : undefined,
          }
          // A hidden native select is never `required`: the browser would refuse the form for a control that nobody can
          // see.
          const isAsked = required && !isReadOnly
          return isNative ? (
            <>
              <select
                {...shared}
                ref={ref as Ref<HTMLSelectElement>}
                name={name}
                required={required}
                value={value ?? ''}
                disabled={isDisabled || isReadOnly}
                onBlur={onBlur}
                onKeyDown={onOwnKey}
                onChange={(event) => take(options.find((option) => option.value === event.target.value))}
              >
                {value === null && (
                  <option value="" disabled hidden>
                    {hint}
                  </option>
                )}
                <SelectOptions isNative groups={groups} />
              </select>
              {/* A native select cannot be read-only, and a disabled one is not sent. */}
              {name && isReadOnly && !isDisabled && (
                <input type="hidden" name={name} form={frame.form} value={value ?? ''} />
              )}
            </>
          ) : (
            <>
              <button
                {...shared}
                ref={ref as Ref<HTMLButtonElement>}
                type="button"
                role="combobox"
                aria-haspopup="listbox"
                aria-expanded={open}
                aria-controls={open ? listId : undefined}
                aria-activedescendant={open && current !== null ? `${listId}-${current}` : undefined}
                aria-readonly={isReadOnly || undefined}
                onKeyDown={onKeyDown}
                onBlur={(event) => {
                  change(false)
                  onBlur?.(event)
                }}
              >
                {shown ?? hint}
              </button>
              {(name || isAsked) && (
                <input
                  type={isAsked ? 'text' : 'hidden'}
                  {...(isAsked && { required, className: visuallyHidden, tabIndex: -1, 'aria-hidden': true })}
                  // With several choices each value is sent by a hidden input of its own.
                  name={isMultiple ? undefined : name}
                  form={frame.form}
                  value={String(life.value ?? '')}
                  disabled={isDisabled}
                  onChange={() => {}}
                />
              )}
              {isMultiple &&
                name &&
                options
                  .filter(isChosen)
                  .map((option) => (
                    <input
                      key={option.value}
                      type="hidden"
                      {...{ name, form: frame.form, value: option.value, disabled: isDisabled }}
                    />
                  ))}
            </>
          )
        }}
      </Field>
      {open && (
        <div
          ref={popup}
          id={listId}
          role="listbox"
          aria-label={label}
          aria-multiselectable={isMultiple || undefined}
          tabIndex={-1}
          {...part('list', floating, hanging, list.list, css.popup)}
          // Pressing on the list keeps the focus in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <SelectOptions {...{ groups, listId, current, isChosen, renderOption, part }} onTake={take} />
        </div>
      )}
    </div>
  )
}

const Forwarded = forwardRef(SelectInner)
Forwarded.displayName = 'Select'

/** One choice, or several, from a list: the APG select-only combobox. On a phone it is the browser's own list. */
export const Select = Forwarded as {
  <Value extends string, Held extends Value | null = Value>(
    props: SelectProps<Value, Held> & SelectRef,
  ): ReactNode
  <Value extends string>(props: SelectMultipleProps<Value> & SelectRef): ReactNode
}
interface SelectRef {
  ref?: Ref<HTMLButtonElement | HTMLSelectElement> | undefined
}
