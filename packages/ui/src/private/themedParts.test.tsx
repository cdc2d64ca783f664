import { afterEach, describe, expect, it } from 'vitest'
import { cleanup, render } from 'vitest-browser-react'
import { Calendar } from '../components/Calendar/Calendar.tsx'
import { Checkbox } from '../components/Checkbox/Checkbox.tsx'
import { Flag } from '../components/Flag/Flag.tsx'
import { Link } from '../components/Link/Link.tsx'
import { Select } from '../components/Select/Select.tsx'
import { Skeleton } from '../components/Skeleton/Skeleton.tsx'
import type { Density, Radius } from '../themes/createdTheme.ts'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'

async function measure(radius: Radius, density: Density) {
  const { container } = await render(
    <ThemeProvider radius={radius} density={density}>
      <Calendar defaultValue={null} today="2027-06-09" />
      <Select
        label="Title"
        native="never"
        defaultOpen
        groups={[{ key: 'all', items: [{ value: 'ms', label: 'Ms' }] }]}
      />
      <Checkbox>News</Checkbox>
      <Skeleton data-part="skeleton" />
      <Link href="#terms">Terms</Link>
      <Flag country="TR" data-part="flag" />
    </ThemeProvider>,
  )
  const part = (selector: string) => container.querySelector<HTMLElement>(selector)!
  const corner = (selector: string) => getComputedStyle(part(selector)).borderEndEndRadius
  await expect.poll(() => part('[role="option"]')).not.toBeNull()
  const [day, option, box] = ['[data-day]', '[role="option"]', '[type="checkbox"]']
  return {
    corners: [day, option, box, '[data-part="skeleton"]', 'a', '[data-part="flag"]'].map(corner),
    heights: [part(day).offsetHeight, part(option).offsetHeight, part(box).closest('label')!.offsetHeight],
  }
}

describe('what stands inside a component follows the theme too (UI-17)', () => {
  afterEach(() => cleanup())

  it.each([
    ['soft', 'comfortable', ['8px', '8px', '5px', '6px', '3px', '3px'], [44, 44, 44]],
    ['sharp', 'compact', ['2px', '2px', '1px', '2px', '1px', '1px'], [36, 36, 36]],
    ['round', 'compact', ['14px', '14px', '6px', '10px', '5px', '5px'], [36, 36, 36]],
  ] as const)(
    'radius %s, density %s: days, rows, ticks, skeletons, links, flags',
    async (radius, density, corners, heights) => {
      expect(await measure(radius, density)).toEqual({ corners, heights })
    },
  )
})
