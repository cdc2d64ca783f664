import { conforms } from '../../testing/conformance.tsx'
import { Flag } from './Flag.tsx'

conforms('Flag', (props) => <Flag country="TR" title="Turkey" {...props} />, { element: HTMLSpanElement })
conforms('Flag by code', (props) => <Flag country="AR" {...props} />, { element: HTMLSpanElement })
