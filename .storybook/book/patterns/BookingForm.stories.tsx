import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Button,
  Checkbox,
  DatePicker,
  Form,
  Notice,
  PhoneField,
  RadioGroup,
  Select,
  Stepper,
  TextField,
  TimePicker,
} from '@wherry/ui'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Pattern } from './Pattern.tsx'

const cars = [
  {
    key: 'cars',
    items: [
      { value: 'comfort', label: 'Comfort', note: '3 seats', end: '€51' },
      { value: 'van', label: 'Minivan', note: '7 seats', end: '€74' },
    ],
  },
]
const payments = [
  { value: 'cash', label: 'Cash', description: 'To the driver' },
  { value: 'card', label: 'Card', description: 'Now, by the bank' },
] as const

interface BookingFormProps {
  /** Errors of the service, by the name of the field. */
  errors?: Record<string, string>
  isFilled?: boolean
}

function BookingForm({ errors, isFilled = false }: BookingFormProps) {
  const [booked, setBooked] = useState<string | null>(null)
  return (
    <Pattern
      title="Booking form"
      lead="Fields in the order in which a person thinks of them: when, how many, who, how it is paid."
      rules={[
        'One column. Two fields share a row only where they are one answer: a day and its time.',
        'A label stands in its field and stays there. A hint says what a label cannot.',
        'A field is optional or it is required: the fewer are marked so. Here the optional one says it.',
        'What is missing is said after the press, at its field, and the first of it gets the focus.',
        'The main action stands at the end, once, and says what it does and what it costs.',
      ]}
    >
      <Form
        aria-label="Your ride"
        errors={errors}
        className="book-form"
        onSubmit={(event) => {
          event.preventDefault()
          setBooked(String(new FormData(event.currentTarget).get('sign')))
        }}
      >
        <div className="book-pairing">
          <DatePicker
            label="Pickup date"
            name="day"
            today="2027-06-09"
            defaultValue={isFilled ? '2027-06-14' : null}
            isRequired
          />
          <TimePicker label="Pickup time" name="time" defaultValue={isFilled ? '09:45' : null} isRequired />
        </div>
        <Select label="Car" name="car" groups={cars} defaultValue={isFilled ? 'comfort' : null} isRequired />
        <Stepper label="Passengers" name="people" defaultValue={2} minValue={1} maxValue={7} />
        <TextField
          label="Name on the sign"
          name="sign"
          defaultValue={isFilled ? 'Anna Berg' : ''}
          autoComplete="name"
          isRequired
        />
        <PhoneField
          label="Mobile phone"
          name="phone"
          country="TR"
          defaultValue={isFilled ? '+905321184027' : ''}
          isRequired
        />
        <TextField label="Flight number" name="flight" description="The driver sees a delay" isOptional />
        <RadioGroup label="Payment" name="payment" variant="card" options={payments} defaultValue="cash" />
        <Checkbox name="terms" defaultSelected={isFilled} isRequired>
          I agree to the terms of the ride
        </Checkbox>
        <Button type="submit" size="l" isBlock>
          Book for €51
        </Button>
        {booked !== null && <Notice tone="positive">Booked: the driver holds a sign for {booked}.</Notice>}
      </Form>
    </Pattern>
  )
}

const meta = {
  title: 'Patterns/Booking form',
  component: BookingForm,
  parameters: { layout: 'fullscreen', largeText: 320 },
} satisfies Meta<typeof BookingForm>
export default meta
type Story = StoryObj<typeof meta>

export const Rest: Story = {}
export const Filled: Story = { args: { isFilled: true } }
export const Refused: Story = {
  args: {
    isFilled: true,
    errors: { sign: 'Latin letters, please', phone: 'No message reaches this number' },
  },
}
export const Dark: Story = { args: { isFilled: true }, globals: { theme: 'dark' } }

export const Sent: Story = {
  name: 'A form with everything in it is sent by its one action, and says so',
  tags: ['UI-18'],
  args: { isFilled: true },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement)
    await userEvent.click(form.getByRole('button', { name: 'Book for €51' }))
    await waitFor(() => expect(form.getByText(/holds a sign for Anna Berg/)).toBeVisible())
  },
}
