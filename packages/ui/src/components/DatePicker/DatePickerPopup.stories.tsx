import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { DatePicker, type DatePickerProps } from './DatePicker.tsx'

const meta = {
  title: 'DatePicker/Popup',
  component: DatePicker,
  args: {
    label: 'Landing date',
    defaultValue: '2027-06-14',
    today: '2027-06-09',
    minValue: '2027-06-09',
    maxValue: '2028-06-09',
    onChange: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 300, minHeight: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof DatePicker>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvasElement: HTMLElement) => within(canvasElement).getByRole<HTMLInputElement>('textbox')

export const Leaving: Story = {
  name: 'The calendar closes by its button, by a press outside and by a focus that moves elsewhere',
  tags: ['UI-03'],
  decorators: [
    (Story) => (
      <>
        <Story />
        <button type="button">After</button>
      </>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement)
    const button = canvas.getByRole('button', { name: /^Choose a date/ })
    const after = canvas.getByRole('button', { name: 'After' })
    // Content beside an open calendar is hidden from assistive technology.
    const text = field(canvasElement)
    const open = async () => {
      await userEvent.click(button)
      await screen.findByRole('dialog', { name: 'Choose a date' })
    }
    const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    await open()
    await userEvent.click(button)
    await closed()
    expect(button).toHaveFocus()
    await open()
    await userEvent.click(after)
    await closed()
    expect(after).toHaveFocus()
    await open()
    await userEvent.click(text)
    await closed()
    expect(text).toHaveFocus()
    await open()
    after.focus()
    await closed()
    expect(after).toHaveFocus()
    await open()
    // A press inside on something that takes no focus leaves the calendar open.
    await userEvent.click(screen.getByRole('columnheader', { name: 'Monday' }))
    await waitFor(() => expect(screen.getByRole('dialog')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await closed()
    expect(button).toHaveFocus()
    expect(args.onChange).not.toHaveBeenCalled()
  },
}

function Flight(props: DatePickerProps) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Change the flight</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Your flight" footer={<Button>Save</Button>}>
        <DatePicker {...props} />
      </Dialog>
    </>
  )
}
export const InDialog: Story = {
  name: 'In a modal dialog the calendar keeps the focus, takes presses, and closes alone',
  tags: ['UI-14'],
  render: (args) => <Flight {...args} />,
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Your flight' })
    const button = within(dialog).getByRole('button', { name: /^Choose a date/ })
    const popup = () => screen.queryByRole('dialog', { name: 'Choose a date' })
    const day = (name: RegExp) => within(popup()!).getByRole('button', { name })
    await userEvent.click(button)
    await waitFor(() => expect(day(/^Monday, June 14/)).toHaveFocus())
    expect(getComputedStyle(day(/June 15/)).pointerEvents).toBe('auto')
    const { left, top, width, height } = day(/June 15/).getBoundingClientRect()
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(day(/June 15/))
    await userEvent.tab()
    expect(within(popup()!).getByRole('button', { name: 'Previous month' })).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(day(/^Monday, June 14/)).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(popup()).toBe(null))
    expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(day(/^Tuesday, June 15/))
    expect(args.onChange).toHaveBeenLastCalledWith('2027-06-15')
    await waitFor(() => expect(popup()).toBe(null))
    expect(button).toHaveFocus()
    await userEvent.click(button)
    await userEvent.click(dialog.parentElement!, { pointerEventsCheck: 0 })
    await waitFor(() => expect(popup()).toBe(null))
    expect(screen.getByRole('dialog')).toBe(dialog)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
    // Open again, for whoever comes to look at it.
    await userEvent.click(screen.getByRole('button', { name: 'Change the flight' }))
    const again = await screen.findByRole('dialog', { name: 'Your flight' })
    await userEvent.click(within(again).getByRole('button', { name: /^Choose a date/ }))
    await waitFor(() => expect(popup()).toBeVisible())
  },
}

export const SmallTouch: Story = {
  name: 'On a small touch screen a full popup is titled, in ru «Выберите дату»',
  tags: ['UI-03'],
  parameters: { largeText: 390 },
  globals: { locale: 'ru' },
  play: async ({ canvasElement, args }) => {
    const matchMedia = window.matchMedia
    const root = canvasElement.querySelector<HTMLElement>('.wherry-root')!
    root.style.width = '360px'
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('coarse') })
    try {
      const button = within(canvasElement).getByRole('button', { name: /Выберите дату/ })
      await userEvent.click(button)
      const popup = await screen.findByRole('dialog', { name: 'Выберите дату' })
      const box = popup.getBoundingClientRect()
      expect([box.height, box.width]).toEqual([innerHeight, innerWidth])
      await userEvent.click(within(popup).getByRole('button', { name: /^вторник, 15 июня/ }))
      expect(args.onChange).toHaveBeenLastCalledWith('2027-06-15')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
      expect(button).toHaveFocus()
    } finally {
      window.matchMedia = matchMedia
    }
  },
}

export const Tapped: Story = {
  name: 'On a small touch screen a tap on the text opens the full popup, without the keyboard; a mouse types there',
  tags: ['UI-03'],
  parameters: { largeText: 390 },
  play: async ({ canvasElement, args }) => {
    const matchMedia = window.matchMedia
    const root = canvasElement.querySelector<HTMLElement>('.wherry-root')!
    root.style.width = '360px'
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('coarse') })
    try {
      const field = within(canvasElement).getByRole('textbox')
      await userEvent.click(field)
      expect(field).toHaveFocus()
      expect(screen.queryByRole('dialog')).toBe(null)
      field.blur()
      await userEvent.pointer({ keys: '[TouchA]', target: field })
      const popup = await screen.findByRole('dialog', { name: 'Choose a date' })
      await userEvent.click(await within(popup).findByRole('button', { name: /June 15/ }))
      expect(args.onChange).toHaveBeenLastCalledWith('2027-06-15')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
      // The keyboard would come with the text.
      expect(field).not.toHaveFocus()
      await waitFor(() =>
        expect(within(canvasElement).getByRole('button', { name: /^Choose a date/ })).toHaveFocus(),
      )
    } finally {
      window.matchMedia = matchMedia
    }
  },
}

export const FullPopup: Story = {
  tags: ['visual', 'UI-03'],
  name: 'The full popup of a small touch screen',
  parameters: { largeText: 390 },
  beforeEach: () => {
    const { matchMedia } = window
    window.matchMedia = (query) =>
      query.includes('coarse')
        ? { ...matchMedia.call(window, query), matches: true }
        : matchMedia.call(window, query)
    return () => {
      window.matchMedia = matchMedia
    }
  },
  play: async ({ canvasElement }) => {
    canvasElement.querySelector<HTMLElement>('.wherry-root')!.style.width = '360px'
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Choose a date/ }))
    expect(await screen.findByRole('dialog', { name: 'Choose a date' })).toBeInTheDocument()
  },
}
