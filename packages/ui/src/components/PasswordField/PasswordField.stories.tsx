import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  args: { label: 'Password', value: 'correct horse', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: 288 }}>{Story()}</div>],
} satisfies Meta<typeof PasswordField>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {}
export const Invalid: Story = { args: { error: 'The login or the password is wrong' } }
export const Disabled: Story = { args: { isDisabled: true } }
export const Shown: Story = {
  name: 'Shown at will, the name of the switch stays',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const input = canvas.getByLabelText('Password')
    await expect(input).toHaveAttribute('type', 'password')
    const eye = canvas.getByRole('switch', { name: 'Show password' })
    await userEvent.click(eye)
    await expect(input).toHaveAttribute('type', 'text')
    await expect(eye).toBeChecked()
  },
}
