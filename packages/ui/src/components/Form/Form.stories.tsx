import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { Select } from '../Select/Select.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { formGuide } from './Form.guide.ts'
import { Form } from './Form.tsx'

const cars = [
  {
    key: 'all',
    items: [
      { value: 'economy', label: 'Economy' },
      { value: 'van', label: 'A van' },
    ],
  },
]

const meta = {
  component: Form,
  tags: ['autodocs'],
  parameters: { guide: formGuide },
  args: {
    'aria-label': 'Order',
    onSubmit: fn((event) => event.preventDefault()),
    children: (
      <div style={{ display: 'grid', gap: 16 }}>
        <TextField label="Name on the sign" name="sign" isRequired />
        <Select label="Car" name="car" native="never" groups={cars} isRequired />
        <Checkbox name="terms" isRequired>
          I agree to the terms
        </Checkbox>
        <div style={{ display: 'flex', gap: 8 }}>
          <Button type="submit">Book</Button>
          <Button type="reset" variant="plain">
            Begin anew
          </Button>
        </div>
      </div>
    ),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
} satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Refused: Story = {
  args: { errors: { sign: 'Latin letters, please', terms: 'They have changed: read them anew' } },
}

export const Validation: Story = {
  name: 'What is missing keeps it from being sent; the first of it gets the focus',
  tags: ['UI-18'],
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    const sign = form.getByRole('textbox', { name: 'Name on the sign' })
    await userEvent.click(form.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(sign).toHaveFocus())
    await expect(sign).toHaveAccessibleDescription('Required')
    await expect(form.getByRole('combobox')).toHaveAccessibleDescription('Required')
    await expect(form.getByRole('checkbox')).toBeInvalid()
    await userEvent.keyboard('Ann{Enter}')
    await expect(sign).toBeValid()
    // The visible control gets the focus, not the hidden input that the browser validates.
    await waitFor(() => expect(form.getByRole('combobox')).toHaveFocus())
    await userEvent.keyboard('{Enter}{End}{Enter}')
    await userEvent.click(form.getByRole('checkbox'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(form.getByRole('button', { name: 'Book' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
    const sent = new FormData(canvasElement.querySelector('form')!)
    await expect([...sent]).toEqual([
      ['sign', 'Ann'],
      ['car', 'van'],
      ['terms', 'on'],
    ])
  },
}

export const Reset: Story = {
  name: 'A reset puts back what each control shows and sends, and takes its words away',
  tags: ['UI-18'],
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.type(form.getByRole('textbox'), 'Ann')
    await userEvent.click(form.getByRole('checkbox'))
    await userEvent.click(form.getByRole('button', { name: 'Book' }))
    await waitFor(() => expect(form.getByRole('combobox')).toHaveAccessibleDescription('Required'))
    await userEvent.click(form.getByRole('button', { name: 'Begin anew' }))
    await waitFor(() => expect(form.getByRole('textbox')).toHaveValue(''))
    await expect(form.getByRole('checkbox')).not.toBeChecked()
    await expect(form.getByRole('combobox')).not.toHaveAccessibleDescription('Required')
  },
}

export const Answered: Story = {
  name: 'What a server refused stands under its control until that is changed, and stops nothing',
  tags: ['UI-18'],
  args: { errors: { sign: 'Latin letters, please' }, validationBehavior: 'aria' },
  play: async ({ canvasElement, args }) => {
    const form = within(canvasElement)
    const sign = form.getByRole('textbox')
    await expect(sign).toHaveAccessibleDescription('Latin letters, please')
    await expect(sign).toBeInvalid()
    await userEvent.type(sign, 'Ann')
    await expect(sign).toBeValid()
    await userEvent.click(form.getByRole('button', { name: 'Book' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(1)
  },
}
