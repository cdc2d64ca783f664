'use client'
import {
  forwardRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { ArrowLeftIcon, XIcon } from '../../icons/icons.tsx'
import { comboBoxWords } from '../../messages/comboBox.ts'
import { cx } from '../../private/cx.ts'
import { smallTool, tool } from '../../private/iconButton.css.ts'
import * as list from '../../private/listBox.css.ts'
import { scrollWithin } from '../../private/scrollWithin.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useWords } from '../../private/useWords.ts'
import { roomAround } from '../../private/view.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { type ControlAttributes, Field, type FieldOptions } from '../Field/Field.tsx'
import * as css from './ComboBox.css.ts'
import { ComboBoxOptions, GhostOptions, optionId } from './ComboBoxOptions.tsx'
import { type ComboBoxGroup, useComboBox } from './useComboBox.ts'

export const comboBoxVariants = ['field', 'bare'] as const
export const comboBoxFullScreens = ['small', 'never'] as const

export interface ComboBoxProps<T>
  extends FieldOptions,
    Omit<ControlAttributes<'input'>, 'onSelect' | 'onBlur'> {
  /** What stands in the input. @default uncontrolled */
  inputValue?: string
  /** @default '' */
  defaultInputValue?: string
  /** The person typed, or cleared it by the button or by Escape. */
  onInputChange?: (text: string, reason: 'type' | 'clear') => void
  /** What is offered, in order. Empty groups are left out. */
  groups: readonly ComboBoxGroup<T>[]
  /** Unique among all items of all groups. Keep the function the same between renders. */
  getKey: (item: T) => string
  /** The name of an item, for assistive technology. */
  getText: (item: T) => string
  /** What stands in an option; see OptionText and markMatch. @default its text */
  renderItem?: (item: T, state: { isActive: boolean }) => ReactNode
  /** An option was picked: set `inputValue` to its name; one that is not controlled has it already. */
  onSelect?: (item: T) => void
  /** One line about the list, spoken when it has settled: a count, "nothing found". Drawn where no item is. */
  status?: string | undefined
  /** Draws the status under items too. @default false */
  isStatusVisible?: boolean
  /** A line while nothing is typed and nothing is offered. */
  emptyHint?: ReactNode
  /** Under the list. A thing to press belongs into a group of its own instead, where the keyboard gets to it. */
  footer?: ReactNode
  /** The list spans this element. @default the field */
  anchor?: RefObject<HTMLElement | null>
  /** @default uncontrolled */
  isOpen?: boolean
  /** @default false */
  defaultOpen?: boolean
  onOpenChange?: (isOpen: boolean) => void
  /** Focus left the field and its list. */
  onBlur?: () => void
  /** Enter was pressed while no option was active: the list may still be asked for. */
  onEnterWithoutOption?: () => void
  /** After typing, the first option can be taken by Enter at once. @default true */
  autoHighlight?: boolean
  /** Shows what is offered as soon as an empty field is entered. @default true */
  openOnFocus?: boolean
  /** Bare has no edge of its own and stands 64 px high in a card of fields. @default 'field' */
  variant?: (typeof comboBoxVariants)[number]
  /** On a container under 700 px the open list takes the whole view, with a way back. @default 'small' */
  fullScreen?: (typeof comboBoxFullScreens)[number]
  /** Before the label and the value. */
  icon?: ReactNode
  /** After the value. */
  trailing?: ReactNode
}

const Forwarded = forwardRef(<T,>(props: ComboBoxProps<T>, forwarded: Ref<HTMLInputElement>) => {
  const {
    inputValue: given,
    defaultInputValue = '',
    onInputChange,
    groups,
    getKey,
    getText,
    ...others
  } = props
  const { renderItem, onSelect, status, isStatusVisible, emptyHint, footer, anchor, isOpen, ...more } = others
  const {
    defaultOpen = false,
    onOpenChange,
    onBlur,
    onEnterWithoutOption,
    autoHighlight = true,
    ...further
  } = more
  const { openOnFocus = true, variant = 'field', fullScreen = 'small', trailing, ...attributes } = further
  const { className, style, ...frame } = attributes
  const { label, isDisabled, isReadOnly, isLoading = false } = frame
  const [own, setOwn] = useState(defaultInputValue)
  const inputValue = given ?? own
  const words = useWords(comboBoxWords)
  const { visible } = useTheme()
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement | null>(null)

  const offered = groups.filter((group) => group.items.length > 0)
  const hint = !inputValue && !isLoading && !status && offered.length === 0 ? emptyHint : null
  const { current, shown, ...combo } = useComboBox({
    ...{ inputValue, groups, getKey, isLoading, status, root, isOpen, defaultOpen, onOpenChange },
    ...{ onEnterWithoutOption, autoHighlight, openOnFocus, onBlur },
    onInputChange: (text, reason) => {
      setOwn(text)
      onInputChange?.(text, reason)
    },
    onSelect: (item) => {
      setOwn(getText(item))
      onSelect?.(item)
    },
    hasMore: !!hint || !!footer,
    loadingText: words.loading,
    isEditable: !isDisabled && !isReadOnly,
  })

  useBrowserLayoutEffect(() => {
    if (!shown || !root.current) return
    const measure = () => {
      const own = root.current!.getBoundingClientRect()
      const target = (anchor?.current ?? box.current)!.getBoundingClientRect()
      const rtl = getComputedStyle(root.current!).direction === 'rtl'
      const place = {
        '--x': `${rtl ? own.right - target.right : target.left - own.left}px`,
        '--y': `${target.bottom - own.top}px`,
        '--w': `${target.width}px`,
        '--room': `${roomAround(target, visible).below - 24}px`,
      }
      for (const [name, value] of Object.entries(place)) popup.current!.style.setProperty(name, value)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(root.current)
    if (anchor?.current) observer.observe(anchor.current)
    return () => observer.disconnect()
  }, [shown, anchor, visible])

  useEffect(() => {
    const option = current !== null && document.getElementById(optionId(listId, current))
    if (!option) return
    const [layer, scroller] = [root.current!, popup.current!]
    scrollWithin(getComputedStyle(layer).position === 'fixed' ? layer : scroller, option)
  }, [current, listId])

  const clearable = inputValue !== '' && !isDisabled && !isReadOnly && variant === 'field'
  const line = isLoading
    ? null
    : hint || (status && (offered.length === 0 || isStatusVisible) ? status : null)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to focus leaving the field and the list together
    <div
      ref={root}
      className={cx(css.root, className)}
      style={style}
      data-open={shown ? '' : undefined}
      data-full={fullScreen === 'small' ? '' : undefined}
      onBlur={combo.onBlur}
    >
      <div className={css.bar}>
        {shown && (
          <button type="button" className={tool} tabIndex={-1} aria-label={words.back} onClick={combo.close}>
            <ArrowLeftIcon />
          </button>
        )}
        <span aria-hidden="true">{label}</span>
      </div>
      <Field
        {...frame}
        ref={box}
        className={variant === 'bare' ? css.bare : undefined}
        end={
          (clearable || trailing) && (
            <>
              {clearable && (
                <button
                  type="button"
                  className={smallTool}
                  // Escape is the keyboard's way to the same.
                  tabIndex={-1}
                  aria-label={words.clear}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => {
                    field.current?.focus()
                    combo.type('', 'clear')
                  }}
                >
                  <XIcon size={16} />
                </button>
              )}
              {trailing}
            </>
          )
        }
      >
        {(control) => (
          <input
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            {...control}
            ref={(element) => {
              field.current = element
              if (typeof forwarded === 'function') forwarded(element)
              else if (forwarded) forwarded.current = element
            }}
            value={inputValue}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={current === null ? undefined : optionId(listId, current)}
            onChange={(event) => combo.type(event.target.value, 'type')}
            onKeyDown={combo.onKeyDown}
            onFocus={combo.onFocus}
            onClick={() => combo.setOpen(true)}
          />
        )}
      </Field>
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the caret in the field while the list is pressed
        <div
          ref={popup}
          className={cx(list.floating, css.popup)}
          onMouseDown={(event) => event.preventDefault()}
        >
          <div
            id={listId}
            role="listbox"
            aria-label={label}
            aria-busy={isLoading || undefined}
            className={cx(list.list, css.inner)}
          >
            <ComboBoxOptions
              {...{ listId, current, getKey, getText, renderItem }}
              groups={offered}
              onPick={combo.pick}
            />
            {isLoading && offered.length === 0 && <GhostOptions />}
          </div>
          {line && <div className={css.line}>{line}</div>}
          {footer}
        </div>
      )}
    </div>
  )
})
Forwarded.displayName = 'ComboBox'

/** A field that offers what fits the text in it: the APG combobox with list autocomplete and manual selection. */
export const ComboBox = Forwarded as <T>(
  props: ComboBoxProps<T> & RefAttributes<HTMLInputElement>,
) => ReactElement
