import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { conforms } from '../../testing/conformance.tsx'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { RadioGroup } from './RadioGroup.tsx'

conforms(
  'RadioGroup',
  (props) => (
    <RadioGroup
      label="Pay"
      value="card"
      onChange={() => {}}
      options={[
        { value: 'card', label: 'By card' },
        { value: 'cash', label: 'Cash', description: 'To the driver' },
      ]}
      {...props}
    />
  ),
  { element: HTMLDivElement },
)

describe('an option of a RadioGroup', () => {
  afterEach(() => cleanup())

  it.each(['by card', 'tarjeta de crédito', 'a"b', '#x.y:z', ''])(
    'UI-20 has its name and its hint whatever its value is: %o',
    async (value) => {
      const options = [{ value, label: 'By card', description: 'Visa' }]
      const { getByRole } = await render(
        <ThemeProvider>
          <RadioGroup label="Pay" options={options} />
        </ThemeProvider>,
      )
      await expect.element(getByRole('radio', { name: 'By card' })).toHaveAccessibleDescription('Visa')
    },
  )
})
