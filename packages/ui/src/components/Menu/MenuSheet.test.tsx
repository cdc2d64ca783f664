import { type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { calm, touchScreen, usualVisitor, wish } from '../../testing/visitor.ts'
import { ThemeProvider, type ThemeProviderProps } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Drawer } from '../Drawer/Drawer.tsx'
import { Menu } from './Menu.tsx'

const items = [
  { value: 'print', label: 'Print' },
  { value: 'copy', label: 'Copy' },
]
const SheetMenu = () => (
  <Menu trigger={<Button>Open</Button>} label="Trip" groups={[{ key: 'all', items }]} onAction={() => {}} />
)
function SheetDrawer() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} title="Trip">
        <Button>Print</Button>
      </Drawer>
    </>
  )
}
/** The sheet of a phone, and the one it has to behave like. */
const sheets = [
  ['Menu', SheetMenu, 'menu'],
  ['Drawer', SheetDrawer, 'dialog'],
] as const

let root: Root
let host: HTMLElement
beforeEach(async () => {
  await wish(calm)
  await page.viewport(390, 700)
  await touchScreen(true)
})
afterEach(async () => {
  root.unmount()
  host.remove()
  document.body.removeAttribute('style')
  window.scrollTo(0, 0)
  await usualVisitor()
})

/** A partner's page, longer than the window, the sheet's root at its end; scrolled a little. */
async function draw(Sheet: () => ReactNode, theme: Partial<ThemeProviderProps> = {}, margin = '8px') {
  document.body.style.margin = margin
  host = document.createElement('main')
  host.innerHTML =
    '<h1 style="margin: 24px 0">A partner’s page</h1><div style="height: 2000px">Long</div><div></div>'
  document.body.append(host)
  root = createRoot(host.lastElementChild!)
  root.render(
    <ThemeProvider {...theme}>
      <Sheet />
    </ThemeProvider>,
  )
  await expect.poll(() => host.querySelector('button')).not.toBeNull()
  window.scrollTo(0, 1500)
}
const find = (role: string) => document.querySelector<HTMLElement>(`[role="${role}"]`)
const box = (role: string) => find(role)?.closest<HTMLElement>('[data-state]')

async function open(role: string) {
  const button = host.querySelector('button')!
  button.focus({ preventScroll: true })
  button.click()
  await expect.poll(() => find(role)).not.toBeNull()
  await new Promise((done) => setTimeout(done, 50))
}
async function shut(role: string) {
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => find(role)).toBeNull()
}

/** The page: where its parts stand, how far it is scrolled, and whether a wheel would move it. */
const stand = () => ({
  parts: [...host.querySelectorAll(':scope > h1, :scope > div:first-of-type')].map((part) => {
    const { left, top, width } = part.getBoundingClientRect()
    return { left, top, width }
  }),
  scroll: window.scrollY,
})
const isLocked = () =>
  [document.documentElement, document.body].some(
    (part) => getComputedStyle(part).overflowY === 'hidden' || getComputedStyle(part).overflow === 'hidden',
  )

describe.each(sheets)('the sheet of a %s on a phone', (_, Sheet, role) => {
  it.each(['0px', '8px', '20px'])(
    'UI-10 UI-14 EMBED-07 keeps a page with a margin of %s where it is, and gives its scrolling back',
    async (margin) => {
      await draw(Sheet, {}, margin)
      const before = stand()
      const style = document.body.getAttribute('style')
      await open(role)
      expect(stand()).toEqual(before)
      expect(isLocked()).toBe(true)
      await shut(role)
      await expect.poll(isLocked).toBe(false)
      expect(stand()).toEqual(before)
      expect(document.body.getAttribute('style')).toBe(style)
      expect(document.documentElement.getAttribute('style') ?? '').toBe('')
      window.scrollTo(0, 100)
      expect(window.scrollY).toBe(100)
    },
  )

  it('UI-10 UI-14 EMBED-07 lies at the lower edge of the part of a frame in view', async () => {
    await draw(Sheet, { visible: { top: 120, height: 400 } })
    await open(role)
    const { left, right, bottom, top } = box(role)!.getBoundingClientRect()
    expect(Math.round(bottom)).toBe(520)
    expect(top).toBeGreaterThanOrEqual(120)
    expect([left, Math.round(right)]).toEqual([0, document.documentElement.clientWidth])
    await shut(role)
    await expect.poll(isLocked).toBe(false)
  })

  it('UI-10 UI-14 UI-20 lies at the lower edge in a container of the partner, and leaves nothing there', async () => {
    const given = document.body.appendChild(document.createElement('div'))
    try {
      await draw(Sheet, { portalContainer: given })
      const before = stand()
      await open(role)
      expect(given.contains(find(role))).toBe(true)
      const { left, right, bottom } = box(role)!.getBoundingClientRect()
      expect(Math.round(bottom)).toBe(700)
      expect([left, Math.round(right)]).toEqual([0, document.documentElement.clientWidth])
      expect(isLocked()).toBe(true)
      await shut(role)
      await expect.poll(isLocked).toBe(false)
      expect(stand()).toEqual(before)
      expect(given.querySelector('[data-wherry-portal]')!.childElementCount).toBe(0)
    } finally {
      given.remove()
    }
  })

  it('UI-10 UI-14 taken away while it is open, it gives the page back', async () => {
    await draw(Sheet)
    await open(role)
    root.render(null)
    await expect.poll(() => find(role)).toBeNull()
    await expect.poll(isLocked).toBe(false)
    expect(document.querySelectorAll('[aria-hidden="true"]:not(svg)')).toHaveLength(0)
  })
})
