import { Button, DatePicker, PhoneField, Textarea, TextField } from '@wherry/ui'
import { Controller, type UseFormRegisterReturn, useForm } from 'react-hook-form'

interface Order {
  name: string
  note: string
  phone: string
  day: string | null
}

/** A TextField passes its value to `onChange`, but React Hook Form expects the event. */
const registered = ({ onChange, ...field }: UseFormRegisterReturn<keyof Order>) => ({
  ...field,
  onChange: (value: string) => void onChange({ type: 'change', target: { name: field.name, value } }),
})

/** `register` is for TextField and Textarea, `Controller` for all controls. */
export function HookForm({ today, send }: { today: string; send: (order: Order) => void }) {
  const { register, control, handleSubmit, formState, reset } = useForm<Order>({
    defaultValues: { name: 'Ada', note: '', phone: '', day: null },
  })
  const { errors } = formState
  return (
    <form aria-label="Your order" onSubmit={handleSubmit(send)} noValidate>
      <TextField
        label="Name"
        error={errors.name?.message}
        {...registered(register('name', { required: 'Who is to be picked up?' }))}
      />
      <Textarea label="Note" {...registered(register('note'))} />
      <Controller
        name="phone"
        control={control}
        rules={{ required: 'A phone for the driver' }}
        render={({ field, fieldState }) => (
          <PhoneField {...field} label="Phone" country="TR" error={fieldState.error?.message} />
        )}
      />
      <Controller
        name="day"
        control={control}
        rules={{ required: 'The day of the ride' }}
        render={({ field, fieldState }) => (
          <DatePicker {...field} label="Day" today={today} error={fieldState.error?.message} />
        )}
      />
      <Button type="submit">Book</Button>
      <Button variant="plain" onClick={() => reset()}>
        Begin anew
      </Button>
    </form>
  )
}
