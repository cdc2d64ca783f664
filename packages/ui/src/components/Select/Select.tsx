'use client'
import {
  type CSSProperties,
  type FocusEvent,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react'
import { DownIcon } from '../../icons/icons.tsx'
import { selectWords } from '../../messages/select.ts'
import { useAnnounce } from '../../private/announcer.tsx'
import { cx } from '../../private/cx.ts'
import { findTyped } from '../../private/findTyped.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import { isSmallTouch } from '../../private/isSmallTouch.ts'
import * as list from '../../private/listBox.css.ts'
import { scrollWithin } from '../../private/scrollWithin.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useEscape } from '../../private/useEscape.ts'
import { useHangingList } from '../../private/useHangingList.ts'
import { useTyped } from '../../private/useTyped.ts'
import { useWords } from '../../private/useWords.ts'
import { Field, type FieldOptions, type fieldSizes } from '../Field/Field.tsx'
import * as css from './Select.css.ts'
import { SelectOptions } from './SelectOptions.tsx'
import { moveOfKey } from './selectKeys.ts'
import { isOff, type SelectGroup, type SelectOption } from './selectOption.ts'

export const selectNatives = ['touch', 'always', 'never'] as const

export interface SelectProps<Value extends string> extends FieldOptions {
  /** null: nothing chosen yet. @default uncontrolled */
  value?: Value | null | undefined
  /** @default null */
  defaultValue?: Value | null | undefined
  onChange?: ((value: Value) => void) | undefined
  /** What can be chosen, in order; groups with their headings, or all of them in one without. */
  groups: readonly SelectGroup<Value>[]
  /** Stands in the empty field. @default "Choose" in the visitor's language */
  placeholder?: string | undefined
  /** 44 or 56 px high; the label of m is spoken, not drawn. @default 'l' */
  size?: (typeof fieldSizes)[number] | undefined
  /** Before the label and the value. */
  icon?: ReactNode
  /** Where the platform's own list stands in: on small touch screens, on all, on none. @default 'touch' */
  native?: (typeof selectNatives)[number] | undefined
  /** Sends the value along with a form. */
  name?: string | undefined
  /** @default uncontrolled */
  isOpen?: boolean | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Focus left the field. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  className?: string | undefined
  style?: CSSProperties | undefined
  [data: `data-${string}`]: string | undefined
}

function SelectInner<Value extends string>(
  props: SelectProps<Value>,
  ref: Ref<HTMLButtonElement | HTMLSelectElement>,
) {
  const {
    value: given,
    defaultValue = null,
    onChange,
    groups,
    placeholder,
    native = 'touch',
    ...others
  } = props
  const { isOpen, defaultOpen = false, onOpenChange, name, onBlur, className, style, ...frame } = others
  const { label, isDisabled, isReadOnly } = frame
  const words = useWords('select', selectWords)
  const announce = useAnnounce()
  const listId = useId()
  const typed = useTyped()
  const [value, choose] = useControlled<Value | null>(
    given,
    defaultValue,
    onChange as (value: Value | null) => void,
  )
  const [wanted, setOpen] = useControlled(isOpen, defaultOpen, onOpenChange)
  const [active, setActive] = useState<number | null>(null)
  const [isNative, setNative] = useState(native === 'always')
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)

  const options = groups.flatMap((group) => group.items)
  const chosen = options.findIndex((option) => option.value === value)
  const editable = !isDisabled && !isReadOnly
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
  useHangingList({ popup, box, isOpen: open, isSpanning: true })
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
  const take = (option: SelectOption<Value> | undefined) => {
    if (option?.offReason) announce(option.offReason)
    if (option && isOff(option)) return
    change(false)
    if (!option || option.value === value) return
    choose(option.value)
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!editable || isComposing(event) || isHeld(event)) return
    const letters = typed(event)
    const found =
      letters === null
        ? null
        : findTyped(
            options.map((option) => option.label),
            letters,
            current ?? -1,
          )
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
        take(current === null ? undefined : options[current])
        break
      case 'takeAndGo':
        // What is off is left behind: Tab always leads on.
        if (active !== null && options[active] && !isOff(options[active])) take(options[active])
        else change(false)
        break
    }
  }

  const shown = options[chosen]
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
        // A press on the label comes again, as one on the control.
        const isOwn = box.current!.contains(target as Node) && !(target as Element).closest('label')
        if (!editable || isNative || !isOwn) return
        // Safari gives a pressed button no focus.
        box.current!.querySelector('button')?.focus()
        change(!open)
      }}
    >
      <Field {...frame} ref={box} end={<DownIcon className={css.arrow} />}>
        {(control) => {
          const { readOnly: _, ...attributes } = control
          const shared = {
            ...attributes,
            className: cx(control.className, css.value, !shown && css.empty),
          }
          return isNative ? (
            <select
              {...shared}
              ref={ref as Ref<HTMLSelectElement>}
              name={name}
              value={value ?? ''}
              disabled={isDisabled || isReadOnly}
              onBlur={onBlur}
              onChange={(event) => take(options.find((option) => option.value === event.target.value))}
            >
              {value === null && (
                <option value="" disabled hidden>
                  {hint}
                </option>
              )}
              <SelectOptions isNative groups={groups} />
            </select>
          ) : (
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
              {shown?.label ?? hint}
            </button>
          )
        }}
      </Field>
      {name && !isNative && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
      {open && (
        <div
          ref={popup}
          id={listId}
          role="listbox"
          aria-label={label}
          tabIndex={-1}
          className={cx(list.floating, list.hanging, list.list, css.popup)}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          <SelectOptions {...{ groups, listId, current, chosen }} onTake={take} />
        </div>
      )}
    </div>
  )
}

const Forwarded = forwardRef(SelectInner)
Forwarded.displayName = 'Select'

/** One of a list that opens: the APG select-only combobox. On a phone the platform's own. */
export const Select = Forwarded as <Value extends string>(
  props: SelectProps<Value> & { ref?: Ref<HTMLButtonElement | HTMLSelectElement> },
) => ReactNode
