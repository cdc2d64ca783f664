import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { ComboBox } from '../../components/ComboBox/ComboBox.tsx'
import { Dialog } from '../../components/Dialog/Dialog.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'

afterEach(cleanup)

const groups = [{ key: 'airports', items: ['Istanbul Airport', 'Sabiha Gökçen'] }]
const same = (text: string) => text

it('UI-18 a list of a thousand is drawn once: it has its place before it is shown', async () => {
  const places: string[] = []
  const { container, unmount } = await render(
    <ThemeProvider>
      <ComboBox label="From" groups={groups} getKey={same} getText={same} fullScreen="never" />
    </ThemeProvider>,
  )
  container.addEventListener(
    'beforetoggle',
    ({ target }) => places.push((target as HTMLElement).style.getPropertyValue('--room')),
    true,
  )
  await userEvent.click(container.querySelector('input')!)
  await expect.poll(() => container.querySelectorAll('[role="option"]').length).toBe(2)
  expect(places).toHaveLength(1)
  expect(Number.parseFloat(places[0]!)).toBeGreaterThan(100)
  expect(container.querySelector('[popover]')!.matches(':popover-open')).toBe(true)
  await unmount()
})

it('UI-18 EMBED-07 a list is shown once, though the part in view changes under it', async () => {
  const show = vi.spyOn(HTMLElement.prototype, 'showPopover')
  const tree = (height: number) => (
    <ThemeProvider visible={{ top: 0, height }}>
      <ComboBox label="From" groups={groups} getKey={same} getText={same} fullScreen="never" />
    </ThemeProvider>
  )
  const { container, rerender, unmount } = await render(tree(600))
  await userEvent.click(container.querySelector('input')!)
  const room = () => container.querySelector<HTMLElement>('[popover]')?.style.getPropertyValue('--room')
  await expect.poll(room).toBeDefined()
  const before = room()
  await rerender(tree(400))
  await expect.poll(room).not.toBe(before)
  expect(show).toHaveBeenCalledTimes(1)
  show.mockRestore()
  await unmount()
})

it('UI-14 UI-18 a finger that drags beside an open list in a dialog leaves the next press its effect', async () => {
  const close = vi.fn()
  const { getByRole, unmount } = await render(
    <ThemeProvider>
      <Dialog isOpen onOpenChange={close} title="Booking">
        <ComboBox label="From" groups={groups} getKey={same} getText={same} fullScreen="never" />
        <textarea aria-label="Comment" />
      </Dialog>
    </ThemeProvider>,
  )
  const press = (element: Element, Type: typeof MouseEvent, name: string) => {
    const event = new Type(name, { bubbles: true, cancelable: true, composed: true })
    element.dispatchEvent(event)
    return event.defaultPrevented
  }
  const dialog = getByRole('dialog').element()
  await getByRole('combobox').click()
  await expect.element(getByRole('listbox')).toBeVisible()
  press(dialog.parentElement!, PointerEvent, 'pointerdown')
  await expect.element(getByRole('listbox')).not.toBeInTheDocument()
  await expect.element(getByRole('dialog')).toHaveFocus()
  const comment = getByRole('textbox', { name: 'Comment' }).element()
  press(comment, PointerEvent, 'pointerdown')
  expect(press(comment, MouseEvent, 'mousedown')).toBe(false)
  expect(close).not.toHaveBeenCalled()
  await unmount()
})
