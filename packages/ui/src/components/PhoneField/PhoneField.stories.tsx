import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { isWhole } from '../../testing/brokenWords.ts'
import { phoneFieldGuide } from './PhoneField.guide.ts'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

function Held(props: PhoneFieldProps) {
  const [value, setValue] = useState(props.value)
  const change = (next: string) => {
    setValue(next)
    props.onChange?.(next)
  }
  return <PhoneField {...props} value={value} onChange={change} />
}

const meta = {
  component: PhoneField,
  tags: ['autodocs'],
  parameters: { guide: phoneFieldGuide },
  args: { label: 'Mobile phone', value: '', onChange: fn(), country: 'TR' },
  render: Held,
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
} satisfies Meta<typeof PhoneField>
export default meta
type Story = StoryObj<typeof meta>

const field = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLInputElement>('textbox', { name: 'Mobile phone' })
const list = (canvas: HTMLElement) =>
  within(canvas).getByRole<HTMLSelectElement>('combobox', { name: 'Country code: Mobile phone' })

export const Empty: Story = {}
export const NoCountry: Story = { args: { country: undefined } }
/** A field with a number shows the country of the number. */
export const Filled: Story = {
  tags: ['visual'],
  args: { value: '+905321184027' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(field(canvasElement)).toHaveValue('+90 532 118 40 27'))
    // Engines spell it by different years of the same list: Turkey, Türkiye.
    const name = new Intl.DisplayNames('en', { type: 'region' }).of('TR')!
    await expect(field(canvasElement)).toHaveAccessibleDescription(name)
  },
}
/** In 176 px the number is read in full, the country beside the label. */
export const Narrow: Story = {
  tags: ['visual', 'UI-18'],
  name: 'Narrow: 176 px',
  args: { value: '+4915123456789' },
  decorators: [(Story) => <div style={{ width: 176 }}>{Story()}</div>],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(field(canvasElement)).toHaveValue('+49 1512 3456789'))
    await expect(isWhole(field(canvasElement))).toBe(true)
    const country = list(canvasElement).getBoundingClientRect()
    const label = within(canvasElement).getByText('Mobile phone')
    const range = document.createRange()
    range.selectNodeContents(label)
    await expect(country.right).toBeLessThanOrEqual(range.getBoundingClientRect().left)
    await expect(Math.min(country.width, country.height)).toBeGreaterThanOrEqual(24)
  },
}
export const Invalid: Story = {
  tags: ['visual'],
  args: { value: '+4915122', error: 'This number is too short for Germany' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(field(canvasElement)).toHaveValue('+49 1512 2'))
    await expect(list(canvasElement)).toHaveValue('DE')
  },
}
export const Disabled: Story = { args: { value: '+905321184027', isDisabled: true } }
export const ReadOnly: Story = { args: { value: '+905321184027', isReadOnly: true } }
export const FlagByCode: Story = { args: { value: '+5491123456789' } }
export const RightToLeft: Story = { globals: { dir: 'rtl' }, args: { value: '+971501234567', country: 'AE' } }
export const Russian: Story = {
  tags: ['visual'],
  globals: { locale: 'ru' },
  args: { value: '+79991234567', label: 'Телефон' },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(within(canvasElement).getByRole('textbox')).toHaveAccessibleDescription('Россия'),
    )
  },
}

export const Typed: Story = {
  name: 'Groups while typed, hands out E.164',
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.click(input)
    await waitFor(() => expect(list(canvasElement).options.length).toBeGreaterThan(200))
    await userEvent.type(input, '05321184027')
    // The form it was typed in, until it is left.
    await expect(input).toHaveValue('0532 118 40 27')
    await expect(args.onChange).toHaveBeenLastCalledWith('+905321184027')
    await expect(input).toHaveAttribute('dir', 'ltr')
    await expect(input).toHaveAttribute('autocomplete', 'tel')
  },
}

export const Pasted: Story = {
  name: 'Takes a number pasted in any form',
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.click(input)
    await waitFor(() => expect(list(canvasElement).options.length).toBeGreaterThan(200))
    await userEvent.paste('+49 (1512) 345-67-89')
    await expect(args.onChange).toHaveBeenLastCalledWith('+4915123456789')
    await expect(list(canvasElement)).toHaveValue('DE')
  },
}

export const Asks: Story = {
  name: 'Asks for the country of digits without a plus, and reads them in the one chosen',
  tags: ['BOOK-22'],
  args: { country: undefined, onCountry: fn() },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.click(input)
    await waitFor(() => expect(list(canvasElement).options.length).toBeGreaterThan(200))
    await userEvent.paste('646 331 2345')
    await expect(input).toHaveValue('646 331 2345')
    await expect(input).toHaveAccessibleDescription('Choose the country or begin with +')
    await userEvent.selectOptions(list(canvasElement), 'US')
    await expect(input).toHaveValue('+1 646 331 2345')
    await expect(args.onChange).toHaveBeenLastCalledWith('+16463312345')
    await expect(args.onCountry).toHaveBeenCalledWith('US')
  },
}

export const NotUnderstood: Story = {
  name: 'Keeps two numbers, or one with an extension, as they were written',
  tags: ['BOOK-22'],
  args: { error: 'Write one number, without an extension' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await userEvent.click(input)
    await waitFor(() => expect(list(canvasElement).options.length).toBeGreaterThan(200))
    await userEvent.paste('+44 20 7183 8750 ext. 12')
    await userEvent.tab()
    await expect(input).toHaveValue('+44 20 7183 8750 ext. 12')
    await expect(args.onChange).toHaveBeenLastCalledWith('+44 20 7183 8750 ext. 12')
  },
}

export const Caret: Story = {
  name: 'The caret stays where a digit is put in or taken out',
  args: { value: '+905321184027' },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await waitFor(() => expect(input).toHaveValue('+90 532 118 40 27'))
    input.focus()
    input.setSelectionRange(6, 6)
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('+90521184027')
    await expect(input.selectionStart).toBe(5)
    await userEvent.keyboard('3')
    await expect(input).toHaveValue('+90 532 118 40 27')
    await expect(input.selectionStart).toBe(6)
    // Delete before a space removes the digit after the space.
    input.setSelectionRange(7, 7)
    await userEvent.keyboard('{Delete}')
    await expect(args.onChange).toHaveBeenLastCalledWith('+90532184027')
  },
}

export const AnotherCountry: Story = {
  name: 'WCAG 3.2.2 another country from the list keeps the number and leaves the focus on the list',
  args: { value: '+905321184027' },
  play: async ({ canvasElement, args }) => {
    await waitFor(() => expect(list(canvasElement).options.length).toBeGreaterThan(200))
    list(canvasElement).focus()
    await userEvent.selectOptions(list(canvasElement), 'DE')
    await expect(args.onChange).toHaveBeenLastCalledWith('+495321184027')
    await expect(list(canvasElement)).toHaveFocus()
  },
}

export const FullListAtOnce: Story = {
  name: 'The list of countries is whole before anyone has touched the field',
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(list(canvasElement).options.length).toBeGreaterThan(200))
    await expect(document.body).toHaveFocus()
  },
}

export const TrunkPrefix: Story = {
  name: 'After Russia from the list, 8 912… typed is +7 912…, also in an emptied field',
  args: { country: undefined },
  play: async ({ canvasElement, args }) => {
    const input = field(canvasElement)
    await waitFor(() => expect(list(canvasElement).options.length).toBeGreaterThan(200))
    await userEvent.selectOptions(list(canvasElement), 'RU')
    await expect(input).toHaveValue('+7')
    await userEvent.type(input, '89123456789')
    await expect(input).toHaveValue('+7 912 345 67 89')
    await userEvent.clear(input)
    await userEvent.type(input, '89123456789')
    await expect(args.onChange).toHaveBeenLastCalledWith('+79123456789')
    await userEvent.tab()
    await expect(input).toHaveValue('+7 912 345 67 89')
  },
}

export const Optional: Story = { args: { isOptional: true, description: 'The driver calls it on arrival' } }
export const Required: Story = { args: { isRequired: true } }
export const Caution: Story = {
  args: { value: '+905321184027', caution: 'We do not know numbers that begin so. It is taken all the same' },
}
export const Loading: Story = { args: { value: '+905321184027', isLoading: true } }
export const Keyboard: Story = {
  name: 'Tab comes to the list of countries, then to the number',
  tags: ['UI-18'],
  play: async ({ canvasElement }) => {
    await userEvent.tab()
    await expect(list(canvasElement)).toHaveFocus()
    await userEvent.tab()
    await expect(field(canvasElement)).toHaveFocus()
    await userEvent.tab()
    await expect(canvasElement.contains(document.activeElement)).toBe(false)
  },
}
