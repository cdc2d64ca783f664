import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { Flag } from './Flag.tsx'

conforms('Flag', (props) => <Flag country="TR" title="Turkey" {...props} />, { element: HTMLSpanElement })
conforms('Flag by code', (props) => <Flag country="AR" {...props} />, { element: HTMLSpanElement })

describe('The flags of countries that most visitors come from', () => {
  it.each('US GB CN KZ BR CA AU IN GR KR IL MX VN ES'.split(' '))(
    'the flag of %s is drawn',
    async (country) => {
      const { container } = await render(<Flag country={country} title={country} />)
      expect(container.querySelector('svg')).not.toBeNull()
    },
  )
})
