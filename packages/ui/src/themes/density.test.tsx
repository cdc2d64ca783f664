import type { ReactElement } from 'react'
import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Accordion } from '../components/Accordion/Accordion.tsx'
import { Button } from '../components/Button/Button.tsx'
import { Calendar } from '../components/Calendar/Calendar.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Chip } from '../components/Chip/Chip.tsx'
import { Pagination } from '../components/Pagination/Pagination.tsx'
import { Plate } from '../components/Plate/Plate.tsx'
import { SegmentedControl } from '../components/SegmentedControl/SegmentedControl.tsx'
import { Stepper } from '../components/Stepper/Stepper.tsx'
import { Switch } from '../components/Switch/Switch.tsx'
import { TextField } from '../components/TextField/TextField.tsx'
import { ThemeProvider } from './ThemeProvider.tsx'

const nothing = () => {}
const segments = [
  { value: 'one', label: 'One way' },
  { value: 'round', label: 'Return' },
]
/** Controls of a column, each with its comfortable height in px; null if the height is not checked. */
const controls: readonly (readonly [name: string, height: number | null, control: ReactElement])[] = [
  ['Button', 44, <Button key="1">Find</Button>],
  ['Chip', 36, <Chip key="2">Van</Chip>],
  ['SegmentedControl', 44, <SegmentedControl key="3" label="Way" segments={segments} />],
  ['SegmentedControl, small', 36, <SegmentedControl key="4" label="Way" segments={segments} size="s" />],
  ['Stepper', 60, <Stepper key="5" label="People" minValue={1} maxValue={8} />],
  [
    'Plate',
    56,
    <Plate key="6" title="Seats" isOpen={false} onOpenChange={nothing}>
      One seat
    </Plate>,
  ],
  [
    'Accordion',
    56,
    <Accordion key="11" items={[{ value: 'seats', title: 'Seats', children: 'One seat' }]} />,
  ],
  ['Pagination', 44, <Pagination key="12" pageCount={3} />],
  ['TextField', null, <TextField key="7" label="Name" />],
  ['Checkbox', null, <Checkbox key="8">Seat</Checkbox>],
  ['Switch', null, <Switch key="9">Seat</Switch>],
  ['Calendar', null, <Calendar key="10" today="2027-06-09" />],
]

describe('UI-17 density', () => {
  it.each(controls)('UI-17 compact is lower: %s', async (_name, drawn, control) => {
    const heightOf = async (density: 'comfortable' | 'compact') => {
      const { container, unmount } = await render(
        <ThemeProvider density={density}>
          <div data-one="" style={{ display: 'grid', justifyItems: 'start' }}>
            {control}
          </div>
        </ThemeProvider>,
      )
      const { height } = container.querySelector('[data-one]')!.firstElementChild!.getBoundingClientRect()
      await unmount()
      return height
    }
    const comfortable = await heightOf('comfortable')
    if (drawn !== null) expect(comfortable).toBe(drawn)
    expect(await heightOf('compact')).toBeLessThan(comfortable)
  })
})
