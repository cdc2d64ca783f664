import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { passwordFieldGuide } from './PasswordField.guide.ts'
import { PasswordField } from './PasswordField.tsx'

const meta = {
  component: PasswordField,
  tags: ['autodocs'],
  parameters: { guide: passwordFieldGuide },
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

export const Empty: Story = { args: { value: '' } }
export const NewPassword: Story = {
  args: { value: '', autoComplete: 'new-password', description: 'At least 12 characters', isRequired: true },
}
export const Caution: Story = { args: { caution: 'Caps Lock is on' } }
export const ReadOnly: Story = { args: { isReadOnly: true } }
export const Loading: Story = { args: { isLoading: true } }
export const Medium: Story = { args: { size: 'm' } }
export const RightToLeft: Story = { globals: { dir: 'rtl' } }
export const Russian: Story = {
  globals: { locale: 'ru' },
  args: { label: 'Пароль' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch', { name: 'Показать пароль' })).toBeVisible()
  },
}
export const Keyboard: Story = {
  name: 'Tab comes to the field, then to the eye; Space and Enter turn it',
  tags: ['UI-18'],
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByLabelText('Password')
    const eye = within(canvasElement).getByRole('switch', { name: 'Show password' })
    await userEvent.tab()
    await expect(input).toHaveFocus()
    await userEvent.tab()
    await expect(eye).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(eye).toBeChecked()
    await userEvent.keyboard('{Enter}')
    await expect(eye).not.toBeChecked()
    await expect(input).toHaveAttribute('type', 'password')
  },
}
