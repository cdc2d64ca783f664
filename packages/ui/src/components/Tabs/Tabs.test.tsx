import { conforms } from '../../testing/conformance.tsx'
import { Tabs } from './Tabs.tsx'

conforms('Tabs', (props) => (
  <Tabs
    label="Booking"
    tabs={[
      { value: 'passengers', label: 'Passengers', children: 'Two adults' },
      { value: 'extras', label: 'Extras', end: 3, children: 'None' },
      { value: 'company', label: 'Company and cost centre', children: 'None' },
      { value: 'bonus', label: 'Bonus', isDisabled: true, children: 'None' },
    ]}
    {...props}
  />
))
