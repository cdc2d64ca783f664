import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { CarIllustration } from '../illustrations/cars/CarIllustration.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { ArrowLeftIcon, ClockIcon } from './icons.tsx'

const drawings = (
  <>
    <ArrowLeftIcon data-drawing="arrow" />
    <ClockIcon data-drawing="clock" />
    <CarIllustration carClass="economy" data-drawing="car" />
  </>
)
const transforms = (container: Element) =>
  Object.fromEntries(
    [...container.querySelectorAll('[data-drawing]')].map((drawing) => [
      drawing.getAttribute('data-drawing'),
      getComputedStyle(drawing).transform,
    ]),
  )
const mirrored = 'matrix(-1, 0, 0, 1, 0, 0)'

it.each([
  ['rtl', 'ltr', { arrow: mirrored, clock: 'none', car: mirrored }],
  ['ltr', 'rtl', { arrow: 'none', clock: 'none', car: 'none' }],
] as const)(
  'UI-18 what points along the line of reading follows our root: %s in a page of %s',
  async (dir, host, expected) => {
    const { container } = await render(
      <div dir={host}>
        <ThemeProvider dir={dir}>{drawings}</ThemeProvider>
      </div>,
    )
    await expect.poll(() => container.querySelectorAll('[data-drawing]').length).toBe(3)
    expect(transforms(container)).toEqual(expected)
  },
)
