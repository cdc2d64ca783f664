'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../../private/cx.ts'
import { isComposing } from '../../private/isComposing.ts'
import { isHeld } from '../../private/isHeld.ts'
import { scrollRow } from '../../private/scrollRow.css.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useTheme } from '../../themes/useTheme.ts'
import * as css from './Tabs.css.ts'
import { tabAfterKey } from './tabKeys.ts'

export const tabActivations = ['automatic', 'manual'] as const

export interface Tab {
  /** Unique among the tabs. */
  value: string
  label: ReactNode
  /** Before the label, 20 px. */
  icon?: ReactNode
  /** After the label, quieter: a count. */
  end?: ReactNode
  /** @default false */
  isDisabled?: boolean | undefined
  /** What its panel shows. */
  children: ReactNode
}

export interface TabsProps
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** The name of the row of tabs. */
  label: string
  tabs: readonly Tab[]
  /** The chosen tab. @default uncontrolled */
  value?: string | undefined
  /** @default the first tab that is not off */
  defaultValue?: string | undefined
  onChange?: ((value: string) => void) | undefined
  /** Automatic: an arrow key chooses what it comes to; manual: Enter or Space does, for panels slow to come. @default 'automatic' */
  activation?: (typeof tabActivations)[number] | undefined
}

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

/** Several views of one place, of which one is shown. On a phone the row scrolls sideways. */
export const Tabs = forwardRef<HTMLDivElement, TabsProps>((props, ref) => {
  const { label, tabs, value, defaultValue, onChange, activation = 'automatic', className, ...rest } = props
  const { dir, locale } = useTheme()
  const id = useId()
  const [wanted, change] = useControlled<string | undefined>(
    value,
    defaultValue,
    onChange as (value: string | undefined) => void,
  )
  /** Where the arrows have come to without choosing. */
  const [focused, setFocused] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const isKnown = (wanted: string | undefined) => tabs.some((tab) => tab.value === wanted)
  const chosen = isKnown(wanted) ? wanted! : (tabs.find((tab) => !tab.isDisabled)?.value ?? '')
  const stop = focused !== null && isKnown(focused) ? focused : chosen
  const shown = tabs.find((tab) => tab.value === chosen)
  const tabId = (tab: Tab) => `${id}-${tabs.indexOf(tab)}`

  const choose = (next: string) => {
    if (next !== chosen) change(next)
  }
  const buttons = () => [...list.current!.querySelectorAll<HTMLElement>('[role="tab"]')]
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (isComposing(event) || isHeld(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const at = buttons().indexOf(event.target as HTMLElement)
    const isOff = tabs.map((tab) => !!tab.isDisabled)
    const to = tabAfterKey(event.key, at, isOff, dir)
    if (to === null) return
    event.preventDefault()
    setFocused(tabs[to]!.value)
    buttons()[to]!.focus({ preventScroll: true })
    if (activation === 'automatic') choose(tabs[to]!.value)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: measuring costs a layout; only these can move it out of view
  useEffect(() => {
    // Brought into view by moving the row alone: the page and the frame around stay where they are.
    const row = list.current!
    const tab = buttons()[tabs.findIndex((one) => one.value === stop)]
    if (!tab) return
    const outer = row.getBoundingClientRect()
    const inner = tab.getBoundingClientRect()
    if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left - 24
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + 24
  }, [stop, tabs.length, locale])
  useBrowserLayoutEffect(() => {
    // A panel with nothing to focus takes it itself, so that the keyboard gets to what it says (APG).
    if (!panel.current) return
    if (panel.current.querySelector(focusable)) panel.current.removeAttribute('tabindex')
    else panel.current.tabIndex = 0
  })

  return (
    <div {...rest} ref={ref} className={cx(css.tabs, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className={cx(scrollRow, css.list)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null)
        }}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={tabId(tab)}
            type="button"
            role="tab"
            aria-selected={tab === shown}
            aria-controls={tab === shown ? `${id}-panel` : undefined}
            tabIndex={tab.value === stop ? 0 : -1}
            disabled={tab.isDisabled}
            className={css.tab}
            onClick={(event) => {
              event.currentTarget.focus({ preventScroll: true })
              setFocused(null)
              choose(tab.value)
            }}
          >
            {tab.icon}
            {tab.label}
            {tab.end !== undefined && <span className={css.end}>{tab.end}</span>}
          </button>
        ))}
      </div>
      {shown && (
        <div
          // Another tab, another panel: nothing of the last one stays in it.
          key={shown.value}
          ref={panel}
          id={`${id}-panel`}
          role="tabpanel"
          aria-labelledby={tabId(shown)}
          className={css.panel}
        >
          {shown.children}
        </div>
      )}
    </div>
  )
})
Tabs.displayName = 'Tabs'
