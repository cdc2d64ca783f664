import { DatePicker, TimePicker } from '@wherry/ui'
import { useState } from 'react'

/** An outward and a return date: the return date begins at the outward one. */
export function DateAndTime({ today }: { today: string }) {
  const [there, setThere] = useState<string | null>(null)
  const [back, setBack] = useState<string | null>(null)
  const [time, setTime] = useState<string | null>(null)
  return (
    <>
      <DatePicker
        label="There"
        today={today}
        value={there}
        onChange={setThere}
        minValue={today}
        maxValue={back}
      />
      <TimePicker label="Time" value={time} onChange={setTime} step={15} />
      <DatePicker label="Back" today={today} value={back} onChange={setBack} minValue={there ?? today} />
    </>
  )
}
