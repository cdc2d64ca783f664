'use client'
import { type PointerEvent, type ReactNode, type RefObject, useRef } from 'react'
import { hanging } from '../../private/overlay/hanging.css.ts'
import * as list from '../../private/overlay/listBox.css.ts'
import { floating } from '../../private/overlay/surface.css.ts'
import { partsOf } from '../../private/parts.ts'
import * as css from './ComboBox.css.ts'
import { ComboBoxOptions, type ComboBoxOptionsProps, GhostOptions, optionId } from './ComboBoxOptions.tsx'

interface ComboBoxPopupProps<T> extends ComboBoxOptionsProps<T> {
  popup: RefObject<HTMLDivElement | null>
  label: string
  isLoading: boolean
  /** True while options are being loaded; placeholders are shown then. */
  isComing: boolean
  keys: readonly string[]
  onPick: (key: string, isByFinger: boolean) => void
  onScroll: () => void
  /** The status line about the list, and the content below the list. */
  line: ReactNode
  footer: ReactNode
}

/** The popup list under the field. */
export function ComboBoxPopup<T>(props: ComboBoxPopupProps<T>) {
  const { popup, label, isLoading, isComing, keys, onPick, onScroll, line, footer, ...options } = props
  const { listId } = options
  const part = partsOf(options.classNames)
  /** Pointer type of the last press: not every browser tells it in the click event. */
  const isFinger = useRef(false)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keeps the caret in the field while the list is pressed
    <div
      ref={popup}
      {...part('popup', floating, hanging, css.popup)}
      onPointerDown={({ pointerType }: PointerEvent) => {
        isFinger.current = pointerType === 'touch'
      }}
      onMouseDown={(event) => event.preventDefault()}
      onScroll={onScroll}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard picks from the input */}
      <div
        id={listId}
        role="listbox"
        aria-label={label}
        aria-busy={isLoading || undefined}
        aria-multiselectable={typeof options.chosen === 'object' && options.chosen ? true : undefined}
        {...part('list', list.list, css.inner)}
        onClick={({ target }) => {
          const pressed = (target as Element).closest('[role="option"]')
          const key = pressed && keys.find((key) => optionId(listId, key) === pressed.id)
          if (typeof key === 'string') onPick(key, isFinger.current)
          isFinger.current = false
        }}
      >
        <ComboBoxOptions {...options} />
        {isComing && <GhostOptions />}
      </div>
      {line && <div {...part('status', css.line)}>{line}</div>}
      {footer}
    </div>
  )
}
