import { conforms } from '../../testing/conformance.tsx'
import { Progress } from './Progress.tsx'

conforms('Progress', (props) => <Progress label="Asking for prices" value={64} {...props} />)
conforms(
  'Progress of unknown length',
  (props) => <Progress label="Asking for prices" value={null} {...props} />,
  { isAlive: true },
)
