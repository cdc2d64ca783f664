import { type DateRange, DateRangePicker } from '@wherry/ui'
import { useState } from 'react'

/** A stay of two to fourteen nights, typed or chosen; it is sent as `arrival` and `departure`. */
export function Stay({ today, prices }: { today: string; prices: Readonly<Record<string, number>> }) {
  const [stay, setStay] = useState<DateRange | null>(null)
  return (
    <DateRangePicker
      label="Stay"
      startLabel="Arrival"
      endLabel="Departure"
      startName="arrival"
      endName="departure"
      today={today}
      minValue={today}
      minNights={2}
      maxNights={14}
      mark={(day) => prices[day]}
      value={stay}
      onChange={setStay}
    />
  )
}
