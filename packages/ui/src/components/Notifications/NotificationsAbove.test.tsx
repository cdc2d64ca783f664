import { StrictMode } from 'react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { townFields } from '../../testing/townFields.tsx'
import { calm, usualVisitor, wish } from '../../testing/visitor.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { NotificationProvider, type Notifications, useNotifications } from './Notifications.tsx'

let api: Notifications
function Taker() {
  api = useNotifications()
  return null
}

const names = ['Select', 'ComboBox'] as const

/** Renders a field beside the messages: its list opens under their left end. */
const draw = (name: keyof typeof townFields, container?: HTMLElement) =>
  render(
    <StrictMode>
      <ThemeProvider>
        <NotificationProvider>
          <Taker />
          <div style={{ position: 'absolute', insetBlockStart: 0, insetInlineEnd: 300, width: 420 }}>
            {townFields[name]}
          </div>
        </NotificationProvider>
      </ThemeProvider>
    </StrictMode>,
    container ? { container, baseElement: container } : {},
  )

const show = () => {
  for (const title of ['Saved', 'Offline', 'New times'])
    api.show({ tone: 'info', title, text: 'Some more words about it', duration: null })
}
const open = async (root: ParentNode) => {
  await userEvent.click(root.querySelector('[role="combobox"]')!)
  await expect.poll(() => root.querySelector('[role="listbox"]')).not.toBeNull()
}
const cards = (root: ParentNode) => [...root.querySelectorAll<HTMLElement>('[data-tone]')]
/** For each card, true if a pointer hits it at its left end. */
const met = (root: Document | ShadowRoot) =>
  cards(root).map((card) => {
    const { left, top, height } = card.getBoundingClientRect()
    return card.contains(root.elementFromPoint(left + 40, top + height / 2))
  })
/** Overlap of the list and the lowest card, in px. Without an overlap the test would prove nothing. */
function overlap(root: ParentNode): number {
  const list = root.querySelector('[role="listbox"]')!.getBoundingClientRect()
  const card = cards(root).at(-1)!.getBoundingClientRect()
  return Math.min(list.bottom, card.bottom) - Math.max(list.top, card.top)
}

describe('UI-09 above an open list the messages can be seen and pressed', () => {
  beforeEach(() => wish(calm))
  afterEach(async () => {
    await cleanup()
    await usualVisitor()
  })

  it.each(names)('UI-09 %s opened after them', async (name) => {
    await draw(name)
    show()
    await expect.poll(() => cards(document).length).toBe(3)
    await open(document)
    expect(overlap(document)).toBeGreaterThan(20)
    await expect.poll(() => met(document)).toEqual([true, true, true])
    const closer = cards(document).at(-1)!.querySelector(':scope > button')!
    await userEvent.click(closer)
    await expect.poll(() => cards(document).length).toBe(2)
  })

  it.each(names)('UI-09 %s opened before them', async (name) => {
    await draw(name)
    await open(document)
    show()
    await expect.poll(() => cards(document).length).toBe(3)
    expect(overlap(document)).toBeGreaterThan(20)
    await expect.poll(() => met(document)).toEqual([true, true, true])
  })

  it('UI-09 UI-20 in a shadow root', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const shadow = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync([...document.querySelectorAll('style')].map((style) => style.textContent).join('\n'))
    shadow.adoptedStyleSheets = [sheet]
    try {
      await draw('Select', shadow.appendChild(document.createElement('div')))
      show()
      await expect.poll(() => cards(shadow).length).toBe(3)
      await open(shadow)
      expect(overlap(shadow)).toBeGreaterThan(20)
      await expect.poll(() => met(shadow)).toEqual([true, true, true])
    } finally {
      await cleanup()
      host.remove()
    }
  })

  it('UI-09 the focus in a message and its place stay when something comes into the top layer', async () => {
    await draw('Select')
    show()
    await expect.poll(() => cards(document).length).toBe(3)
    const other = document.body.appendChild(document.createElement('div'))
    other.popover = 'manual'
    other.style.cssText = 'position: fixed; inset: 0; width: auto; height: auto; margin: 0'
    try {
      const closer = cards(document)[1]!.querySelector<HTMLElement>(':scope > button')!
      closer.focus()
      const before = cards(document).map((card) => card.getBoundingClientRect().toJSON())
      other.showPopover()
      await expect.poll(() => met(document)).toEqual([true, true, true])
      expect(document.activeElement).toBe(closer)
      expect(cards(document).map((card) => card.getBoundingClientRect().toJSON())).toEqual(before)
    } finally {
      other.remove()
    }
  })

  it('UI-09 it lies in the corner of the window, and takes no press beside its cards', async () => {
    await page.viewport(800, 600)
    await draw('Select')
    const region = document.querySelector<HTMLElement>('[data-wherry-notifications]')!
    const box = () => region.getBoundingClientRect().toJSON()
    const empty = box()
    show()
    await expect.poll(() => region.matches(':popover-open')).toBe(true)
    expect(box()).toEqual(empty)
    expect(getComputedStyle(region).backgroundColor).toBe('rgba(0, 0, 0, 0)')
    expect(region.contains(document.elementFromPoint(40, 300))).toBe(false)
    for (const card of cards(document)) card.querySelector<HTMLElement>(':scope > button')!.click()
    await expect.poll(() => cards(document).length).toBe(0)
    expect(region.matches(':popover-open')).toBe(false)
    expect(box()).toEqual(empty)
  })
})
