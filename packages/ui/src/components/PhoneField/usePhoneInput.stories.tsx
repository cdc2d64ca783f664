import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { OwnPhone } from './usePhoneInput.example.tsx'
import { usePhoneInputGuide } from './usePhoneInput.guide.ts'

const meta = {
  title: 'Hooks/usePhoneInput',
  component: OwnPhone,
  // Plain elements: their look is the browser's.
  tags: ['autodocs', 'not-visual'],
  parameters: { guide: usePhoneInputGuide },
  args: { country: 'TR', onChange: fn() },
} satisfies Meta<typeof OwnPhone>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const ByKeys: Story = {
  name: 'An own control groups the number and hands out E.164 by the keys of a PhoneField',
  tags: ['UI-06'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Phone' })
    const countries = within(canvasElement).getByRole('combobox', { name: 'Country code' })
    await userEvent.tab()
    await expect(countries).toHaveFocus()
    await waitFor(() => expect(within(countries).getAllByRole('option').length).toBeGreaterThan(200))
    await userEvent.tab()
    await userEvent.type(input, '+905321184027')
    await expect(input).toHaveValue('+90 532 118 40 27')
    await expect(args.onChange).toHaveBeenLastCalledWith('+905321184027')
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith('+9053211840')
  },
}
