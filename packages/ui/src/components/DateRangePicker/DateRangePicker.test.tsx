import { conforms } from '../../testing/conformance.tsx'
import { DateRangePicker } from './DateRangePicker.tsx'

conforms(
  'DateRangePicker',
  (props) => (
    <DateRangePicker
      label="Stay"
      startLabel="Arrival"
      endLabel="Departure"
      value={{ start: '2027-06-14', end: '2027-06-18' }}
      today="2027-06-09"
      onChange={() => {}}
      {...props}
    />
  ),
  { element: HTMLInputElement, isModal: true },
)
