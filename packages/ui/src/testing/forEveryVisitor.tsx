import axe from 'axe-core'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ThemeProvider, type ThemeProviderProps } from '../themes/ThemeProvider.tsx'
import {
  controlsOf,
  edgesOf,
  isClipped,
  isInline,
  isSeen,
  isSeenForced,
  openAll,
  openParts,
  settled,
  sizeOfTarget,
  targetOf,
} from './controls.ts'
import { strangeWords } from './ownWords.ts'
import { calm, touchScreen, wish } from './visitor.ts'

export interface VisitorOptions {
  /** True if the component's motion shows activity, so that reduced motion only slows it down. @default false */
  isAlive?: boolean
  /** Names that are the same in every language. @default none */
  properNames?: readonly string[]
}

const nameOf = (element: Element) =>
  `${element.localName} ${element.getAttribute('role') ?? ''} ${element.getAttribute('aria-label') ?? element.textContent}`.slice(
    0,
    60,
  )

/**
 * The part of the suite for all kinds of visitors: a narrow screen, another language, touch, a keyboard, forced colours,
 * reduced motion. It also tests the overlays of a component.
 */
export function keepsForEveryVisitor(
  make: (props: object) => ReactElement,
  { isAlive = false, properNames = [] }: VisitorOptions,
): void {
  const draw = (props: Partial<ThemeProviderProps> = {}) =>
    render(<ThemeProvider {...props}>{make({})}</ThemeProvider>)

  it('A11Y-01 needs no scrolling sideways on a screen of 320 px, open or not', async () => {
    await page.viewport(320, 640)
    const { container } = await render(
      <ThemeProvider locale="ru">
        <div style={{ padding: 16 }}>{make({})}</div>
      </ThemeProvider>,
    )
    const width = () => document.documentElement.scrollWidth
    expect(width()).toBeLessThanOrEqual(320)
    await openAll(container)
    expect(width()).toBeLessThanOrEqual(320)
    const floating = container.querySelectorAll(
      '[data-wherry-portal] :is([role="dialog"], [role="menu"], [role="listbox"], [role="tooltip"])',
    )
    for (const part of floating) {
      const { left, right } = part.getBoundingClientRect()
      expect(left, nameOf(part)).toBeGreaterThanOrEqual(0)
      expect(right, nameOf(part)).toBeLessThanOrEqual(320)
    }
  })

  it('shows what it opens', async () => {
    const { container } = await draw()
    await openAll(container)
    await settled()
    const unseen = openParts(container).filter((part) => {
      part.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      return !isSeen(part)
    })
    expect(unseen.map(nameOf)).toEqual([])
  })

  it('A11Y-01 axe finds nothing, open or not', async () => {
    const { container } = await draw()
    const look = async () => {
      const { violations } = await axe.run(container, { rules: { region: { enabled: false } } })
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    }
    expect(await look()).toEqual([])
    await openAll(container)
    expect(await look()).toEqual([])
  })

  it.each([
    ['ru', 'Latin'],
    ['en', 'Cyrillic'],
  ] as const)('has no words of its own but those of the language %s', async (locale, script) => {
    const { container } = await draw({ locale })
    const handed = [make({}), properNames]
    expect(strangeWords(container, handed, script)).toEqual([])
    await openAll(container)
    expect(strangeWords(container, handed, script)).toEqual([])
  })

  it.each([
    ['a mouse', 24],
    ['a finger', 44],
  ] as const)('has targets for %s of %i px', async (pointer, least) => {
    await touchScreen(pointer === 'a finger')
    expect(matchMedia('(pointer: coarse)').matches).toBe(pointer === 'a finger')
    const { container } = await render(
      <ThemeProvider>
        <div style={{ padding: 24 }}>{make({})}</div>
      </ThemeProvider>,
    )
    await openAll(container)
    const small = controlsOf(container)
      .filter((control) => !isInline(control) && !isClipped(control))
      .map((control) => ({ control, ...sizeOfTarget(control) }))
      // A box that begins between two pixels measures one pixel less.
      .filter(({ width, height }) => Math.min(width, height) < least - 1)
      .map(({ control, width, height }) => `${nameOf(control)}: ${width} × ${height}`)
    expect(small).toEqual([])
  })

  it.each(['usual', 'forced'] as const)('shows where the focus is, in %s colours', async (colours) => {
    if (colours === 'forced') await wish({ ...calm, 'forced-colors': 'active' })
    const { container } = await draw()
    await userEvent.keyboard('{Shift}')
    const look = (controls: HTMLElement[]) => {
      for (const control of controls.filter(({ tabIndex }) => tabIndex >= 0)) {
        control.blur()
        const without = edgesOf(container)
        control.focus()
        expect(control.matches(':focus'), `${nameOf(control)} takes no focus`).toBe(true)
        expect(edgesOf(container), nameOf(control)).not.toEqual(without)
      }
    }
    look(controlsOf(container))
    await openAll(container)
    look([...container.querySelectorAll('[data-wherry-portal]')].flatMap(controlsOf))
  })

  it('is seen where colours are forced', async () => {
    await wish({ ...calm, 'forced-colors': 'active' })
    const { container } = await draw()
    await openAll(container)
    const unseen = controlsOf(container).filter(
      (control) => !isSeenForced(targetOf(control)) && !isSeenForced(control),
    )
    expect(unseen.map(nameOf)).toEqual([])
  })

  it('stands still where motion is unwanted', async () => {
    const { container } = await draw()
    await openAll(container)
    const moving = container
      .getAnimations({ subtree: true })
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > (isAlive ? 5000 : 1))
    expect(moving.map((animation) => String((animation as CSSAnimation).animationName))).toEqual([])
  })
}
