import { conforms } from '../../testing/conformance.tsx'
import { SegmentedControl } from './SegmentedControl.tsx'

conforms('SegmentedControl', (props) => (
  <SegmentedControl
    label="Show"
    segments={[
      { value: 'class', label: 'By class' },
      { value: 'all', label: 'All offers of all providers' },
      { value: 'map', label: 'On the map of the town', isDisabled: true },
    ]}
    {...props}
  />
))
