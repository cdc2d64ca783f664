import { conforms } from '../../testing/conformance.tsx'
import { Button } from './Button.tsx'
import { ButtonLink } from './ButtonLink.tsx'

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
