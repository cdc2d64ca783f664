import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import { EditorPage, editorOfPartner, patient } from '../../../testing/pages/editorPage.tsx'
import { withModule } from '../../../testing/pages/storyModule.tsx'

const meta = {
  title: 'Screens/Editor/Advantages',
  component: EditorPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', ...editorOfPartner(3001) },
  args: { onClosed: fn() },
} satisfies Meta<typeof EditorPage>
export default meta
type Story = StoryObj<typeof meta>

const listOf = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('list', { name: 'Chosen advantages in their order' }, patient)
const namesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('checkbox')
    .map((box) => (box as HTMLInputElement).labels?.[0]?.textContent)
const handle = (list: HTMLElement, name: string) =>
  within(list).getByRole('button', { name: `Move: ${name}` })
const spoken = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('[data-wherry-announcer="polite"]')].at(-1)
const stored = [
  'Points and miles',
  'Met by name',
  'Free cancellation and changes',
  '1 hour free waiting',
  'A quiet ride',
  'Fixed price',
]

export const ByKeyboard: Story = {
  name: 'The keyboard orders: arrows on the handle, to both ends, with the focus kept and each place said',
  tags: ['EDITOR-05'],
  async play({ canvasElement }) {
    const list = await listOf(canvasElement)
    await expect(namesIn(list)).toEqual(stored)
    handle(list, 'Points and miles').focus()
    await userEvent.keyboard('{ArrowUp}')
    await expect(namesIn(list)).toEqual(stored)
    await userEvent.keyboard('{ArrowDown}')
    await expect(namesIn(list).slice(0, 2)).toEqual(['Met by name', 'Points and miles'])
    await expect(handle(list, 'Points and miles')).toHaveFocus()
    await waitFor(() => expect(spoken(canvasElement)).toHaveTextContent('Points and miles: 2nd of 6'))
    await userEvent.keyboard('{End}')
    await expect(namesIn(list).at(-1)).toBe('Points and miles')
    await userEvent.keyboard('{ArrowDown}')
    await expect(namesIn(list).at(-1)).toBe('Points and miles')
    await userEvent.keyboard('{Home}')
    await expect(namesIn(list)).toEqual(stored)
    await expect(handle(list, 'Points and miles')).toHaveFocus()
    // Each move is a step to undo.
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect(namesIn(list).at(-1)).toBe('Points and miles')
    // The preview follows.
    const preview = within(canvasElement).getByRole('region', { name: 'Preview' })
    await waitFor(() =>
      expect([...preview.querySelectorAll('li b')].map((one) => one.textContent).at(-1)).toBe(
        'Points and miles',
      ),
    )
  },
}

export const ByButtons: Story = {
  name: 'A press on the handle shows buttons that move the row; Escape hides them',
  tags: ['EDITOR-05'],
  async play({ canvasElement }) {
    const list = await listOf(canvasElement)
    handle(list, 'Met by name').focus()
    await userEvent.keyboard('{Enter}')
    const up = () => within(list).getByRole('button', { name: 'Move up: Met by name' })
    const down = () => within(list).getByRole('button', { name: 'Move down: Met by name' })
    await userEvent.click(up())
    await expect(namesIn(list)[0]).toBe('Met by name')
    await expect(up()).toHaveFocus()
    await expect(up()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(down())
    await userEvent.click(down())
    await expect(namesIn(list)[2]).toBe('Met by name')
    await expect(down()).toHaveFocus()
    handle(list, 'Met by name').focus()
    await userEvent.keyboard('{Escape}')
    await expect(within(list).queryByRole('button', { name: /^Move up/ })).toBeNull()
    await userEvent.keyboard(' ')
    await expect(handle(list, 'Met by name')).toHaveAttribute('aria-pressed', 'true')
  },
}

const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { clientX: left + width / 2, clientY: top + height / 2 }
}
const pointer = { pointerId: 1, button: 0, isPrimary: true, pointerType: 'mouse' }

export const ByPointer: Story = {
  name: 'A row is dragged to its place; Escape puts it back',
  tags: ['EDITOR-05'],
  async play({ canvasElement }) {
    const list = await listOf(canvasElement)
    const rows = [...list.children]
    const grip = handle(list, 'Met by name')
    // The events are synthetic, so there is no real pointer to capture.
    grip.setPointerCapture = () => {}
    // The focus scrolls once, before anything is measured.
    grip.focus()
    const press = { ...pointer, ...middle(grip) }
    const over = (row: Element) => ({ ...press, clientY: middle(row).clientY + 4 })
    await fireEvent.pointerDown(grip, press)
    await fireEvent.pointerMove(grip, over(rows[3] as Element))
    await expect(namesIn(list)).toEqual(stored)
    await waitFor(() => expect(rows[1]).toHaveAttribute('data-dragged'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(spoken(canvasElement)).toHaveTextContent('Met by name is 2nd of 6 again'))
    await fireEvent.pointerUp(grip, over(rows[3] as Element))
    await expect(namesIn(list)).toEqual(stored)
    await waitFor(() => expect((rows[2] as HTMLElement).style.transform).toBe(''))
    await fireEvent.pointerDown(grip, press)
    await fireEvent.pointerMove(grip, { ...press, clientY: press.clientY + 20 })
    await fireEvent.pointerMove(grip, over(rows[3] as Element))
    await fireEvent.pointerUp(grip, over(rows[3] as Element))
    await waitFor(() =>
      expect(namesIn(list)).toEqual([
        'Points and miles',
        'Free cancellation and changes',
        '1 hour free waiting',
        'Met by name',
        'A quiet ride',
        'Fixed price',
      ]),
    )
    await fireEvent.click(grip)
    await expect(handle(list, 'Met by name')).toHaveAttribute('aria-pressed', 'false')
  },
}

export const ByPointerScrolled: Story = {
  name: 'A row that is dragged stays under the pointer while the page is scrolled',
  tags: ['EDITOR-05'],
  async play({ canvasElement }) {
    const list = await listOf(canvasElement)
    const rows = [...list.children] as HTMLElement[]
    const grip = handle(list, 'Points and miles')
    grip.setPointerCapture = () => {}
    grip.focus()
    const view = canvasElement.ownerDocument.defaultView as Window
    const before = view.scrollY
    const press = { ...pointer, ...middle(grip) }
    await fireEvent.pointerDown(grip, press)
    await fireEvent.pointerMove(grip, { ...press, clientY: press.clientY + 6 })
    await waitFor(() => expect(rows[0]).toHaveAttribute('data-dragged'))
    // The page scrolls by two rows under the pointer, which does not move.
    const step = middle(rows[3] as Element).clientY - middle(rows[1] as Element).clientY
    view.scrollBy(0, step)
    await waitFor(() => expect(view.scrollY).toBe(before + step))
    await waitFor(() => expect(rows[0]?.style.transform).toBe(`translateY(${step + 6}px)`))
    await fireEvent.pointerUp(grip, press)
    await waitFor(() => expect(namesIn(list).indexOf('Points and miles')).toBe(2))
    view.scrollTo(0, before)
  },
}

export const Removed: Story = {
  name: 'A checkbox takes an advantage out; the last one stays, and why is said',
  tags: ['EDITOR-05'],
  async play({ canvasElement }) {
    const list = await listOf(canvasElement)
    for (const name of stored.slice(0, 5)) {
      await userEvent.click(within(list).getByRole('checkbox', { name }))
      await expect(within(list).queryByRole('checkbox', { name })).toBeNull()
      await expect(list.contains(canvasElement.ownerDocument.activeElement)).toBe(true)
    }
    await userEvent.click(within(list).getByRole('checkbox', { name: 'Fixed price' }))
    await expect(namesIn(list)).toEqual(['Fixed price'])
    await expect(within(canvasElement).getByText(/One advantage has to stay/)).toBeVisible()
  },
}

const openAll = async (canvasElement: HTMLElement, name: RegExp) => {
  await listOf(canvasElement)
  await userEvent.click(within(canvasElement).getByRole('button', { name }))
  const dialog = await within(canvasElement.ownerDocument.body).findByRole('dialog')
  // The dialog fades in.
  await waitFor(() => expect(dialog).toBeVisible())
  return dialog
}

/** All 35 advantages by group in a dialog of 497 px at most; all may be chosen, and how many customers see is said. */
export const All: Story = {
  name: 'All advantages',
  tags: ['example', 'EDITOR-05'],
  async play({ canvasElement }) {
    const dialog = await openAll(canvasElement, /^All 35 advantages$/)
    await expect(dialog.getBoundingClientRect().width).toBeLessThanOrEqual(497)
    const inside = within(dialog)
    await expect(
      inside.getAllByRole('group').map((group) => within(group).getByRole('heading').textContent),
    ).toEqual(['Ordering', 'Meeting', 'Comfort', 'Prices', 'Passengers'])
    await expect(inside.getAllByRole('checkbox')).toHaveLength(35)
    await expect(inside.getAllByRole('checkbox', { checked: true })).toHaveLength(6)
    await waitFor(() =>
      expect(inside.getByText('6 of 35 are chosen. Customers see the first 10.')).toBeVisible(),
    )
    for (const name of ['Pets on request', 'Water on board', 'Child seats', 'No hidden fees'])
      await userEvent.click(inside.getByRole('checkbox', { name }))
    const eleventh = inside.getByRole('checkbox', { name: 'Wi-Fi in the car' })
    await userEvent.click(eleventh)
    await expect(eleventh).toBeChecked()
    await expect(inside.getByText('11 of 35 are chosen. Customers see the first 10.')).toBeVisible()
    await userEvent.click(inside.getByRole('button', { name: 'Done' }))
    const list = await listOf(canvasElement)
    await expect(namesIn(list)).toHaveLength(11)
    await expect(within(list).getAllByText('Not shown')).toHaveLength(1)
  },
}

export const AllDone: Story = {
  name: 'What is added stands last in the list, and the focus is back at the button',
  tags: ['EDITOR-05'],
  async play({ canvasElement }) {
    const dialog = within(await openAll(canvasElement, /^All 35 advantages$/))
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Pets on request' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Done' }))
    const button = await within(canvasElement).findByRole('button', { name: /^All 35 advantages$/ })
    await waitFor(() => expect(button).toHaveFocus())
    await expect(namesIn(await listOf(canvasElement)).at(-1)).toBe('Pets on request')
  },
}

export const Hidden: Story = {
  name: 'A cash-only partner far from airports is offered only what it can keep',
  tags: ['EDITOR-06'],
  parameters: editorOfPartner(3002),
  async play({ canvasElement }) {
    const list = await listOf(canvasElement)
    await expect(namesIn(list)).toEqual([
      ...['Met by name', 'Fixed price', 'Free cancellation and changes', 'Points and miles'],
    ])
    await expect(within(canvasElement).getByText(/^2 advantages are hidden/)).toBeVisible()
    const dialog = within(await openAll(canvasElement, /^All 28 advantages$/))
    for (const name of ['Online payment', 'Card or cash', '600+ airports', 'Delays are on us'])
      await expect(dialog.queryByRole('checkbox', { name })).toBeNull()
    await expect(dialog.getByRole('checkbox', { name: 'Pay later' })).toBeInTheDocument()
  },
}
export const AllRussian: Story = {
  globals: { locale: 'ru' },
  async play({ canvasElement }) {
    const button = await within(canvasElement).findByRole('button', { name: /^Все преимущества/ })
    await userEvent.click(button)
    await within(canvasElement.ownerDocument.body).findByRole('dialog')
  },
}
