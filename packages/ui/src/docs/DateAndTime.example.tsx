import { DatePicker, TimePicker } from '@wherry/ui'
import { useState } from 'react'

/** There and back: the way back begins on the day of the way there. */
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
