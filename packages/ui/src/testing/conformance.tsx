import { type ReactElement, type RefCallback, StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { buddhist } from '../calendars/buddhist.ts'
import { languages } from '../messages/language.ts'
import { arWords } from '../messages/sets/ar.ts'
import type { GivenSettings } from '../themes/rootSettings.ts'
import { ThemeProvider, type ThemeProviderProps } from '../themes/ThemeProvider.tsx'
import { afterServer } from './afterServer.tsx'
import { openAll, openParts, rested, settled } from './controls.ts'
import { keepsForEveryVisitor, type VisitorOptions } from './forEveryVisitor.tsx'
import { actsOncePerPress } from './heldKeys.tsx'
import { describeDocument, watchListeners } from './pageEffects.ts'
import { compositionOrders, pressComposing } from './screenKeyboard.ts'
import { markup, stateOf, unlikeControls } from './stateOf.ts'
import { calm, usualVisitor, wish } from './visitor.ts'

interface Common {
  ref?: RefCallback<Element>
  className?: string
  'data-conformance'?: string
}

export interface ConformanceOptions extends VisitorOptions {
  /** Class of the ref; null if the component renders no element for a ref. @default HTMLElement */
  element?: typeof Element | null
  /** True if the open component blocks the page: no scroll, and hidden from assistive technology. @default false */
  isModal?: boolean
}

const references = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'aria-activedescendant', 'for']

/** Referenced ids that do not exist in the same root. */
const lost = (root: ShadowRoot) =>
  references.flatMap((name) =>
    [...root.querySelectorAll(`[${name}]`)]
      .flatMap((element) => element.getAttribute(name)!.split(/\s+/))
      .filter((id) => id && !root.getElementById(id)),
  )

/** The look of every element, by the properties that our style sheets use most. */
const looks = (root: Element) =>
  [...root.querySelectorAll('*')].map((element) => {
    const { color, backgroundColor, font, padding, borderRadius, display, position } =
      getComputedStyle(element)
    return [element.localName, color, backgroundColor, font, padding, borderRadius, display, position].join(
      '; ',
    )
  })

const sizes = (root: Element) =>
  [...root.querySelectorAll('*')].map((element) => {
    const { width, height } = element.getBoundingClientRect()
    return `${element.localName} ${Math.round(width)} × ${Math.round(height)}`
  })

/** Markup of an element, with its own attributes. */
function markupOf(element: Element): string {
  const box = document.createElement('div')
  box.append(element.cloneNode(true))
  return markup(box)
}

/** Settings of two roots, one in the other. The outer one has each setting that a root may inherit. */
const nested = {
  outer: {
    density: 'compact',
    radius: 'round',
    locale: 'ar',
    dir: 'rtl',
    words: arWords,
    visible: { top: 0, height: 600 },
    today: '2027-06-09',
    timeZone: 'Asia/Tokyo',
    dateFormat: 'YYYY-MM-DD',
    firstDay: 3,
    hourCycle: 12,
    calendar: buddhist,
    numberingSystem: 'latn',
  },
  inner: { theme: 'dark' },
} as const satisfies {
  outer: Required<Omit<GivenSettings, 'theme' | 'surface' | 'portalContainer'>>
  inner: GivenSettings
}

/**
 * Tests for every component of the package. A ref, `data-*` and `className` reach its element. It renders right to left
 * and on a narrow screen inside its container (4 px may stick out, for alignment). The server renders it in each
 * language and the browser hydrates it unchanged. StrictMode, a shadow root and a given container for overlays change
 * nothing. Inside two roots it has the settings of both. The document outside of it stays unchanged. It shows only texts from its props and in its visitor's
 * language. Its touch targets, focus and edges work for every visitor.
 */
export function conforms(
  name: string,
  make: (props: Common) => ReactElement,
  { element = HTMLElement, isModal = false, ...visitor }: ConformanceOptions = {},
): void {
  const draw = (props: Partial<ThemeProviderProps> = {}) =>
    render(<ThemeProvider {...props}>{make({})}</ThemeProvider>)

  describe(`${name} keeps to the suite (UI-18, UI-20)`, () => {
    const complaints = (['error', 'warn'] as const).map((kind) => vi.spyOn(console, kind))
    beforeEach(() => wish(calm))
    afterEach(async () => {
      await cleanup()
      await usualVisitor()
    })

    if (element) {
      it('forwards its ref', async () => {
        const ref = vi.fn()
        await render(<ThemeProvider>{make({ ref })}</ThemeProvider>)
        expect(ref.mock.calls[0]?.[0]).toBeInstanceOf(element)
      })

      it('gives its ref once, and takes it back the way it was asked to', async () => {
        const takeBack = vi.fn()
        const ref = vi.fn(() => takeBack)
        const tree = () => <ThemeProvider>{make({ ref })}</ThemeProvider>
        const { rerender, unmount } = await render(tree())
        await rerender(tree())
        expect(ref).toHaveBeenCalledTimes(1)
        expect(takeBack).not.toHaveBeenCalled()
        await unmount()
        expect(ref).toHaveBeenCalledTimes(1)
        expect(takeBack).toHaveBeenCalledTimes(1)
      })

      it('forwards data attributes, and a class name beside its own', async () => {
        const classes = (container: Element) =>
          [...container.querySelectorAll('*')].map((one) => one.getAttribute('class') ?? '')
        const plain = await draw()
        await rested()
        const own = classes(plain.container)
        await plain.unmount()
        const { container } = await render(
          <ThemeProvider>{make({ 'data-conformance': 'yes', className: 'of-the-host' })}</ThemeProvider>,
        )
        await rested()
        expect(container.querySelectorAll('[data-conformance="yes"]')).toHaveLength(1)
        expect(container.querySelectorAll('.of-the-host')).toHaveLength(1)
        expect(classes(container).map((names) => names.replace(/ ?of-the-host/, ''))).toEqual(own)
      })
    }

    it.each([
      ['rtl', 'ar'],
      ['ltr', 'ru'],
    ] as const)('draws inside a container of 312 px, %s', async (dir, locale) => {
      const { container } = await render(
        <ThemeProvider dir={dir} locale={locale}>
          <div data-frame="" style={{ width: 320, padding: 4, overflow: 'auto' }}>
            {make({})}
          </div>
        </ThemeProvider>,
      )
      const frame = container.querySelector('[data-frame]')!
      expect(frame.scrollWidth).toBeLessThanOrEqual(frame.clientWidth)
    })

    it.each(languages)('is written by a server and taken over as it is (%s)', async (locale) => {
      const tree = <ThemeProvider locale={locale}>{make({})}</ThemeProvider>
      const forget = () => complaints.forEach((complaint) => void complaint.mockClear())
      using page = await afterServer(tree, forget, 20)
      expect(page.complain).not.toHaveBeenCalled()
      for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
    })

    it('is the same in StrictMode, which complains of nothing', async () => {
      const once = await draw()
      await rested()
      const expected = markup(once.container)
      await once.unmount()
      for (const complaint of complaints) complaint.mockClear()
      const twice = await render(
        <StrictMode>
          <ThemeProvider>{make({})}</ThemeProvider>
        </StrictMode>,
      )
      await rested()
      expect(markup(twice.container)).toBe(expected)
      await openAll(twice.container)
      await twice.unmount()
      for (const complaint of complaints) expect(complaint.mock.calls).toEqual([])
    })

    it('leaves the document outside of its root as it was', async () => {
      const { unmount: warm } = await draw()
      await warm()
      const container = document.body.appendChild(document.createElement('div'))
      const before = describeDocument(container)
      const listeners = watchListeners()
      try {
        const tree = <ThemeProvider>{make({})}</ThemeProvider>
        const { unmount } = await render(<StrictMode>{tree}</StrictMode>, { container })
        await settled()
        if (!isModal) expect(describeDocument(container)).toEqual(before)
        await openAll(container)
        if (!isModal) expect(describeDocument(container)).toEqual(before)
        await unmount()
        await vi.waitFor(() => expect(describeDocument(container)).toEqual(before))
        expect(listeners.left()).toEqual([])
      } finally {
        listeners.stop()
        container.remove()
      }
    })

    it('looks the same in a shadow root, and finds its ids there', async () => {
      const light = await draw()
      await rested()
      const expected = looks(light.container)
      await light.unmount()
      const host = document.body.appendChild(document.createElement('div'))
      const shadow = host.attachShadow({ mode: 'open' })
      const sheet = new CSSStyleSheet()
      // The source text is copied: parsed rules lose the longhands beside a shorthand with a variable.
      sheet.replaceSync([...document.querySelectorAll('style')].map((style) => style.textContent).join('\n'))
      shadow.adoptedStyleSheets = [sheet]
      const container = shadow.appendChild(document.createElement('div'))
      try {
        const tree = <ThemeProvider>{make({})}</ThemeProvider>
        const { unmount } = await render(tree, { container, baseElement: container })
        await rested()
        expect(looks(container)).toEqual(expected)
        expect(lost(shadow)).toEqual([])
        await openAll(container)
        expect(lost(shadow)).toEqual([])
        await unmount()
      } finally {
        host.remove()
      }
    })

    it('opens what it opens in a given container', async () => {
      const inside = '[data-wherry-portal] *'
      const count = (root: Element) => ({
        floating: root.querySelectorAll(inside).length,
        inPlace: root.querySelectorAll(`:not([data-wherry-portal], ${inside})`).length,
      })
      const own = await draw()
      await openAll(own.container)
      const expected = count(own.container)
      await own.unmount()
      const given = document.body.appendChild(document.createElement('div'))
      try {
        const { container, unmount } = await draw({ portalContainer: given })
        await openAll(container)
        expect(count(container)).toEqual({ floating: 0, inPlace: expected.inPlace })
        expect(count(given)).toEqual({ floating: expected.floating, inPlace: 0 })
        await unmount()
        expect(given.childElementCount).toBe(0)
      } finally {
        given.remove()
      }
    })

    it('draws inside a nested root as with the settings of both roots', async () => {
      const given = document.body.appendChild(document.createElement('div'))
      const outer = { ...nested.outer, portalContainer: given }
      /** The innermost root and the overlays of a tree: markup, look and size of each element, closed and open. */
      const drawn = async (tree: ReactElement) => {
        const { container, unmount } = await render(tree)
        await rested()
        const describeRoots = () => {
          const innermost = [...container.querySelectorAll('.wherry-root')].slice(-1)
          const floating = [...given.querySelectorAll('.wherry-root')].filter(
            (root) => root.firstElementChild,
          )
          return [...innermost, ...floating].map((root) => [markupOf(root), looks(root), sizes(root)])
        }
        const closed = describeRoots()
        await openAll(container)
        await rested()
        const open = describeRoots()
        await unmount()
        return { closed, open }
      }
      try {
        const expected = await drawn(
          <ThemeProvider {...outer} {...nested.inner}>
            {make({})}
          </ThemeProvider>,
        )
        const found = await drawn(
          <ThemeProvider {...outer}>
            <ThemeProvider {...nested.inner}>{make({})}</ThemeProvider>
          </ThemeProvider>,
        )
        expect(found).toEqual(expected)
      } finally {
        given.remove()
      }
    })

    it.each(compositionOrders)(
      'UI-04 leaves the keys of an input method to it, as %s sends them',
      async (order) => {
        const { container } = await draw()
        const submit = vi.fn((event: Event) => event.preventDefault())
        container.addEventListener('submit', submit)
        const pressAll = async (control: HTMLElement) => {
          control.focus()
          await rested()
          const before = stateOf(container)
          for (const key of ['Enter', 'Escape', 'ArrowDown', 'ArrowRight', 'Tab', 'Delete', ' ', 'a']) {
            const { defaultPrevented } = pressComposing(document.activeElement!, key, order)
            // Radix closes on Escape unless the default is prevented, so Escape is the exception.
            if (key !== 'Escape') expect(defaultPrevented, key).toBe(false)
            await settled()
            expect(stateOf(container), key).toEqual(before)
          }
        }
        for (const control of unlikeControls(container)) await pressAll(control)
        await openAll(container)
        if (document.activeElement instanceof HTMLElement) await pressAll(document.activeElement)
        for (const part of openParts(container))
          for (const control of unlikeControls(part)) if (control.isConnected) await pressAll(control)
        expect(submit).not.toHaveBeenCalled()
      },
    )

    actsOncePerPress(make)
    keepsForEveryVisitor(make, visitor)
  })
}
