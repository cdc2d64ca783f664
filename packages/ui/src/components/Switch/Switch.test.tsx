import { conforms } from '../../testing/conformance.tsx'
import { Switch } from './Switch.tsx'

conforms(
  'Switch',
  (props) => (
    <Switch defaultSelected description="Only free ones" {...props}>
      Child seats
    </Switch>
  ),
  { element: HTMLInputElement },
)
