import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { NoteIcon } from '../../icons/icons.tsx'
import { textareaGuide } from './Textarea.guide.ts'
import { Textarea } from './Textarea.tsx'

const meta = {
  component: Textarea,
  tags: ['autodocs'],
  parameters: { guide: textareaGuide },
  args: {
    label: 'Comment for the driver',
    defaultValue: 'We travel with a cello, 140 cm long.',
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 360 }}>{Story()}</div>],
} satisfies Meta<typeof Textarea>
export default meta
type Story = StoryObj<typeof meta>

export const Filled: Story = {}
export const Empty: Story = { args: { defaultValue: '', placeholder: 'A child seat, a cello, a gate code' } }
export const Optional: Story = { args: { isOptional: true, description: 'The driver reads it in English' } }
export const Counter: Story = { args: { maxLength: 1000 } }
export const Over: Story = { args: { maxLength: 24 } }
export const Invalid: Story = { args: { error: 'Write in Latin letters', maxLength: 1000 } }
export const Caution: Story = { args: { caution: 'The driver may not read Russian' } }
export const WithIcon: Story = { args: { icon: <NoteIcon /> } }
export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Not for this class' } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Loading: Story = { args: { isLoading: true } }
export const Dark: Story = { args: { maxLength: 1000 }, globals: { theme: 'dark' } }
export const RightToLeft: Story = { args: { maxLength: 24 }, globals: { dir: 'rtl' } }

export const TooLong: Story = {
  name: 'The counter counts, and a text too long is kept and named, not cut',
  tags: ['UI-08'],
  args: { maxLength: 12, defaultValue: '' },
  play: async ({ canvasElement, args }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Comment for the driver' })
    await expect(input).toHaveAccessibleDescription('0 / 12')
    await userEvent.type(input, 'Twelve chars')
    await expect(input).toBeValid()
    await userEvent.type(input, '!')
    await expect(args.onChange).toHaveBeenLastCalledWith('Twelve chars!')
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription('1 character too many 13 / 12')
  },
}
export const Spoken: Story = {
  name: 'Near the limit the rest is spoken once the typing rests, before it is not',
  tags: ['UI-08', 'A11Y-03'],
  args: { maxLength: 30, defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    const region = canvasElement.querySelector('[data-wherry-announcer="polite"]')!
    const said: string[] = []
    const observer = new MutationObserver(() => region.textContent && said.push(region.textContent))
    observer.observe(region, { childList: true })
    await userEvent.type(input, 'Two cellos, a dog')
    await new Promise((done) => setTimeout(done, 1100))
    await expect(said).toEqual([])
    await userEvent.type(input, ' and us')
    await waitFor(() => expect(said).toEqual(['6 characters left']))
    await userEvent.type(input, ' all eight')
    await waitFor(() => expect(said).toEqual(['6 characters left', '4 characters too many']))
    observer.disconnect()
  },
}
export const Russian: Story = {
  name: 'In Russian',
  tags: ['UI-18'],
  globals: { locale: 'ru' },
  args: { maxLength: 12, defaultValue: 'Слишком длинный текст' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription(
      'Сократите на 9\u00a0знаков 21 / 12',
    )
  },
}
export const Grows: Story = {
  name: 'Autosize, with the browser’s help and without it',
  tags: ['UI-08'],
  args: { rows: 2, autosize: true, defaultValue: '' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    const before = input.clientHeight
    await expect(before).toBe(48)
    await userEvent.type(input, 'one{Enter}two{Enter}three{Enter}four')
    const after = input.clientHeight
    await expect(after).toBeGreaterThan(before)
    input.style.setProperty('field-sizing', 'fixed')
    const { supports } = CSS
    CSS.supports = () => false
    try {
      await userEvent.type(input, '{Enter}five')
      await expect(input.clientHeight).toBeGreaterThan(after)
      await userEvent.clear(input)
      await expect(input.clientHeight).toBe(before)
    } finally {
      CSS.supports = supports
    }
  },
}

export const Required: Story = { args: { isRequired: true, defaultValue: '' } }
export const LongText: Story = {
  args: {
    label: 'Besondere Hinweise an den Fahrer und das Begleitpersonal',
    isOptional: true,
    rows: 4,
    defaultValue: 'Treffpunkt Haupteingang. '.repeat(24),
  },
}
export const Keyboard: Story = {
  name: 'Tab comes to the text and leaves it, typing no tab',
  tags: ['UI-18'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox')
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
    await expect(input).toHaveValue('We travel with a cello, 140 cm long.')
  },
}
