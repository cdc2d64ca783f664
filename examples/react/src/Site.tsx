import { Button, ComboBox, DatePicker, Stepper, TimePicker } from '@wherry/ui'
import { type FormEvent, useId, useState } from 'react'
import { Cars } from './Cars.tsx'

const places = ['Bilbao Airport', 'Bilbao, Abando station', 'San Sebastián', 'Santander', 'Vitoria-Gasteiz']
const today = new Date().toLocaleDateString('sv')

/** A field for a place from a list in this example; your places come from your service. */
function PlaceField({ label, error }: { label: string; error: string | undefined }) {
  const [text, setText] = useState('')
  const found = places.filter((place) => place.toLowerCase().includes(text.trim().toLowerCase()))
  return (
    <ComboBox
      label={label}
      name={label}
      inputValue={text}
      onInputChange={setText}
      groups={[{ key: 'places', items: found }]}
      getKey={String}
      getText={String}
      onSelect={setText}
      status={found.length ? `${found.length} found` : 'We do not drive there'}
      error={error}
    />
  )
}

export function Site() {
  const heading = useId()
  const [day, setDay] = useState<string | null>(null)
  const [isAsked, setAsked] = useState(false)
  const [missing, setMissing] = useState<string[]>([])

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const empty = ['From', 'To'].filter((name) => !form.get(name))
    setMissing(empty)
    setAsked(empty.length === 0)
  }
  const errorOf = (name: string) => (missing.includes(name) ? 'Say where' : undefined)

  return (
    <main className="site">
      <p className="name">Kestrel Cars</p>
      <h1 className="title" id={heading}>
        Where to?
      </h1>
      <form className="trip" aria-labelledby={heading} onSubmit={find} noValidate>
        <PlaceField label="From" error={errorOf('From')} />
        <PlaceField label="To" error={errorOf('To')} />
        <DatePicker label="Day" today={today} minValue={today} value={day} onChange={setDay} />
        <TimePicker label="Time" step={15} />
        <Stepper label="Passengers" minValue={1} maxValue={8} defaultValue={2} />
        <Button type="submit" size="l">
          Find a car
        </Button>
      </form>
      {isAsked && <Cars />}
    </main>
  )
}
