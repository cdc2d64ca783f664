import { type ReactNode, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { Menu } from '../Menu/Menu.tsx'
import { NotificationProvider, useNotifications } from '../Notifications/Notifications.tsx'
import { Popover } from '../Popover/Popover.tsx'
import { Dialog } from './Dialog.tsx'

let root: Root
let host: HTMLElement
afterEach(() => {
  root.unmount()
  host.remove()
  window.scrollTo(0, 0)
})

function inShadow(tree: ReactNode): ShadowRoot {
  host = document.createElement('div')
  document.body.append(host)
  const shadow = host.attachShadow({ mode: 'open' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync([...document.querySelectorAll('style')].map((style) => style.textContent).join('\n'))
  shadow.adoptedStyleSheets = [sheet]
  root = createRoot(shadow)
  root.render(<ThemeProvider>{tree}</ThemeProvider>)
  return shadow
}
const find = (within: ShadowRoot, text: string) =>
  [...within.querySelectorAll<HTMLElement>('button')].find(
    (one) => (one.ariaLabel ?? one.textContent) === text,
  )
const opened = async (within: ShadowRoot, role: string) => {
  await expect.poll(() => within.querySelector(`[role="${role}"]`)).not.toBeNull()
  return within.querySelector<HTMLElement>(`[role="${role}"]`)!
}
const has = (within: ShadowRoot, text: string) =>
  expect.poll(() => within.activeElement === find(within, text))
const shut = (within: ShadowRoot, role: string) =>
  expect.poll(() => within.querySelector(`[role="${role}"]`)).toBeNull()

function Opener() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Asked"
        footer={
          <>
            <Button>First</Button>
            <Button>Last</Button>
          </>
        }
      />
    </>
  )
}

/** Stays open at the first request; notes each. */
function RefusesOnce({ asks }: { asks: boolean[] }) {
  const [isOpen, setOpen] = useState(true)
  const answer = (open: boolean) => {
    asks.push(open)
    if (asks.length > 1) setOpen(open)
  }
  return <Dialog isOpen={isOpen} onOpenChange={answer} title="Asked" />
}

function Message() {
  const { show } = useNotifications()
  return <Button onClick={() => show({ tone: 'critical', title: 'Offline', duration: null })}>Book</Button>
}

describe('overlays in a shadow root', () => {
  it("UI-20 a dialog closes by the device's own gesture, and by the next one where it has refused", async () => {
    const asks: boolean[] = []
    // Without its `keydown` event Escape is the same as Back on Android: only a close request of the browser.
    const hide = (event: KeyboardEvent) => event.stopImmediatePropagation()
    window.addEventListener('keydown', hide, true)
    try {
      const shadow = inShadow(<RefusesOnce asks={asks} />)
      await opened(shadow, 'dialog')
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => asks).toEqual([false])
      expect(shadow.querySelector('[role="dialog"]')).not.toBeNull()
      await userEvent.keyboard('{Escape}')
      await shut(shadow, 'dialog')
      expect(asks).toEqual([false, false])
    } finally {
      window.removeEventListener('keydown', hide, true)
    }
  })

  it('UI-14 UI-20 a dialog gives the focus to its first thing, leads Tab round, and gives it back', async () => {
    const shadow = inShadow(
      <>
        <button type="button">Before</button>
        <Opener />
      </>,
    )
    await expect.poll(() => find(shadow, 'Open')).toBeTruthy()
    find(shadow, 'Open')!.focus()
    await userEvent.keyboard('{Enter}')
    await opened(shadow, 'dialog')
    await has(shadow, 'First').toBe(true)
    for (const [keys, name] of [
      ['{Tab}', 'Last'],
      ['{Tab}', 'Close'],
      ['{Tab}', 'First'],
      ['{Shift>}{Tab}{/Shift}', 'Close'],
    ] as const) {
      await userEvent.keyboard(keys)
      await has(shadow, name).toBe(true)
    }
    await userEvent.keyboard('{Escape}')
    await shut(shadow, 'dialog')
    await has(shadow, 'Open').toBe(true)
  })

  it('UI-09 UI-20 a notification above a dialog is pressed and closed by Escape, and the dialog stays', async () => {
    const shadow = inShadow(
      <NotificationProvider>
        <Dialog defaultOpen title="Booking">
          <Message />
        </Dialog>
      </NotificationProvider>,
    )
    await opened(shadow, 'dialog')
    await has(shadow, 'Book').toBe(true)
    const card = () => shadow.querySelector<HTMLElement>('[data-tone="critical"]:not(button)')
    const show = async () => {
      await userEvent.keyboard('{Enter}')
      await expect.poll(card).not.toBeNull()
    }
    await show()
    await userEvent.click(card()!.querySelector(':scope > button')!)
    await expect.poll(card).toBeNull()
    expect(shadow.querySelector('[role="dialog"]')?.getAttribute('data-state')).toBe('open')
    await has(shadow, 'Book').toBe(true)
    await show()
    await userEvent.keyboard('{F6}{Tab}{Escape}')
    await expect.poll(card).toBeNull()
    expect(shadow.querySelector('[role="dialog"]')?.getAttribute('data-state')).toBe('open')
    await userEvent.keyboard('{Escape}')
    await shut(shadow, 'dialog')
  })

  it('UI-14 UI-20 a popover gives the focus to its first thing, leads Tab round, and gives it back', async () => {
    const shadow = inShadow(
      <Popover trigger={<Button>Sort</Button>} label="Sort offers">
        <Button>Cheapest</Button>
        <Button>Best</Button>
      </Popover>,
    )
    await expect.poll(() => find(shadow, 'Sort')).toBeTruthy()
    find(shadow, 'Sort')!.focus()
    await userEvent.keyboard('{Enter}')
    await opened(shadow, 'dialog')
    await has(shadow, 'Cheapest').toBe(true)
    await userEvent.keyboard('{Tab}')
    await has(shadow, 'Best').toBe(true)
    await userEvent.keyboard('{Tab}')
    await has(shadow, 'Cheapest').toBe(true)
    await userEvent.keyboard('{Escape}')
    await shut(shadow, 'dialog')
    await has(shadow, 'Sort').toBe(true)
  })

  it('UI-10 UI-20 a menu is walked, and a press beside it gives the focus back', async () => {
    const shadow = inShadow(
      <>
        <Menu
          trigger={<Button>Trip</Button>}
          label="Trip"
          groups={[
            {
              key: 'all',
              items: [
                { value: 'print', label: 'Print' },
                { value: 'copy', label: 'Copy' },
              ],
            },
          ]}
          onAction={() => {}}
        />
        <p style={{ marginBlockStart: 300 }}>Beside</p>
      </>,
    )
    await expect.poll(() => find(shadow, 'Trip')).toBeTruthy()
    find(shadow, 'Trip')!.focus()
    await userEvent.keyboard('{Enter}')
    await opened(shadow, 'menu')
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Print')
    await userEvent.keyboard('{ArrowDown}')
    expect(shadow.activeElement?.textContent).toBe('Copy')
    await userEvent.click(shadow.querySelector('p')!)
    await shut(shadow, 'menu')
    await has(shadow, 'Trip').toBe(true)
  })

  it('UI-14 UI-20 a combo box keeps its active option in view', async () => {
    const towns = Array.from({ length: 60 }, (_, at) => `Town ${at + 1}`)
    const same = (text: string) => text
    const shadow = inShadow(
      <div style={{ width: 800 }}>
        <ComboBox label="Town" getKey={same} getText={same} groups={[{ key: 'towns', items: towns }]} />
      </div>,
    )
    await expect.poll(() => shadow.querySelector('input')).not.toBeNull()
    shadow.querySelector('input')!.focus()
    await userEvent.keyboard('{ArrowUp}')
    const list = await opened(shadow, 'listbox')
    const edges = () => {
      const option = shadow.querySelector('[aria-selected="true"]')!.getBoundingClientRect()
      return list.parentElement!.getBoundingClientRect().bottom - option.bottom
    }
    await expect.poll(edges).toBeGreaterThanOrEqual(0)
    expect(shadow.querySelector('[aria-selected="true"]')?.textContent).toBe('Town 60')
  })
})

describe('what is long in a dialog', () => {
  it('A11Y-04 is scrolled by the keyboard from when it is, also in a dialog that was as high as it can be', async () => {
    const shadow = inShadow(
      <Dialog defaultOpen size="full" title="Offer" footer={<Button>Close</Button>}>
        <p>Short</p>
      </Dialog>,
    )
    await opened(shadow, 'dialog')
    const text = shadow.querySelector('p')!
    const body = text.parentElement!
    await expect.poll(() => body.clientHeight).toBeGreaterThan(0)
    expect(body.tabIndex).toBe(-1)
    text.style.height = '5000px'
    await expect.poll(() => body.tabIndex).toBe(0)
    text.style.height = ''
    await expect.poll(() => body.tabIndex).toBe(-1)
    const more = document.createElement('div')
    more.style.height = '5000px'
    body.append(more)
    await expect.poll(() => body.tabIndex).toBe(0)
    more.append(document.createElement('button'))
    more.style.height = '5001px'
    await expect.poll(() => body.tabIndex).toBe(-1)
    more.remove()
  })
})

describe('the page behind', () => {
  it.each([
    ['8px', '24px'],
    ['0px', '0px'],
    ['20px', '0px'],
  ])(
    'UI-14 EMBED-07 with a margin of %s it does not move while a dialog is open, nor when it has closed',
    async (margin, inner) => {
      document.body.style.margin = margin
      host = document.createElement('main')
      host.innerHTML = `<style>body { margin: ${margin} }</style><h1 style="margin: ${inner} 0">A partner’s page</h1><div style="height: 3000px">Long</div><div></div>`
      document.body.append(host)
      root = createRoot(host.lastElementChild!)
      root.render(
        <ThemeProvider>
          <Opener />
        </ThemeProvider>,
      )
      await expect.poll(() => host.querySelector('button')).not.toBeNull()
      window.scrollTo(0, 400)
      const rects = () =>
        [...host.querySelectorAll(':scope > h1, :scope > div:first-of-type')].map((part) => {
          const { left, top, width } = part.getBoundingClientRect()
          return { left, top, width }
        })
      const before = { rects: rects(), scroll: window.scrollY }
      host.querySelector('button')!.focus({ preventScroll: true })
      host.querySelector('button')!.click()
      await expect.poll(() => document.querySelector('[role="dialog"]')).not.toBeNull()
      expect({ rects: rects(), scroll: window.scrollY }).toEqual(before)
      await userEvent.keyboard('{Escape}')
      await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull()
      await expect.poll(() => ({ rects: rects(), scroll: window.scrollY })).toEqual(before)
    },
  )
})
