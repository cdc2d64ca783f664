import { useForm } from '@tanstack/react-form'
import { Button, Checkbox, Stepper, TextField } from '@wherry/ui'

interface Order {
  name: string
  bags: number
  terms: boolean
}

const nothing: Order = { name: '', bags: 1, terms: false }

/** Each control takes `state.value`, `handleChange`, `handleBlur` and the first error of its field. */
export function TanStackForm({ send }: { send: (order: Order) => void }) {
  const form = useForm({ defaultValues: nothing, onSubmit: ({ value }) => send(value) })
  return (
    <form
      aria-label="Your order"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void form.handleSubmit()
      }}
    >
      <form.Field
        name="name"
        validators={{ onSubmit: ({ value }) => (value ? undefined : 'Who is to be picked up?') }}
      >
        {({ name, state, handleChange, handleBlur }) => (
          <TextField
            label="Name"
            name={name}
            value={state.value}
            onChange={handleChange}
            onBlur={handleBlur}
            error={state.meta.errors[0]}
          />
        )}
      </form.Field>
      <form.Field name="bags">
        {({ state, handleChange }) => <Stepper label="Bags" value={state.value} onChange={handleChange} />}
      </form.Field>
      <form.Field
        name="terms"
        validators={{ onSubmit: ({ value }) => (value ? undefined : 'Tick this to book') }}
      >
        {({ name, state, handleChange }) => (
          <Checkbox name={name} isSelected={state.value} onChange={handleChange} error={state.meta.errors[0]}>
            I agree to the terms
          </Checkbox>
        )}
      </form.Field>
      <Button type="submit">Book</Button>
      <Button variant="plain" onClick={() => form.reset()}>
        Begin anew
      </Button>
    </form>
  )
}
