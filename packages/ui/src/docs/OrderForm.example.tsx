'use client'
import { Button, Checkbox, Form, PhoneField, TextField } from '@wherry/ui'
import { useState } from 'react'

/** Sends the order. Resolves to the errors from the server, by the name of the field. */
type Send = (order: FormData) => Promise<Record<string, string>>

/** A missing value keeps the form from being sent. A refusal of the server stays under its field until the field changes. */
export function OrderForm({ send }: { send: Send }) {
  const [errors, setErrors] = useState<Record<string, string>>({})
  return (
    <Form
      aria-label="Your order"
      errors={errors}
      onSubmit={async (event) => {
        event.preventDefault()
        setErrors(await send(new FormData(event.currentTarget)))
      }}
    >
      <TextField label="Name on the sign" name="sign" isRequired />
      <PhoneField label="Mobile phone" name="phone" country="TR" />
      <Checkbox name="terms" isRequired>
        I agree to the terms
      </Checkbox>
      <Button type="submit">Book</Button>
      <Button type="reset" variant="plain">
        Begin anew
      </Button>
    </Form>
  )
}
