import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { Menu } from './Menu.tsx'

const groups = [
  {
    key: 'all',
    title: 'Trip',
    items: [
      { value: 'print', label: 'Print voucher' },
      { value: 'copy', label: 'Copy trip', offReason: 'Nothing to copy' },
    ],
  },
]
const menu = (props: object = {}) => (
  <Menu trigger={<Button>Trip</Button>} label="Trip" groups={groups} onAction={() => {}} {...props} />
)

conforms('Menu', (props) => menu({ ...props, defaultOpen: true }), { element: HTMLDivElement })

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

interface Session {
  send(method: string, params: object): Promise<unknown>
}

/** The browser's own mouse; the test stands in a frame of the page that it counts from. */
async function mouse(
  type: 'mouseMoved' | 'mousePressed' | 'mouseReleased',
  x: number,
  y: number,
  isPressed = type === 'mousePressed',
) {
  const frame = window.frameElement!.getBoundingClientRect()
  const scale = frame.width / window.innerWidth
  await (cdp() as unknown as Session).send('Input.dispatchMouseEvent', {
    type,
    x: frame.left + x * scale,
    y: frame.top + y * scale,
    button: type === 'mouseMoved' && !isPressed ? 'none' : 'left',
    buttons: isPressed ? 1 : 0,
    clickCount: type === 'mouseMoved' ? 0 : 1,
  })
}

describe('Menu under a real keyboard', () => {
  afterEach(() => cleanup())

  it.each([
    ['{Tab}', 'After'],
    ['{Shift>}{Tab}{/Shift}', 'Before'],
  ])('UI-10 A11Y-02 %s closes and leads on from the trigger', async (keys, name) => {
    const { getByRole } = await render(
      <ThemeProvider>
        <button type="button">Before</button>
        {menu()}
        <button type="button">After</button>
      </ThemeProvider>,
    )
    getByRole('button', { name: 'Trip' }).element().focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.element(getByRole('menuitem', { name: 'Print voucher' })).toHaveFocus()
    await userEvent.keyboard(keys)
    await expect.element(getByRole('menu')).not.toBeInTheDocument()
    await new Promise((done) => setTimeout(done, 50))
    await expect.element(getByRole('button', { name })).toHaveFocus()
  })

  it('UI-10 the first move of a mouse over an item takes the focus along', async () => {
    const { getByRole } = await render(<ThemeProvider>{menu()}</ThemeProvider>)
    await getByRole('button', { name: 'Trip' }).click()
    const row = getByRole('menuitem', { name: 'Print voucher' })
    const { x, y } = middleOf(row.element())
    await mouse('mouseMoved', x, y)
    await expect.element(row).toHaveFocus()
  })

  it.each([
    ['on an item takes it', 'menuitem', 1, false],
    ['on an item that is off takes nothing', 'off', 0, true],
    ['beside it closes it', 'beside', 0, false],
  ])('UI-10 pressed, dragged and let go %s', async (_, place, taken, isOpen) => {
    const act = vi.fn()
    const { getByRole } = await render(<ThemeProvider>{menu({ onAction: act })}</ThemeProvider>)
    const from = middleOf(getByRole('button', { name: 'Trip' }).element())
    await mouse('mouseMoved', from.x, from.y)
    await mouse('mousePressed', from.x, from.y)
    await mouse('mouseMoved', from.x, from.y + 60, true)
    await expect.element(getByRole('menu')).toBeVisible()
    const names = { menuitem: /^Print/, off: /^Copy/ }
    const to =
      place === 'beside'
        ? { x: 900, y: 600 }
        : middleOf(getByRole('menuitem', { name: names[place as keyof typeof names] }).element())
    await mouse('mouseMoved', to.x, to.y, true)
    await mouse('mouseReleased', to.x, to.y)
    if (isOpen) await expect.element(getByRole('menu')).toBeVisible()
    else await expect.element(getByRole('menu')).not.toBeInTheDocument()
    expect(act).toHaveBeenCalledTimes(taken)
  })

  it('UI-10 a mouse takes the focus along, and back to the list as it leaves', async () => {
    const { getByRole } = await render(<ThemeProvider>{menu({ defaultOpen: true })}</ThemeProvider>)
    const row = getByRole('menuitem', { name: /^Copy trip/ })
    await row.hover({ position: { x: 20, y: 20 } })
    await row.hover({ position: { x: 30, y: 20 } })
    await expect.element(row).toHaveFocus()
    await getByRole('button', { name: 'Trip' }).hover()
    await expect.element(getByRole('menu')).toHaveFocus()
  })

  it('UI-10 A11Y-04 an action that opens a dialog leaves the focus in it; closed, it comes back to the button', async () => {
    const { getByRole } = await render(<WithDialog />)
    getByRole('button', { name: 'Trip' }).element().focus()
    await userEvent.keyboard('{Enter}')
    await expect.element(getByRole('menuitem', { name: 'Print voucher' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    const print = getByRole('button', { name: 'Print' })
    await expect.element(print).toHaveFocus()
    await new Promise((done) => setTimeout(done, 100))
    await expect.element(print).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect.element(getByRole('button', { name: 'Trip' })).toHaveFocus()
  })

  it('UI-10 opens and closes with a trigger that passes nothing on', async () => {
    const close = vi.fn()
    const { getByRole } = await render(
      <ThemeProvider>
        {menu({ trigger: <Bare />, isOpen: true, onOpenChange: close })}
        <button type="button" style={{ marginTop: 400 }}>
          Beside
        </button>
      </ThemeProvider>,
    )
    await expect.element(getByRole('menuitem', { name: 'Print voucher' })).toBeVisible()
    await getByRole('button', { name: 'Beside' }).click()
    expect(close).toHaveBeenCalledWith(false)
  })

  it('UI-10 works in a shadow root', async () => {
    const host = document.createElement('div')
    document.body.append(host)
    const shadow = host.attachShadow({ mode: 'open' })
    const root = createRoot(shadow)
    root.render(<ThemeProvider>{menu()}</ThemeProvider>)
    const find = (selector: string) => shadow.querySelector<HTMLElement>(selector)
    await expect.poll(() => find('button')).not.toBeNull()
    find('button')!.focus()
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(() => shadow.activeElement?.textContent).toBe('Print voucher')
    await userEvent.keyboard('{ArrowDown}')
    expect(shadow.activeElement?.textContent).toContain('Copy trip')
    await userEvent.keyboard('{ArrowDown}')
    expect(shadow.activeElement?.textContent).toBe('Print voucher')
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => find('[role="menu"]')).toBeNull()
    expect(shadow.activeElement).toBe(find('button'))
    root.unmount()
    host.remove()
  })
})

function WithDialog() {
  const [isOpen, setOpen] = useState(false)
  return (
    <ThemeProvider>
      {menu({ onAction: () => setOpen(true) })}
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Print" footer={<Button>Print</Button>} />
    </ThemeProvider>
  )
}

const Bare = () => <button type="button">Trip</button>

it('UI-20 a Menu whose owner keeps it closed asks for the same at each press', async () => {
  const told = vi.fn()
  const { getByRole } = await render(
    <ThemeProvider>{menu({ isOpen: false, onOpenChange: told })}</ThemeProvider>,
  )
  const button = getByRole('button', { name: 'Trip' }).element() as HTMLElement
  for (let press = 0; press < 4; press++) {
    button.click()
    await new Promise((done) => setTimeout(done, 20))
  }
  expect(told.mock.calls).toEqual([[true], [true], [true], [true]])
})
