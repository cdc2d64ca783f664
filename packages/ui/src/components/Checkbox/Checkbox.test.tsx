import { afterEach, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { Checkbox } from './Checkbox.tsx'

conforms(
  'Checkbox',
  (props) => (
    <Checkbox isSelected={false} onChange={() => {}} error="Please agree to go on" {...props}>
      I agree
    </Checkbox>
  ),
  { element: HTMLInputElement },
)

afterEach(() => cleanup())

it('UI-20 a Checkbox stays indeterminate as long as its owner says so, however often it is pressed', async () => {
  const { getByRole } = await render(
    <ThemeProvider>
      <Checkbox isIndeterminate isSelected={false} onChange={() => {}}>
        All
      </Checkbox>
    </ThemeProvider>,
  )
  const box = getByRole('checkbox').element() as HTMLInputElement
  for (let press = 0; press < 3; press++) {
    box.click()
    await new Promise((done) => setTimeout(done, 20))
    expect(box.indeterminate).toBe(true)
  }
})
