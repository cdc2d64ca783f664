'use client'
import {
  type FocusEvent,
  forwardRef,
  type ReactElement,
  type ReactNode,
  type Ref,
  type RefAttributes,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { ArrowLeftIcon, XIcon } from '../../icons/icons.tsx'
import { comboBoxWords } from '../../messages/comboBox.ts'
import { cx } from '../../private/cx.ts'
import { smallTool, tool } from '../../private/iconButton.css.ts'
import * as list from '../../private/listBox.css.ts'
import { scrollWithin } from '../../private/scrollWithin.ts'
import { useHangingList } from '../../private/useHangingList.ts'
import { useWords } from '../../private/useWords.ts'
import { type ControlAttributes, Field, type FieldOptions } from '../Field/Field.tsx'
import * as css from './ComboBox.css.ts'
import { ComboBoxOptions, GhostOptions, optionId } from './ComboBoxOptions.tsx'
import { type ComboBoxGroup, useComboBox } from './useComboBox.ts'
import { scrollerOf } from './usePaging.ts'

export const comboBoxVariants = ['field', 'bare'] as const
export const comboBoxFullScreens = ['small', 'never'] as const

/** Less room than this below, and the list hangs above where there is more, in px. */
const least = 200

export interface ComboBoxProps<T>
  extends FieldOptions,
    Omit<ControlAttributes<'input'>, 'onSelect' | 'onBlur'> {
  /** What stands in the input. @default uncontrolled */
  inputValue?: string | undefined
  /** @default '' */
  defaultInputValue?: string | undefined
  /** The person typed, or cleared it by the button or by Escape. */
  onInputChange?: ((text: string, reason: 'type' | 'clear') => void) | undefined
  /** What is offered, in order. Empty groups are left out. */
  groups: readonly ComboBoxGroup<T>[]
  /** Unique among all items of all groups. Keep the function the same between renders. */
  getKey: (item: T) => string
  /** The name of an item, for assistive technology. */
  getText: (item: T) => string
  /** What stands in an option; see OptionText and markMatch. @default its text */
  renderItem?: ((item: T, state: { isActive: boolean }) => ReactNode) | undefined
  /** An option was picked: set `inputValue` to its name; one that is not controlled has it already. */
  onSelect?: ((item: T) => void) | undefined
  /**
   * Whether an option acts on the list and is no choice, such as “Try again”: `onSelect` is told, and the list, the text
   * and the focus stay.
   * @default none does
   */
  keepsOpen?: ((item: T) => boolean) | undefined
  /** There are further pages: `onLoadMore` asks for them. @default false */
  hasMore?: boolean | undefined
  /**
   * The person comes near the end of the list, by scrolling or by keyboard: set `isLoading`, append the next page to
   * `groups`. The option they stand on stays where it is. A page that failed is asked for again when they go on.
   */
  onLoadMore?: (() => void) | undefined
  /** One line about the list, spoken when it has settled: a count, "nothing found". Drawn where no item is. */
  status?: string | undefined
  /** Draws the status under items too. @default false */
  isStatusVisible?: boolean | undefined
  /** A line while nothing is typed and nothing is offered: after a press or Arrow Down, not when the field is only come to. */
  emptyHint?: ReactNode
  /** Under the list. A thing to press belongs into a group of its own instead, where the keyboard gets to it. */
  footer?: ReactNode
  /** The list spans this element. @default the field */
  anchor?: RefObject<HTMLElement | null> | undefined
  /** @default uncontrolled */
  isOpen?: boolean | undefined
  /** @default false */
  defaultOpen?: boolean | undefined
  onOpenChange?: ((isOpen: boolean) => void) | undefined
  /** Focus left the field and its list. */
  onBlur?: ((event: FocusEvent<HTMLElement>) => void) | undefined
  /** The way back out of the full view was pressed: what was typed over a choice may come back. */
  onBack?: (() => void) | undefined
  /** Enter was pressed while no option was active: the list may still be asked for. */
  onEnterWithoutOption?: (() => void) | undefined
  /** After typing, the first option can be taken by Enter at once. @default true */
  autoHighlight?: boolean | undefined
  /** Shows what is offered as soon as an empty field is entered. @default true */
  openOnFocus?: boolean | undefined
  /** Bare has no edge of its own and stands 64 px high in a card of fields. @default 'field' */
  variant?: (typeof comboBoxVariants)[number] | undefined
  /** On a container under 700 px the open list takes the whole view, with a way back. @default 'small' */
  fullScreen?: (typeof comboBoxFullScreens)[number] | undefined
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
    onBack,
    onEnterWithoutOption,
    autoHighlight = true,
    ...further
  } = more
  const {
    openOnFocus = true,
    variant = 'field',
    fullScreen = 'small',
    trailing,
    keepsOpen,
    ...paged
  } = further
  const { hasMore = false, onLoadMore, onKeyDown, onFocus, onClick, ...attributes } = paged
  const { className, style, ...frame } = attributes
  const { label, isDisabled, isReadOnly, isLoading = false } = frame
  const [own, setOwn] = useState(defaultInputValue)
  const inputValue = given ?? own
  const isEditable = !isDisabled && !isReadOnly
  const words = useWords('comboBox', comboBoxWords)
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(forwarded, () => field.current as HTMLInputElement, [])
  const opening = useRef(() => {})
  /** A click does not tell in every browser what made it; the press before it does. */
  const isFinger = useRef(false)
  /** The field has just been come to. */
  const isFresh = useRef(false)

  const offered = useMemo(() => groups.filter((group) => group.items.length > 0), [groups])
  const isEmpty = !offered.length
  const hint = !inputValue && !isLoading && !status && isEmpty ? emptyHint : null
  const { current, shown, ...combo } = useComboBox({
    ...{ inputValue, groups, getKey, isLoading, status, isOpen, defaultOpen, onOpenChange },
    ...{ onEnterWithoutOption, autoHighlight, openOnFocus, onBlur },
    onInputChange: (text, reason) => {
      setOwn(text)
      onInputChange?.(text, reason)
    },
    onSelect: (item) => {
      if (!keepsOpen?.(item)) setOwn(getText(item))
      onSelect?.(item)
    },
    keepsOpen,
    hasOther: !!hint || !!footer,
    ...{ hasMore, onLoadMore, root, popup, onOpening: () => opening.current() },
    loadingText: words.loading,
    isEditable,
  })

  opening.current = useHangingList({ popup, box, anchor, isOpen: shown, need: least, isSpanning: true })

  useEffect(() => {
    const layer = root.current
    if (!shown || !layer) return
    let reveal: (() => void) | null = null
    let isOpen = true
    const isFull = () => isOpen && getComputedStyle(layer).position === 'fixed'
    // A list over all of the view is a dialog to the eye: no reader gets behind it either. Only a phone needs the code.
    const follow = async () => {
      if (isFull() && !reveal) {
        const { hideBeside } = await import('../../private/hideBeside.ts')
        if (isFull()) reveal ??= hideBeside(layer)
      } else if (!isFull()) {
        reveal?.()
        reveal = null
      }
    }
    // Without the code the list still works: nothing else is hidden.
    const observer = new ResizeObserver(() => void follow().catch(() => {}))
    observer.observe(layer)
    return () => {
      isOpen = false
      observer.disconnect()
      reveal?.()
    }
  }, [shown])
  useEffect(() => {
    if (current === null) return
    // In a shadow root the document knows none of its ids.
    const option = popup.current?.querySelector<HTMLElement>(`#${CSS.escape(optionId(listId, current))}`)
    if (option) scrollWithin(scrollerOf(root.current!, popup.current!), option)
  }, [current, listId])

  const clearable = inputValue && isEditable && variant === 'field'
  const isNextPage = isLoading && hasMore && !isEmpty
  const line = (!isLoading || isNextPage) && (hint || ((isEmpty || isStatusVisible) && status))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to focus leaving the field and the list together
    <div
      ref={root}
      className={cx(css.root, className)}
      style={style}
      data-open={shown ? '' : undefined}
      data-full={fullScreen === 'small' ? '' : undefined}
      onBlur={combo.onBlur}
      onScroll={combo.onScroll}
    >
      <div className={css.bar}>
        {shown && (
          <button
            type="button"
            className={tool}
            tabIndex={-1}
            aria-label={words.back}
            onClick={() => {
              combo.back()
              onBack?.()
            }}
          >
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
            ref={field}
            value={inputValue}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={shown}
            aria-controls={shown ? listId : undefined}
            aria-activedescendant={current === null ? undefined : optionId(listId, current)}
            onChange={(event) => combo.type(event.target.value, 'type')}
            onKeyDown={(event) => {
              onKeyDown?.(event)
              combo.onKeyDown(event)
            }}
            onFocus={(event) => {
              isFresh.current = true
              combo.onFocus()
              onFocus?.(event)
            }}
            onClick={(event) => {
              const { currentTarget: input } = event
              // Come to by a press, as by Tab: what is typed next takes the place of what stands there.
              if (isFresh.current && input.selectionStart === input.selectionEnd) input.select()
              isFresh.current = false
              combo.setOpen(true)
              onClick?.(event)
            }}
          />
        )}
      </Field>
      {shown && (
        // biome-ignore lint/a11y/noStaticElementInteractions: keeps the caret in the field while the list is pressed
        <div
          ref={popup}
          className={cx(list.floating, list.hanging, css.popup)}
          onPointerDown={({ pointerType }) => {
            isFinger.current = pointerType === 'touch'
          }}
          onMouseDown={(event) => event.preventDefault()}
          onScroll={combo.onScroll}
        >
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard picks from the input */}
          <div
            id={listId}
            role="listbox"
            aria-label={label}
            aria-busy={isLoading || undefined}
            className={cx(list.list, css.inner)}
            onClick={({ target }) => {
              const pressed = (target as Element).closest('[role="option"]')
              const key = pressed && combo.keys.find((key) => optionId(listId, key) === pressed.id)
              if (typeof key === 'string') combo.pick(key, isFinger.current)
              isFinger.current = false
            }}
          >
            <ComboBoxOptions
              {...{ listId, current, hasMore, getKey, getText, renderItem }}
              groups={offered}
            />
            {isLoading && (isEmpty || isNextPage) && <GhostOptions />}
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
