import { describe, expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { Button } from '../../components/Button/Button.tsx'
import { Calendar } from '../../components/Calendar/Calendar.tsx'
import { Checkbox } from '../../components/Checkbox/Checkbox.tsx'
import { Progress } from '../../components/Progress/Progress.tsx'
import { SegmentedControl } from '../../components/SegmentedControl/SegmentedControl.tsx'
import { Switch } from '../../components/Switch/Switch.tsx'
import { ThemeProvider } from '../ThemeProvider.tsx'
import { contrast } from './color.ts'
import { createTheme } from './createTheme.ts'
import { worstAccents } from './worstAccents.ts'

const nothing = () => {}
const accents = ['#7a1fa2', '#ffdd2d', '#00ad5a', ...worstAccents]

/** The colour in a computed value, `rgb(1, 2, 3)`, as hex. */
function hexOf(value: string): string {
  const parts = /rgb\((\d+), (\d+), (\d+)\)/.exec(value)
  if (!parts) throw new Error(`No opaque colour in ${value}`)
  const bytes = parts.slice(1).map((part) => Number(part).toString(16).padStart(2, '0'))
  return `#${bytes.join('')}`
}

describe.each(['light', 'dark'] as const)('UI-17 what tells a state is seen: %s', (scheme) => {
  it.each(accents)(
    'UI-17 %s: chosen day, segment, switch, tick, progress, pressed button have 3:1',
    async (accent) => {
      const theme = createTheme({ accent, scheme })
      const { container } = await render(
        <ThemeProvider theme={theme}>
          <Calendar value="2027-06-14" today="2027-06-09" onChange={nothing} />
          <SegmentedControl
            label="Way"
            value="one"
            onChange={nothing}
            segments={[
              { value: 'one', label: 'One way' },
              { value: 'round', label: 'Return' },
            ]}
          />
          <Switch isSelected onChange={nothing}>
            Child seat
          </Switch>
          <Checkbox isSelected onChange={nothing}>
            Sign
          </Checkbox>
          <Progress label="Search" value={50} />
          <Button variant="soft" aria-pressed="true">
            Van
          </Button>
        </ThemeProvider>,
      )
      const root = container.querySelector('.wherry-root')!
      const grounds = [0, 1, 2, 3].map((at) =>
        getComputedStyle(root).getPropertyValue(`--wherry-surface-${at}`).trim(),
      )
      const style = (selector: string, pseudo?: string) => {
        const element = container.querySelector(selector)
        if (!element) throw new Error(`No ${selector}`)
        return getComputedStyle(element, pseudo)
      }
      const ring = (text: string) => text.split(/,(?![^(]*\))/).at(-1)!
      const marks = {
        'chosen day': ring(style('[aria-selected="true"] > button').boxShadow),
        'chosen segment': ring(style('label:has([type="radio"]:checked)').boxShadow),
        switch: style('[role="switch"]').backgroundColor,
        tick: style('[type="checkbox"]:not([role])').backgroundColor,
        progress: style('[role="progressbar"] [style*="--done"]').backgroundColor,
        'pressed button': ring(style('button[aria-pressed="true"]').boxShadow),
      }
      const measured = Object.entries(marks).map(([name, value]) => {
        const ratio = Math.min(...grounds.map((ground) => contrast(hexOf(value), ground)))
        return { name, isSeen: ratio >= 3, ratio }
      })
      expect(measured.filter(({ isSeen }) => !isSeen)).toEqual([])
      expect(hexOf(style('[aria-selected="true"] > button').backgroundColor)).toBe(accent)
    },
  )
})
