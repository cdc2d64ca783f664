import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { LocateIcon } from '../../icons/icons.tsx'
import { heard } from '../../testing/heard.ts'
import { comboBoxGuide } from './ComboBox.guide.ts'
import { ComboBox, type ComboBoxProps, comboBoxFullScreens, comboBoxVariants } from './ComboBox.tsx'
import { airports, type Place, Places } from './Places.example.tsx'

const meta = {
  component: ComboBox as typeof Places,
  render: (args) => <Places {...args} />,
  tags: ['autodocs'],
  parameters: { guide: comboBoxGuide },
  args: { onSelect: fn(), onInputChange: fn(), onEnterWithoutOption: fn(), onOpenChange: fn(), onBlur: fn() },
  argTypes: {
    variant: { control: 'inline-radio', options: comboBoxVariants },
    fullScreen: { control: 'inline-radio', options: comboBoxFullScreens },
    isLoading: { control: 'boolean' },
    status: { control: 'text' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, minHeight: 520 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Places>
export default meta
type Story = StoryObj<typeof meta>

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement)
  const input = canvas.getByRole('combobox') as HTMLInputElement
  const active = () => {
    const id = input.getAttribute('aria-activedescendant')
    return id && document.getElementById(id)?.textContent
  }
  return { canvas, input, active }
}

export const Empty: Story = { args: { openOnFocus: false } }
export const Open: Story = { args: { inputValue: 'Istan', isOpen: true } }
export const Loading: Story = { args: { inputValue: 'Ist', isLoading: true, groups: [], isOpen: true } }
export const NothingFound: Story = {
  args: { inputValue: 'Qwrtz', groups: [], isOpen: true, status: 'Nothing found' },
}
export const Invalid: Story = {
  args: {
    inputValue: 'Qwrtz',
    error: 'We do not know this place. Try a town, a code like IST or a full address',
  },
}
export const Caution: Story = {
  args: { inputValue: 'Kadıköy, Istanbul', caution: 'Add a street and a house so that the driver finds you' },
}
export const Hint: Story = { args: { groups: [], isOpen: true, emptyHint: 'Type three letters or more' } }
export const Count: Story = {
  args: { inputValue: 'I', isOpen: true, status: '6 of 26', isStatusVisible: true },
}
export const Disabled: Story = { args: { inputValue: 'Istanbul Airport', isDisabled: true } }
export const RightToLeft: Story = { args: { inputValue: 'Istan', isOpen: true }, globals: { dir: 'rtl' } }

export const OnAPhone: Story = {
  args: { inputValue: 'Istan', isOpen: true },
  globals: { viewport: { value: 'mobile1' } },
}

function Route() {
  const card = useRef<HTMLDivElement>(null)
  const edge = 'inset 0 0 0 1px var(--wherry-line-3)'
  return (
    <div ref={card} style={{ borderRadius: 12, background: 'var(--wherry-surface-1)', boxShadow: edge }}>
      <Places variant="bare" inputValue="Istan" isOpen anchor={card} />
      <Places variant="bare" label="To" groups={[]} placeholder="Where are you going?" />
    </div>
  )
}
export const InARouteCard: Story = { render: () => <Route /> }

export const Keyboard: Story = {
  name: 'Arrows go round, Enter picks, Escape closes and then clears',
  tags: ['PLACE-22'],
  play: async ({ canvasElement, args }) => {
    const { input, active, canvas } = parts(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('istan')
    expect(active()).toContain('Istanbul Airport')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toContain('Sabiha')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    expect(active()).toContain('Use my location')
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toContain('Istanbul Airport')
    expect(canvas.getAllByRole('option', { selected: true })).toHaveLength(1)
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(args.onSelect).toHaveBeenCalledWith(airports[1])
    expect(input).toHaveValue(airports[1]!.name)
    expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toContain('Use my location')
    await userEvent.keyboard('{Escape}')
    expect(input).toHaveAttribute('aria-expanded', 'false')
    expect(input).toHaveValue(airports[1]!.name)
    await userEvent.keyboard('{Escape}')
    expect(input).toHaveValue('')
    expect(args.onInputChange).toHaveBeenLastCalledWith('', 'clear')
    expect(input).toHaveFocus()
  },
}

export const AltArrows: Story = {
  name: 'Alt+Down opens without moving, Alt+Up closes, Home and End move the caret',
  tags: ['PLACE-22'],
  args: { inputValue: 'Istan', openOnFocus: false },
  play: async ({ canvasElement }) => {
    const { input, active } = parts(canvasElement)
    input.focus()
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    expect(input).toHaveAttribute('aria-expanded', 'true')
    expect(active()).toBe(null)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toContain('Istanbul Airport')
    await userEvent.keyboard('{Home}')
    expect(active()).toBe(null)
    expect(input.selectionStart).toBe(0)
    await userEvent.keyboard('{End}')
    expect(input.selectionStart).toBe(5)
    expect(input).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    expect(input).toHaveAttribute('aria-expanded', 'false')
  },
}

export const TabPicksNothing: Story = {
  name: 'Tab closes the list, picks nothing and goes on',
  tags: ['PLACE-22'],
  play: async ({ canvasElement, args }) => {
    const { input } = parts(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('istan')
    await userEvent.tab()
    expect(input).not.toHaveFocus()
    expect(input).toHaveAttribute('aria-expanded', 'false')
    expect(input).toHaveValue('istan')
    expect(args.onSelect).not.toHaveBeenCalled()
    await expect(args.onBlur).toHaveBeenCalledOnce()
  },
}

export const FourKeys: Story = {
  name: 'Three letters and Enter pick the first option',
  tags: ['PLACE-22'],
  play: async ({ canvasElement, args }) => {
    const { input } = parts(canvasElement)
    input.focus()
    await userEvent.keyboard('ist{Enter}')
    expect(args.onSelect).toHaveBeenCalledWith(airports[0])
    expect(args.onEnterWithoutOption).not.toHaveBeenCalled()
  },
}

export const EnterTooEarly: Story = {
  name: 'Enter before the list has come asks the screen, and nothing is called not found',
  tags: ['PLACE-22'],
  args: { isLoading: true, groups: [], status: 'Nothing found' },
  play: async ({ canvasElement, args }) => {
    const { input, canvas } = parts(canvasElement)
    input.focus()
    await userEvent.keyboard('qwr{Enter}')
    await expect(args.onEnterWithoutOption).toHaveBeenCalledOnce()
    expect(canvas.queryByText('Nothing found')).toBe(null)
    expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true')
  },
}

export const Mouse: Story = {
  name: 'A press on an option keeps the caret in the field and picks',
  tags: ['PLACE-22'],
  play: async ({ canvasElement, args }) => {
    const { input, canvas } = parts(canvasElement)
    await userEvent.click(input)
    await userEvent.click(canvas.getByRole('option', { name: /Sabiha/ }))
    expect(input).toHaveFocus()
    expect(args.onSelect).toHaveBeenCalledWith(airports[1])
    expect(args.onBlur).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    expect(input).toHaveValue('')
    expect(input).toHaveFocus()
  },
}

function Counted() {
  const [count, setCount] = useState(0)
  const items = airports.slice(0, count)
  return (
    <Places
      groups={[{ key: 'all', items }]}
      status={count ? `${count} places` : 'Nothing found'}
      onInputChange={(text) => setCount(text.length)}
    />
  )
}
export const Announced: Story = {
  name: 'The count is announced once, after the last key',
  tags: ['A11Y-03'],
  render: () => <Counted />,
  play: async ({ canvasElement }) => {
    const { input } = parts(canvasElement)
    const region = canvasElement.querySelector('[data-wherry-announcer="polite"]')!
    const said: string[] = []
    const observer = new MutationObserver(() => region.textContent && said.push(region.textContent))
    observer.observe(region, { childList: true })
    input.focus()
    await userEvent.keyboard('ist')
    await waitFor(() => expect(said).toEqual(['3 places']))
    await new Promise((done) => setTimeout(done, 800))
    expect(said).toEqual(['3 places'])
    observer.disconnect()
  },
}

export const FirstSpeaks: Story = {
  name: 'The first example says how many places it offers',
  tags: ['A11Y-03'],
  args: Empty.args!,
  play: async ({ canvasElement }) => {
    const { said, stop } = heard(canvasElement)
    parts(canvasElement).input.focus()
    await userEvent.keyboard('ist')
    await waitFor(() => expect(said).toEqual(['5 places']))
    stop()
  },
}

export const CaretKeys: Story = {
  name: 'Down opens a closed list on the first option; Left and Right give it back and move the caret',
  tags: ['PLACE-22', 'A11Y-02'],
  args: { inputValue: 'Istan', openOnFocus: false },
  play: async ({ canvasElement }) => {
    const { input, active } = parts(canvasElement)
    input.focus()
    input.setSelectionRange(5, 5)
    expect(input).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{ArrowDown}')
    expect(input).toHaveAttribute('aria-expanded', 'true')
    expect(active()).toContain('Istanbul Airport')
    await userEvent.keyboard('{ArrowLeft}')
    expect(active()).toBe(null)
    expect(input.selectionStart).toBe(4)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toContain('Istanbul Airport')
    await userEvent.keyboard('{ArrowRight}')
    expect(active()).toBe(null)
    expect(input.selectionStart).toBe(5)
    expect(input).toHaveAttribute('aria-expanded', 'true')
  },
}

export const HintWaits: Story = {
  name: 'A hint alone opens by a press, Arrow Down or typing, not when the field is come to; what is offered does',
  tags: ['UI-14'],
  args: { groups: [], emptyHint: 'Type three letters or more' },
  render: (args) => (
    <>
      <button type="button">Before</button>
      <Places {...args} />
      <Places label="To" emptyHint="Type three letters or more" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const [from, to] = canvas.getAllByRole('combobox') as HTMLInputElement[]
    const open = () => canvas.queryAllByRole('listbox').length
    canvas.getByRole('button', { name: 'Before' }).focus()
    await userEvent.tab()
    expect(from).toHaveFocus()
    expect(from).toHaveAttribute('aria-expanded', 'false')
    expect(open()).toBe(0)
    await userEvent.keyboard('{ArrowDown}')
    expect(from).toHaveAttribute('aria-expanded', 'true')
    await userEvent.keyboard('{Escape}')
    expect(open()).toBe(0)
    await userEvent.click(from!)
    await waitFor(() => expect(canvas.getByText('Type three letters or more')).toBeVisible())
    await userEvent.tab()
    expect(to).toHaveFocus()
    expect(to).toHaveAttribute('aria-expanded', 'true')
    expect(canvas.getAllByRole('option').length).toBeGreaterThan(3)
  },
}

const tryAgain: Place = { id: 'again', name: 'Try again', icon: LocateIcon }
function Failing(props: Partial<ComboBoxProps<Place>>) {
  const [count, setCount] = useState(0)
  return (
    <Places
      {...props}
      groups={[{ key: 'found', items: count < 2 ? [tryAgain] : airports }]}
      status={count < 2 ? `Not loaded, ${count}` : '3 places'}
      keepsOpen={({ id }) => id === 'again'}
      onSelect={(place) => {
        props.onSelect?.(place)
        if (place.id === 'again') setCount(count + 1)
      }}
    />
  )
}
export const KeepsOpen: Story = {
  name: 'An option that acts on the list keeps list, text and focus, by key, press and finger, and what comes is said',
  tags: ['UI-14'],
  render: (args) => <Failing {...args} />,
  args: { inputValue: 'ist' },
  play: async ({ canvasElement, args }) => {
    const { input, active, canvas } = parts(canvasElement)
    const { said, stop } = heard(canvasElement)
    await userEvent.click(input)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toContain('Try again')
    await userEvent.keyboard('{Enter}')
    expect(input).toHaveAttribute('aria-expanded', 'true')
    expect(active()).toContain('Try again')
    await waitFor(() => expect(said).toContain('Not loaded, 1'))
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('option', { name: 'Try again' }) })
    expect(canvas.getAllByRole('option')).toHaveLength(3)
    await waitFor(() => expect(said).toContain('3 places'))
    expect(input).toHaveFocus()
    expect(input).toHaveValue('ist')
    expect(args.onSelect).toHaveBeenCalledTimes(2)
    await userEvent.click(canvas.getByRole('option', { name: /^Istanbul Airport/ }))
    expect(input).toHaveAttribute('aria-expanded', 'false')
    expect(input).toHaveValue('Istanbul Airport')
    stop()
  },
}
