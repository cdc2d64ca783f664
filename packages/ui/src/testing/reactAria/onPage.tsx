import type { ReactElement } from 'react'
import { expect } from 'vitest'
import { render } from 'vitest-browser-react'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { moduleDates } from '../moduleDates.ts'

/** Draws a tree on a page of its own, and waits until its overlays have a place to open in. */
export async function onPage(tree: ReactElement) {
  const { container, rerender } = await render(<ThemeProvider {...moduleDates}>{tree}</ThemeProvider>)
  await expect.poll(() => container.querySelector('[data-wherry-portal]')).not.toBeNull()
  /** The first element that a selector finds. */
  const find = <Found extends HTMLElement = HTMLElement>(selector: string): Found => {
    const found = container.querySelector<Found>(selector)
    if (!found) throw new Error(`Nothing on the page is ${selector}`)
    return found
  }
  const all = <Found extends HTMLElement = HTMLElement>(selector: string): Found[] => [
    ...container.querySelectorAll<Found>(selector),
  ]
  return {
    container,
    find,
    all,
    redraw: (next: ReactElement) => rerender(<ThemeProvider {...moduleDates}>{next}</ThemeProvider>),
  }
}

/** The element that has the focus. */
export const focused = () => document.activeElement

/** The middle of an element, in its window. */
export const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}

export type Page = Awaited<ReturnType<typeof onPage>>
