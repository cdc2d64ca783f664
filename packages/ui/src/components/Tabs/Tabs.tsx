'use client'
import {
  type ComponentPropsWithoutRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type Ref,
  type RefAttributes,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { cx } from '../../private/cx.ts'
import { isComposing } from '../../private/edit/isComposing.ts'
import { isHeld, stopHeld } from '../../private/edit/isHeld.ts'
import { useControlled } from '../../private/form/useControlled.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { scrollRow } from '../../private/scrollRow.css.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { TabPanel } from './TabPanel.tsx'
import * as css from './Tabs.css.ts'
import { tabAfterKey } from './tabKeys.ts'

/** Parts of tabs: the row of tabs, each `tab` and the content after its label, and the panels. */
export type TabsPart = 'list' | 'tab' | 'tabEnd' | 'panel'

export const tabActivations = ['automatic', 'manual'] as const

export interface Tab<Value extends string = string> {
  /** Value that is unique among the tabs. */
  value: Value
  label: ReactNode
  /** Icon of 20 px before the label. */
  icon?: ReactNode
  /** Content after the label in a quieter colour: a count. */
  end?: ReactNode
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /**
   * Address of the view: then the tab is a link, which modifier keys open in a new window as usual. Arrow keys only
   * focus it, Enter follows it. @default none
   */
  href?: string | undefined
  /**
   * Content of the tab's panel; a function is called once the panel is shown. A link may have none: the page around
   * shows its view.
   */
  children?: ReactNode | (() => ReactNode) | undefined
}

/** `Held` is the type of a controlled value. */
export interface TabsProps<Value extends string = string, Held extends Value = Value>
  extends Omit<ComponentPropsWithoutRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  /** Accessible name of the row of tabs. */
  label: string
  /** The tabs, in their order. */
  tabs: readonly Tab<Value>[]
  /** Value of the chosen tab. @default uncontrolled */
  value?: Held | undefined
  /**
   * Value at the start, where `value` is not given.
   * @default the first tab that is not off; the first of all where each is
   */
  defaultValue?: Held | undefined
  /** Called with the value of the tab that the person chooses. */
  onChange?: ((value: Value) => void) | undefined
  /**
   * Called before `onChange` when a tab with a link is pressed without opening a new window: a router prevents the
   * event's default and navigates itself.
   */
  onFollow?: ((href: string, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /**
   * `automatic`: an arrow key chooses the tab it focuses. `manual`: Enter or Space does, for panels that load slowly.
   * @default 'automatic'
   */
  activation?: (typeof tabActivations)[number] | undefined
  /** Keeps a panel mounted but hidden after it was shown, with everything entered in it. @default false */
  keepsPanels?: boolean | undefined
  /** Content of a panel while its code loads (`React.lazy`). @default nothing */
  fallback?: ReactNode
  /** Class names for its parts. @default none */
  classNames?: ClassNames<TabsPart> | undefined
}

/** Several views of one place, of which one is shown. On a phone the row scrolls sideways. */
const Forwarded = forwardRef((props: TabsProps, ref: Ref<HTMLDivElement>) => {
  const { label, tabs, value, defaultValue, onChange, onFollow, activation = 'automatic', ...others } = props
  const { keepsPanels = false, fallback = null, className, classNames, ...rest } = others
  const part = partsOf(classNames)
  const { dir, locale } = useTheme()
  const id = useId()
  const [wanted, change] = useControlled<string | undefined>(
    value,
    defaultValue,
    onChange as (value: string | undefined) => void,
  )
  /** Tab that the arrow keys have focused without choosing it; null for none. */
  const [focused, setFocused] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)

  const isKnown = (wanted: string | undefined) => tabs.some((tab) => tab.value === wanted)
  const chosen = isKnown(wanted) ? wanted! : ((tabs.find((tab) => !tab.isDisabled) ?? tabs[0])?.value ?? '')
  const stop = focused !== null && isKnown(focused) ? focused : chosen
  const shown = tabs.find((tab) => tab.value === chosen)
  const tabId = (tab: Tab) => `${id}-${tabs.indexOf(tab)}`
  const panelId = (tab: Tab) => (tab === shown ? `${id}-panel` : `${tabId(tab)}-panel`)

  const choose = (next: string) => {
    if (next !== chosen) change(next)
  }
  const buttons = () => [...list.current!.querySelectorAll<HTMLElement>('[role="tab"]')]
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    stopHeld(event)
    if (isComposing(event) || isHeld(event) || event.ctrlKey || event.metaKey || event.altKey) return
    const at = buttons().indexOf(event.target as HTMLElement)
    const isOff = tabs.map((tab) => !!tab.isDisabled)
    const to = tabAfterKey(event.key, at, isOff, dir)
    // Browsers follow a link by Enter only; a tab also needs Space.
    if (event.key === ' ' && tabs[at]?.href !== undefined) {
      event.preventDefault()
      ;(event.target as HTMLElement).click()
    }
    if (to === null) return
    event.preventDefault()
    setFocused(tabs[to]!.value)
    buttons()[to]!.focus({ preventScroll: true })
    // A link that an arrow key only passes must not be followed.
    if (activation === 'automatic' && tabs[to]!.href === undefined) choose(tabs[to]!.value)
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: measuring costs a layout; only these can move it out of view
  useEffect(() => {
    // Scrolls the row only: with `scrollIntoView` the page and the frame around it would move too.
    const row = list.current!
    const tab = buttons()[tabs.findIndex((one) => one.value === stop)]
    if (!tab) return
    const outer = row.getBoundingClientRect()
    const inner = tab.getBoundingClientRect()
    if (inner.left < outer.left) row.scrollLeft += inner.left - outer.left - 24
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + 24
  }, [stop, tabs.length, locale])
  /** Values of the tabs that were shown at least once. */
  const [known, setKnown] = useState<readonly string[]>([])
  if (keepsPanels && !known.includes(chosen)) setKnown([...known, chosen])
  const panels = tabs.filter(
    (tab) =>
      (tab === shown || (keepsPanels && known.includes(tab.value))) &&
      (tab.href === undefined || tab.children !== undefined),
  )

  return (
    <div {...rest} ref={ref} className={cx(css.tabs, className)}>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        {...part('list', scrollRow, css.list)}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setFocused(null)
        }}
      >
        {tabs.map((tab) => {
          const isLink = tab.href !== undefined
          const press = (event: MouseEvent<HTMLElement>) => {
            // The browser opens a new tab or window, so nothing changes here.
            if (isLink && (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)) return
            event.currentTarget.focus({ preventScroll: true })
            setFocused(null)
            if (isLink) onFollow?.(tab.href!, event as MouseEvent<HTMLAnchorElement>)
            choose(tab.value)
          }
          const shared = {
            id: tabId(tab),
            role: 'tab',
            'aria-selected': tab === shown,
            'aria-controls': tab === shown && panels.includes(tab) ? panelId(tab) : undefined,
            tabIndex: tab.value === stop ? 0 : -1,
            ...part('tab', css.tab),
            children: (
              <>
                {tab.icon}
                {tab.label}
                {tab.end !== undefined && <span {...part('tabEnd', css.end)}>{tab.end}</span>}
              </>
            ),
          }
          if (!isLink)
            return (
              <button key={tab.value} {...shared} type="button" disabled={tab.isDisabled} onClick={press} />
            )
          // A disabled link has no address.
          return tab.isDisabled ? (
            <a key={tab.value} {...shared} aria-disabled />
          ) : (
            <a key={tab.value} {...shared} href={tab.href} onClick={press} />
          )
        })}
      </div>
      {panels.map((tab) => (
        // The key makes a new panel for each tab, so that nothing of the last one stays in it.
        <TabPanel
          key={tab.value}
          id={panelId(tab)}
          labelledBy={tabId(tab)}
          isShown={tab === shown}
          onInvalid={tab.isDisabled ? undefined : () => choose(tab.value)}
          {...{ fallback, part }}
        >
          {tab.children}
        </TabPanel>
      ))}
    </div>
  )
})
Forwarded.displayName = 'Tabs'

/** Several views of one place, of which one is shown. On a phone the row scrolls sideways. */
export const Tabs = Forwarded as <Value extends string, Held extends Value = Value>(
  props: TabsProps<Value, Held> & RefAttributes<HTMLDivElement>,
) => ReactNode
