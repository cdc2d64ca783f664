import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { ComboBox } from './ComboBox.tsx'
import { Places } from './Places.example.tsx'

const meta = {
  title: 'ComboBox/Place',
  component: ComboBox as typeof Places,
  render: (args) => <Places {...args} />,
  args: { onSelect: fn(), onInputChange: fn(), onOpenChange: fn(), onBack: fn(), onBlur: fn() },
} satisfies Meta<typeof Places>
export default meta
type Story = StoryObj<typeof meta>

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  return { canvas, input: canvas.getByRole('combobox') as HTMLInputElement }
}

export const ChosenByFinger: Story = {
  name: 'A finger chooses and the keyboard on the screen goes; a mouse, a key and a screen reader keep the focus in the field',
  tags: ['UI-18'],
  play: async ({ canvasElement, args }) => {
    const { input, canvas } = parts(canvasElement)
    const { matchMedia } = window
    const option = async () => {
      await userEvent.click(input)
      await userEvent.keyboard('{ArrowDown}')
      return canvas.getByRole('option', { name: /^Istanbul Airport/ })
    }
    // On a phone: what counts is what made the choice, not the screen it was made on.
    window.matchMedia = (query) => ({ ...matchMedia(query), matches: query.includes('coarse') })
    try {
      await userEvent.click(await option())
      expect(input).toHaveFocus()
      await option()
      await userEvent.keyboard('{Enter}')
      expect(args.onSelect).toHaveBeenCalledTimes(2)
      expect(input).toHaveFocus()
      // A reader presses by a click alone.
      ;(await option()).click()
      expect(args.onSelect).toHaveBeenCalledTimes(3)
      expect(input).toHaveFocus()
      expect(args.onBlur).not.toHaveBeenCalled()
      await userEvent.pointer({ keys: '[TouchA]', target: await option() })
      expect(args.onSelect).toHaveBeenCalledTimes(4)
      expect(input).toHaveValue('Istanbul Airport')
      expect(input).not.toHaveFocus()
      await expect(args.onBlur).toHaveBeenCalledOnce()
    } finally {
      window.matchMedia = matchMedia
    }
  },
}

export const FullScreen: Story = {
  name: 'On a small container the list fills the part of a frame in view; the arrow leads back, and the field’s place has the focus',
  tags: ['A11Y-04', 'A11Y-05'],
  parameters: { largeText: 390 },
  render: (args) => (
    <div style={{ width: 360 }}>
      <ThemeProvider visible={{ top: 40, height: 500 }}>
        <Places {...args} />
        <div style={{ height: 2000 }} />
      </ThemeProvider>
    </div>
  ),
  play: async ({ args, canvasElement }) => {
    const { input, canvas } = parts(canvasElement)
    await userEvent.click(input)
    const layer = input.closest('[data-open]')!
    const { top, height, left } = layer.getBoundingClientRect()
    expect([top, height, left]).toEqual([40, 500, 0])
    expect(input).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}')
    const last = canvas.getByRole('option', { name: 'Use my location' }).getBoundingClientRect()
    expect(last.bottom).toBeLessThanOrEqual(540)
    expect(args.onBack).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
    expect(input).toHaveAttribute('aria-expanded', 'false')
    expect(layer.hasAttribute('data-open')).toBe(false)
    expect(layer).toHaveFocus()
  },
}

export const Refilled: Story = {
  name: 'A press on a filled field takes the whole text, so that what is typed comes in its place; the next sets the caret',
  tags: ['PLACE-07'],
  args: { inputValue: 'Istanbul Airport' },
  play: async ({ canvasElement }) => {
    const { input } = parts(canvasElement)
    await userEvent.click(input)
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 16])
    await userEvent.click(input)
    expect(input.selectionStart).toBe(input.selectionEnd)
    await userEvent.tab()
    await userEvent.click(input)
    await userEvent.keyboard('Sabiha')
    expect(input).toHaveValue('Sabiha')
  },
}

/** A field whose options arrive after the field got the focus. */
function Late(args: Parameters<typeof Places>[0]) {
  const [isHere, setHere] = useState(false)
  return (
    <>
      <Places {...args} {...(isHere ? {} : { groups: [] })} />
      <button type="button" onClick={() => setHere(true)}>
        Arrive
      </button>
    </>
  )
}

export const EscapeBefore: Story = {
  name: 'Escape pressed before there is anything to offer keeps the list closed when it comes',
  tags: ['UI-18', 'PLACE-22'],
  render: (args) => <Late {...args} />,
  play: async ({ canvasElement }) => {
    const { input, canvas } = parts(canvasElement)
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    // A script's click takes no focus.
    canvas.getByRole('button', { name: 'Arrive' }).click()
    await new Promise((done) => requestAnimationFrame(done))
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    await expect(input).toHaveAttribute('aria-expanded', 'true')
  },
}

export const FullScreenAlone: Story = {
  name: 'The list that fills the view stands alone for a reader; closed, the page is there again, and so is what the choice leads to',
  tags: ['UI-18'],
  parameters: { largeText: 390 },
  render: (args) => (
    <div style={{ width: 360 }}>
      <ThemeProvider>
        <button type="button">Before</button>
        <Places {...args} onSelect={() => document.querySelector<HTMLElement>('[data-after]')?.focus()} />
        <button type="button" data-after="">
          After
        </button>
      </ThemeProvider>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const { input, canvas } = parts(canvasElement)
    const behind = () => canvas.queryAllByRole('button', { name: /^(Before|After)$/ })
    expect(behind()).toHaveLength(2)
    await userEvent.click(input)
    await waitFor(() => expect(behind()).toHaveLength(0))
    expect(canvas.getByRole('combobox', { name: 'From' })).toBe(input)
    expect(canvas.getByRole('option', { name: /^Istanbul Airport/ })).toBeInTheDocument()
    const region = input.closest('.wherry-root')!.querySelector('[data-wherry-announcer="polite"]')!
    expect(region.closest('[aria-hidden]')).toBe(null)
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await waitFor(() => expect(behind()).toHaveLength(2))
    await userEvent.click(input)
    await waitFor(() => expect(behind()).toHaveLength(0))
    await userEvent.click(canvas.getByRole('option', { name: /^Istanbul Airport/ }))
    expect(canvas.getByRole('button', { name: 'After' })).toHaveFocus()
    expect(behind()).toHaveLength(2)
    // Ends open: it is judged by axe like that.
    await userEvent.click(input)
    await waitFor(() => expect(behind()).toHaveLength(0))
  },
}

const listBox = () => screen.getByRole('listbox').parentElement!.getBoundingClientRect()

function TallFrame() {
  const [visible, setVisible] = useState({ top: 60, height: 420 })
  return (
    <ThemeProvider visible={visible}>
      <div style={{ height: 1500, paddingTop: 350, maxWidth: 600 }}>
        <Places fullScreen="never" />
        <button type="button" onClick={() => setVisible({ top: 300, height: 420 })}>
          Scrolled
        </button>
      </div>
    </ThemeProvider>
  )
}
export const InATallFrame: Story = {
  name: 'In a tall frame the list stays in the part in view: above where there is more room, below once there is',
  tags: ['EMBED-07'],
  render: () => <TallFrame />,
  play: async ({ canvasElement }) => {
    const { input, canvas } = parts(canvasElement)
    const field = input.getBoundingClientRect()
    await userEvent.click(input)
    await waitFor(() => expect(Math.round(listBox().bottom)).toBeLessThanOrEqual(Math.round(field.top)))
    expect(listBox().top).toBeGreaterThanOrEqual(60)
    expect(listBox().height).toBeGreaterThan(150)
    // The parent's page scrolls, not the frame: the frame gets its new visible part, and the list stays open.
    canvas.getByRole('button', { name: 'Scrolled' }).click()
    await waitFor(() => expect(listBox().top).toBeGreaterThanOrEqual(field.bottom))
    expect(listBox().bottom).toBeLessThanOrEqual(720)
    expect(input).toHaveAttribute('aria-expanded', 'true')
  },
}

function InDialog() {
  const [isOpen, setOpen] = useState(true)
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Where from?">
      <div style={{ minHeight: 240 }}>
        <Places openOnFocus={false} inputValue="Istan" />
      </div>
    </Dialog>
  )
}
export const InADialog: Story = {
  name: 'In a dialog Escape closes the list, and the dialog the next time',
  tags: ['UI-18'],
  render: () => <InDialog />,
  play: async () => {
    const input = await screen.findByRole('combobox')
    await waitFor(() => expect(input).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    expect(input).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    expect(input).toHaveAttribute('aria-expanded', 'false')
    expect(screen.getByRole('dialog')).toHaveAttribute('data-state', 'open')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBe(null))
  },
}
