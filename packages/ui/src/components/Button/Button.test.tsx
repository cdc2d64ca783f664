import { conforms } from '../../testing/conformance.tsx'
import { Button, ButtonLink } from './Button.tsx'

conforms('Button', (props) => <Button {...props}>Find a car</Button>, { element: HTMLButtonElement })
conforms(
  'ButtonLink',
  (props) => (
    <ButtonLink href="#offers" {...props}>
      See offers
    </ButtonLink>
  ),
  { element: HTMLAnchorElement },
)
