'use client'
import { forwardRef, type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react'
import { XIcon } from '../../icons/icons.tsx'
import { comboBoxWords } from '../../messages/comboBox.ts'
import { callBoth } from '../../private/callBoth.ts'
import { cx } from '../../private/cx.ts'
import { useWrittenText } from '../../private/form/useWrittenText.ts'
import { smallTool } from '../../private/iconButton.css.ts'
import { scrollWithin } from '../../private/overlay/scrollWithin.ts'
import { useHangingList } from '../../private/overlay/useHangingList.ts'
import { partsOf } from '../../private/parts.ts'
import { useWords } from '../../private/useWords.ts'
import { Field } from '../Field/Field.tsx'
import * as css from './ComboBox.css.ts'
import { ComboBoxBar } from './ComboBoxBar.tsx'
import { optionId } from './ComboBoxOptions.tsx'
import { ComboBoxPopup } from './ComboBoxPopup.tsx'
import type { ComboBoxProps } from './comboBoxProps.ts'
import type { isTextAlone, useChoice } from './useChoice.ts'
import { useComboBox } from './useComboBox.ts'
import type { useCreating } from './useCreating.ts'
import type { useFitting } from './useFitting.ts'
import { useFullView } from './useFullView.ts'
import { scrollerOf } from './usePaging.ts'
import type { useRowWindow } from './useRowWindow.ts'

/** Least space below the field, in px: with less, the list opens above if there is more space. */
const least = 200

/**
 * Abilities of a field with a list, each one a hook: choice by key, filter of given options, creating an option, and
 * the window of a long list. A component bundles only those that it passes.
 */
export interface ComboBoxParts {
  isTextAlone: typeof isTextAlone
  useChoice: typeof useChoice
  useFitting: typeof useFitting
  useCreating: typeof useCreating
  useRowWindow: typeof useRowWindow
}

type Props<T> = ComboBoxProps<T> & {
  parts: ComboBoxParts
  /** Keys of the chosen options, in a field with several. @default a single choice */
  several?: ReadonlySet<string> | undefined
}

/** The field with its list. `parts` must stay the same object as long as the field is mounted. */
export const ComboBoxView = forwardRef(<T,>(given: Props<T>, forwarded: Ref<HTMLInputElement>) => {
  const { parts, ...props } = given
  const { isTextAlone, useChoice, useFitting, useCreating, useRowWindow } = parts
  const {
    inputValue: _text,
    defaultInputValue: _defaultText,
    onInputChange: _onInputChange,
    value: _value,
    defaultValue: _defaultValue,
    onChange: _onChange,
    allowsFreeText: _allowsFreeText,
    filter = !isTextAlone(props as ComboBoxProps<unknown>),
    name: formName,
    formValue = 'key',
    groups,
    getKey: keyOf,
    getText: textOf,
    renderItem: drawItem,
    onCreate,
    several,
    onSelect,
    status: said,
    isStatusVisible,
    emptyHint,
    footer,
    anchor,
    isOpen,
    defaultOpen = false,
    onOpenChange,
    onBlur,
    onBack,
    onEnterWithoutOption,
    autoHighlight = true,
    openOnFocus = true,
    variant = 'field',
    fullScreen = 'small',
    trailing,
    keepsOpen,
    hasMore = false,
    onLoadMore,
    onKeyDown,
    onFocus,
    onClick,
    className,
    style,
    ...frame
  } = props
  const { label, isDisabled, isReadOnly, isLoading = false, classNames } = frame
  const part = partsOf(classNames)
  const choice = useChoice(props)
  const { text } = choice
  const chosen = several ?? choice.chosen
  const { offered: fitting, count } = useFitting({ groups, getText: textOf, filter, query: choice.query })
  const { offered, getKey, getText, renderItem, made } = useCreating({
    ...{ offered: fitting, query: choice.query, onCreate },
    ...{ getKey: keyOf, getText: textOf, renderItem: drawItem },
  })
  const status = said ?? count
  const isEditable = !isDisabled && !isReadOnly
  const words = useWords('comboBox', comboBoxWords)
  const listId = useId()
  const root = useRef<HTMLDivElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  useImperativeHandle(forwarded, () => field.current as HTMLInputElement, [])
  useWrittenText(field, text, choice.adopt)
  const opening = useRef(() => {})
  /** True just after the field got the focus. */
  const isFresh = useRef(false)

  const isEmpty = !offered.length
  const hint = !text && !isLoading && !status && isEmpty ? emptyHint : null
  const { current, shown, ...combo } = useComboBox({
    ...{ inputValue: text, groups: offered, getKey, chosen: choice.chosen, isLoading, status },
    ...{ isOpen, defaultOpen, onOpenChange, onEnterWithoutOption, autoHighlight, openOnFocus },
    onInputChange: choice.type,
    onSelect: (picked) => {
      const item = made(picked)
      if (item === null) return
      if (!keepsOpen?.(item)) choice.pick(item)
      onSelect?.(item)
    },
    onBlur: (event) => {
      choice.leave()
      onBlur?.(event)
    },
    keepsOpen,
    hasOther: !!hint || !!footer,
    ...{ hasMore, onLoadMore, root, popup, onOpening: () => opening.current() },
    loadingText: words.loading,
    isEditable,
  })

  const rows = useRowWindow({ keys: combo.keys, current, isShown: shown, root, popup })
  const scrolled = () => {
    combo.onScroll()
    rows.look()
  }
  opening.current = useHangingList({ popup, box, anchor, isOpen: shown, need: least })

  useFullView(root, shown)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text makes another list, in which it stands elsewhere
  useEffect(() => {
    if (current === null) return
    // `document.getElementById` does not find elements inside a shadow root, so the list is searched.
    const option = popup.current?.querySelector<HTMLElement>(`#${CSS.escape(optionId(listId, current))}`)
    if (option) scrollWithin(scrollerOf(root.current!, popup.current!), option)
  }, [current, listId, text])

  const clearable = text && isEditable && variant === 'field'
  const isNextPage = isLoading && hasMore && !isEmpty
  const line = (!isLoading || isNextPage) && (hint || ((isEmpty || isStatusVisible) && status))
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens to focus leaving the field and the list together
    <div
      ref={root}
      className={cx(css.root, className)}
      style={style}
      data-open={shown ? '' : undefined}
      data-bare={variant === 'bare' ? '' : undefined}
      data-full={fullScreen === 'small' ? '' : undefined}
      onBlur={combo.onBlur}
      onScroll={scrolled}
    >
      <ComboBoxBar
        {...{ label, isShown: shown, part }}
        onBack={() => {
          combo.back()
          choice.leave()
          onBack?.()
        }}
      />
      <Field
        {...frame}
        ref={box}
        life={choice}
        end={
          (clearable || trailing) && (
            <>
              {clearable && (
                <button
                  type="button"
                  {...part('clear', smallTool)}
                  // Not in the tab order: with the keyboard, Escape does the same.
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
          <>
            <input
              type="text"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...control}
              name={formValue === 'text' ? formName : undefined}
              ref={field}
              value={text}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={shown}
              aria-controls={shown ? listId : undefined}
              aria-activedescendant={
                current === null || !rows.isActiveDrawn ? undefined : optionId(listId, current)
              }
              onChange={(event) => combo.type(event.target.value, 'type')}
              onKeyDown={callBoth(onKeyDown, combo.onKeyDown)}
              onFocus={(event) => {
                isFresh.current = true
                combo.onFocus()
                onFocus?.(event)
              }}
              onClick={(event) => {
                const { currentTarget: input } = event
                // The first press after the focus came in selects the whole text, as Tab does, so that typing replaces
                // it.
                if (isFresh.current && input.selectionStart === input.selectionEnd) input.select()
                isFresh.current = false
                combo.setOpen(true)
                onClick?.(event)
              }}
            />
            {formName && formValue === 'key' && (
              <input
                type="hidden"
                name={formName}
                form={frame.form}
                value={choice.key ?? ''}
                disabled={isDisabled}
              />
            )}
          </>
        )}
      </Field>
      {shown && (
        <ComboBoxPopup
          {...{
            popup,
            label,
            isLoading,
            listId,
            current,
            hasMore,
            getKey,
            getText,
            renderItem,
            line,
            footer,
            classNames,
          }}
          chosen={chosen}
          drawn={rows.drawn}
          count={combo.keys.length}
          groups={offered}
          isComing={isLoading && (isEmpty || isNextPage)}
          keys={combo.keys}
          onPick={combo.pick}
          onScroll={scrolled}
        />
      )}
    </div>
  )
})
ComboBoxView.displayName = 'ComboBoxView'
