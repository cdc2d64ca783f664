'use client'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef } from 'react'
import { openForFirstInvalid } from '../../private/form/openForFirstInvalid.ts'
import type { PartAttributes } from '../../private/parts.ts'
import * as css from './Tabs.css.ts'

const focusable = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]'

interface TabPanelProps {
  id: string
  labelledBy: string
  isShown: boolean
  /** Called if the first invalid control of a form is in the hidden panel; undefined if its tab is off. */
  onInvalid: (() => void) | undefined
  fallback: ReactNode
  part: PartAttributes<'panel'>
  children: ReactNode | (() => ReactNode)
}

/** Panel of a tab; shows `fallback` while the code of its content loads. */
export function TabPanel({ id, labelledBy, isShown, onInvalid, fallback, part, children }: TabPanelProps) {
  const panel = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={panel}
      id={id}
      role="tabpanel"
      aria-labelledby={labelledBy}
      hidden={!isShown}
      onInvalidCapture={isShown || !onInvalid ? undefined : openForFirstInvalid(onInvalid)}
      {...part('panel', css.panel)}
    >
      <Suspense fallback={fallback}>
        <Content panel={panel}>{children}</Content>
      </Suspense>
    </div>
  )
}

/** A wrapper whose effect runs once the content of the panel has loaded. */
function Content({
  panel,
  children,
}: Pick<TabPanelProps, 'children'> & { panel: RefObject<HTMLDivElement | null> }) {
  // Not a layout effect: those of the content run before the panel's own ref is set.
  useEffect(() => {
    // A panel without focusable content is focusable itself, so that the keyboard can reach it (APG).
    if (!panel.current) return
    if (panel.current.querySelector(focusable)) panel.current.removeAttribute('tabindex')
    else panel.current.tabIndex = 0
  })
  return typeof children === 'function' ? children() : children
}
