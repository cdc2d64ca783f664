'use client'
import {
  Button,
  Checkbox,
  DatePicker,
  Form,
  PhoneField,
  RadioGroup,
  TextField,
  ThemeProvider,
} from '@wherry/ui'
import { useActionState } from 'react'
import { type Answer, book } from './book.ts'

const none: Answer = { values: {}, errors: {}, isBooked: false }

/** React resets the form after its action, so the sent values come back as default values. */
export function OrderForm() {
  const [{ values, errors, isBooked }, send] = useActionState(book, none)
  return (
    <ThemeProvider locale="en">
      <Form aria-label="Your order" action={send} errors={errors}>
        <TextField label="Name" name="name" defaultValue={values['name'] ?? ''} isRequired />
        <PhoneField label="Phone" name="phone" country="TR" defaultValue={values['phone'] ?? ''} />
        <DatePicker label="Day" name="day" today="2030-05-06" defaultValue={values['day'] || null} />
        <RadioGroup
          label="Payment"
          name="pay"
          defaultValue={values['pay'] ?? 'cash'}
          options={[
            { value: 'cash', label: 'Cash' },
            { value: 'card', label: 'Card' },
          ]}
        />
        <Checkbox name="terms" defaultSelected={values['terms'] === 'on'} isRequired>
          I agree to the terms
        </Checkbox>
        <Button type="submit">Book</Button>
        {/* The complete order as the server has received it. */}
        <output data-booked={isBooked}>{JSON.stringify(values)}</output>
      </Form>
    </ThemeProvider>
  )
}
