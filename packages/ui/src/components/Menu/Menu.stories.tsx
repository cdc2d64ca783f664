import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { heard } from '../../testing/heard.ts'
import { withEventTimes } from '../../testing/withEventTimes.ts'
import { Button } from '../Button/Button.tsx'
import { popoverAligns } from '../Popover/Popover.tsx'
import { type Args, actions, draw, finger, phone, providers, sorts, towns } from './Menu.example.tsx'
import { menuGuide } from './Menu.guide.ts'
import { Menu } from './Menu.tsx'
import { menuModes } from './menuChoice.ts'
import { type MenuGroup, menuSizes } from './menuItems.ts'

const meta = {
  component: Menu as typeof draw,
  tags: ['autodocs'],
  parameters: { guide: menuGuide },
  render: draw,
  args: {
    trigger: <Button variant="outline">Trip</Button>,
    label: 'Trip',
    groups: actions,
    onAction: fn(),
    onOpenChange: fn(),
  } as Args,
  argTypes: {
    mode: { control: 'inline-radio', options: menuModes },
    size: { control: 'inline-radio', options: menuSizes },
    align: { control: 'inline-radio', options: popoverAligns },
    trigger: { control: false },
  },
  decorators: [
    (Story) => (
      <div style={{ minHeight: 320 }}>
        <Story />
        <button type="button" style={{ marginInlineStart: 24 }}>
          After
        </button>
      </div>
    ),
  ],
} satisfies Meta<Args>
export default meta
type Story = StoryObj<Args>

const trigger = (canvasElement: HTMLElement) => within(canvasElement).getAllByRole('button')[0]!
const focused = () => document.activeElement?.textContent
const item = (role: string, name: string | RegExp) => screen.getByRole(role, { name })
const shut = () => waitFor(() => expect(screen.queryByRole('menu')).toBe(null))
const check = { mode: 'check', groups: providers, label: 'Filter offers', onAction: undefined } as const
const radio = { mode: 'radio', groups: sorts, label: 'Sort', onAction: undefined } as const

export const Closed: Story = {}
export const Basic: Story = { args: { defaultOpen: true } }
export const Check: Story = { args: { ...check, defaultOpen: true, defaultValue: ['anadolu'] } }
export const Radio: Story = { args: { ...radio, defaultOpen: true, defaultValue: 'rated' } }
export const RadioCheck: Story = { args: { ...radio, mode: 'radio-check', defaultOpen: true } }
export const SizeS: Story = { args: { ...radio, defaultOpen: true, size: 's' } }
export const SizeL: Story = { args: { defaultOpen: true, size: 'l' } }
export const SizeXL: Story = { args: { defaultOpen: true, size: 'xl' } }
export const Long: Story = {
  args: {
    defaultOpen: true,
    groups: [
      {
        key: 'hours',
        title: 'Hours',
        items: Array.from({ length: 40 }, (_, hour) => ({ value: `${hour}`, label: `${hour + 1} h` })),
      },
    ],
  },
}
const mixed: MenuGroup[] = [
  {
    key: 'use',
    items: [
      { value: 'order', label: 'Open the order', href: '#order' },
      {
        value: 'share',
        label: 'Share',
        groups: [
          {
            key: 'ways',
            items: [
              { value: 'mail', label: 'By e-mail' },
              { value: 'link', label: 'Copy the link' },
            ],
          },
        ],
      },
    ],
  },
  {
    key: 'show',
    title: 'Show',
    mode: 'check',
    defaultValue: ['stops'],
    items: [
      { value: 'stops', label: 'Stops' },
      { value: 'prices', label: 'Prices' },
    ],
  },
  {
    key: 'units',
    title: 'Distances',
    mode: 'radio',
    items: [
      { value: 'km', label: 'Kilometres' },
      { value: 'mi', label: 'Miles' },
    ],
  },
]
/** A link, a menu behind an item, and groups that choose, among actions. */
export const Mixed: Story = { args: { groups: mixed, defaultOpen: true } }
export const Behind: Story = {
  name: 'A menu behind an item: Arrow Right, Enter and Space lead to it, Arrow Left and Escape back',
  tags: ['UI-10', 'A11Y-02'],
  args: { groups: mixed },
  play: async ({ canvasElement, args }) => {
    trigger(canvasElement).focus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toBe('Open the order'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(item('menuitem', 'Share')).toHaveAttribute('aria-haspopup', 'menu')
    for (const [there, back] of [
      ['{ArrowRight}', '{ArrowLeft}'],
      ['{Enter}', '{Escape}'],
      [' ', '{Home}{Enter}'],
    ]) {
      await userEvent.keyboard(there!)
      await waitFor(() => expect(focused()).toBe('By e-mail'))
      await expect(screen.getByRole('menu')).toHaveAccessibleName('Share')
      await userEvent.keyboard(back!)
      await waitFor(() => expect(focused()).toBe('Share'))
      await expect(screen.getByRole('menu')).toHaveAccessibleName('Trip')
    }
    await userEvent.keyboard('{ArrowRight}{ArrowDown}{Enter}')
    await shut()
    await expect(args.onAction).toHaveBeenCalledOnce()
    await expect(args.onAction).toHaveBeenCalledWith('link')
    await expect(trigger(canvasElement)).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(focused()).toBe('Open the order'))
  },
}
export const Dark: Story = { ...Check, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: { defaultOpen: true }, globals: { dir: 'rtl' } }

export const OpensByKeys: Story = {
  name: 'Enter, Space and Down open on the first item, Up on the last; Escape gives the focus back',
  tags: ['UI-10', 'A11Y-02'],
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement)
    await expect(button).toHaveAttribute('aria-haspopup', 'menu')
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    for (const [key, name] of [
      ['{Enter}', 'Print voucher'],
      [' ', 'Print voucher'],
      ['{ArrowDown}', 'Print voucher'],
      ['{ArrowUp}', 'Remove return trip'],
    ] as const) {
      button.focus()
      await userEvent.keyboard(key)
      await waitFor(() => expect(item('menuitem', name)).toHaveFocus())
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await expect(document.getElementById(button.getAttribute('aria-controls')!)).toHaveRole('menu')
      await expect(screen.getByRole('menu', { name: 'Trip' })).toBeInTheDocument()
      await userEvent.keyboard('{Escape}')
      await shut()
      await expect(button).toHaveFocus()
    }
    await expect(args.onOpenChange).toHaveBeenCalledTimes(8)
    await expect(args.onAction).not.toHaveBeenCalled()
  },
}

export const Arrows: Story = {
  name: 'Arrows go round, Home and End, what is off is reached too',
  tags: ['UI-10', 'A11Y-02'],
  args: { defaultOpen: true },
  play: async () => {
    await waitFor(() => expect(item('menuitem', 'Print voucher')).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}')
    await expect(focused()).toBe('Remove return trip')
    await userEvent.keyboard('{ArrowDown}')
    await expect(focused()).toBe('Print voucher')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    const off = item('menuitem', /^Change time/)
    await expect(off).toHaveFocus()
    await expect(off).toHaveAttribute('aria-disabled', 'true')
    await expect(off).toHaveAccessibleName('Change time The driver is on the way')
    await userEvent.keyboard('{End}')
    await expect(focused()).toBe('Remove return trip')
    await userEvent.keyboard('{Home}')
    await expect(focused()).toBe('Print voucher')
  },
}

export const Acts: Story = {
  name: 'Enter, Space and a press act, close and give the focus back; off ones say why',
  tags: ['UI-10', 'A11Y-02'],
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement)
    const action = args.onAction
    button.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(item('menuitem', 'Print voucher')).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(action).toHaveBeenLastCalledWith('print')
    await shut()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await waitFor(() => expect(item('menuitem', 'Print voucher')).toHaveFocus())
    await userEvent.keyboard('{ArrowDown} ')
    await expect(action).toHaveBeenLastCalledWith('copy')
    await shut()
    await userEvent.click(button)
    await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
    const { said, stop } = heard(canvasElement)
    await userEvent.click(item('menuitem', /^Change time/))
    await expect(action).toHaveBeenCalledTimes(2)
    await expect(screen.getByRole('menu')).toBeInTheDocument()
    await waitFor(() => expect(said.join()).toContain('The driver is on the way'))
    stop()
    await userEvent.click(item('menuitem', 'Remove return trip'))
    await expect(action).toHaveBeenLastCalledWith('remove')
    await shut()
    await expect(button).toHaveFocus()
  },
}

export const Typeahead: Story = {
  name: 'Typed letters find, several in a row and Cyrillic ones too',
  tags: ['UI-10', 'A11Y-02'],
  args: { groups: towns, defaultOpen: true },
  play: () =>
    withEventTimes(['keydown'], async (time) => {
      await waitFor(() => expect(focused()).toBe('Москва'))
      // Longer than the pause that begins a new word.
      const later = () => {
        time.now += 650
      }
      await userEvent.keyboard('м')
      await expect(focused()).toBe('Мурманск')
      await userEvent.keyboard('м')
      await expect(focused()).toBe('Минск')
      later()
      await userEvent.keyboard('му')
      await expect(focused()).toBe('Мурманск')
      later()
      await userEvent.keyboard('новый у')
      await expect(focused()).toBe('Новый Уренгой')
      later()
      await userEvent.keyboard('орел')
      await expect(focused()).toBe('Орёл')
      later()
      await userEvent.keyboard('z')
      await expect(focused()).toBe('Орёл')
    }),
}

export const CheckByKeys: Story = {
  name: 'Check: Space keeps the menu open, Enter closes it; any number',
  tags: ['UI-10', 'A11Y-02'],
  args: { ...check, onChange: fn() },
  play: async ({ canvasElement, args }) => {
    const button = trigger(canvasElement)
    button.focus()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitemcheckbox', { name: 'Anadolu Transfer' })
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(first).toBeChecked()
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['anadolu', 'bosfor'])
    await userEvent.keyboard('{ArrowUp} ')
    await expect(args.onChange).toHaveBeenLastCalledWith(['bosfor'])
    await expect(first).not.toBeChecked()
    await userEvent.keyboard('{End}')
    await expect(item('menuitemcheckbox', 'Wi-Fi In most vans')).toHaveFocus()
    await userEvent.click(item('menuitemcheckbox', /^Wi-Fi/))
    await expect(screen.getByRole('menu')).toBeInTheDocument()
    await expect(screen.getByRole('group', { name: 'Extras' })).toBeInTheDocument()
    await userEvent.keyboard('{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['bosfor'])
    await shut()
    await expect(button).toHaveFocus()
  },
}

export const RadioByKeys: Story = {
  name: 'Radio: exactly one; Space keeps the menu open, Enter and a press close it',
  tags: ['UI-10', 'A11Y-02'],
  args: { ...radio, onChange: fn() },
  play: async ({ canvasElement, args }) => {
    trigger(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitemradio', { name: 'Cheapest first' })
    await expect(first).toBeChecked()
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard('{ArrowDown} ')
    await expect(item('menuitemradio', 'Best rated')).toBeChecked()
    await expect(first).not.toBeChecked()
    await userEvent.keyboard(' ')
    await expect(item('menuitemradio', 'Best rated')).toBeChecked()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith('seats')
    await shut()
    await expect(trigger(canvasElement)).toHaveFocus()
  },
}

export const RadioCheckClears: Story = {
  name: 'Radio-check: at most one, choosing it again clears it',
  tags: ['UI-10'],
  args: { ...radio, mode: 'radio-check', onChange: fn() },
  play: async ({ canvasElement, args }) => {
    trigger(canvasElement).focus()
    await userEvent.keyboard('{Enter}')
    const first = await screen.findByRole('menuitemradio', { name: 'Cheapest first' })
    await expect(first).not.toBeChecked()
    await waitFor(() => expect(first).toHaveFocus())
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('cheap')
    await userEvent.keyboard('{ArrowDown} ')
    await expect(args.onChange).toHaveBeenLastCalledWith('rated')
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith(null)
    for (const row of screen.getAllByRole('menuitemradio')) await expect(row).not.toBeChecked()
  },
}

export const SheetCloses: Story = {
  name: 'The sheet is pulled down, or closed by its hidden button or Escape; the focus comes back',
  tags: ['UI-10', 'A11Y-04'],
  parameters: { largeText: 390 },
  args: { ...check },
  decorators: [phone],
  beforeEach: finger,
  play: async ({ canvasElement }) => {
    const button = trigger(canvasElement)
    const user = userEvent.setup()
    const pull = (distance: number) =>
      withEventTimes(['pointerdown', 'pointermove', 'pointerup'], async (time) => {
        const sheet = (await screen.findByRole('menu')).parentElement!
        // The pointer of a script cannot be captured.
        sheet.setPointerCapture = () => {}
        const { left, top } = sheet.getBoundingClientRect()
        const at = (y: number) => ({ target: sheet, coords: { clientX: left + 40, clientY: top + y } })
        await user.pointer([
          { keys: '[MouseLeft>]', ...at(10) },
          { ...at(10 + distance / 2) },
          { ...at(10 + distance) },
        ])
        // Slowly: it is the way that counts, not the speed.
        time.now += 400
        await user.pointer({ keys: '[/MouseLeft]', ...at(10 + distance) })
      })
    await userEvent.click(button)
    await pull(60)
    await waitFor(() => expect(screen.getByRole('menu').parentElement!.style.translate).toBe(''))
    await pull(140)
    await shut()
    await waitFor(() => expect(button).toHaveFocus())
    await userEvent.click(button)
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await shut()
    await userEvent.click(button)
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await shut()
    await waitFor(() => expect(button).toHaveFocus())
  },
}

export const TabLeaves: Story = {
  name: 'Tab closes and goes on from the button, Shift + Tab back from it',
  tags: ['UI-10', 'A11Y-02'],
  decorators: [
    (Story) => (
      <>
        <button type="button">Before</button>
        <Story />
      </>
    ),
  ],
  play: async () => {
    for (const [isBack, name] of [
      [false, 'After'],
      [true, 'Before'],
    ] as const) {
      const button = screen.getByRole('button', { name: 'Trip' })
      button.focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(item('menuitem', 'Print voucher')).toHaveFocus())
      // The key comes back to the button, and the browser goes on from there: Menu.test.tsx presses a real one.
      const isLeft = await fireEvent.keyDown(item('menuitem', 'Print voucher'), {
        key: 'Tab',
        shiftKey: isBack,
      })
      await expect(isLeft).toBe(true)
      await expect(button).toHaveFocus()
      await shut()
      await userEvent.tab({ shift: isBack })
      await expect(screen.getByRole('button', { name })).toHaveFocus()
    }
  },
}

export const OwnItems: Story = {
  name: 'An item drawn by its owner is chosen by letter and press, and says why it is off',
  tags: ['UI-18'],
  args: { renderItem: ({ label, end }) => <i>{end ? `${label} (${String(end)})` : label}</i> },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(trigger(canvasElement))
    await expect(item('menuitem', /^Copy trip \(Ctrl C\)$/).querySelector('i')).toHaveTextContent('Copy trip')
    await expect(item('menuitem', /Change time/)).toHaveTextContent('The driver is on the way')
    await userEvent.keyboard('cop')
    await expect(item('menuitem', /^Copy trip/)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onAction).toHaveBeenLastCalledWith('copy')
  },
}
