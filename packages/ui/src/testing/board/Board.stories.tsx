import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within as inside } from 'storybook/test'
import { Accents } from './Accents.tsx'
import { Board } from './Board.tsx'

const meta = {
  title: 'All modes',
  component: Board,
  // A `play` here only asserts and changes nothing, so that its screenshot shows the state at rest.
  tags: ['visual'],
} satisfies Meta<typeof Board>
export default meta
type Story = StoryObj<typeof meta>

export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const AlfaOnWhite: Story = { globals: { theme: 'alfa-on-white' } }
export const Wherry: Story = { globals: { theme: 'wherry' } }

/** Tags of a board without a screenshot, since it looks like another one: only its assertions and axe run. */
const undrawn = { tags: ['!visual', 'not-visual'] }

export const Russian: Story = { globals: { locale: 'ru' } }
export const Spanish: Story = { globals: { locale: 'es' } }

export const Dense: Story = { globals: { density: 'compact' } }
export const Sharp: Story = { globals: { radius: 'sharp' } }
export const Round: Story = { globals: { radius: 'round' } }

/** Turns off the contrast rule: axe reads the colours of the style sheet, but the system replaces them. */
const unforced = { config: { rules: [{ id: 'color-contrast', enabled: false }] } }

/** Parameters for a system setting of the visitor: the test run and Chromatic set it, a designer follows the hint. */
const media = (
  name: string,
  value: string,
  where: string,
  chromatic: object,
): Pick<Story, 'args' | 'parameters'> => ({
  args: { hint: `To see this mode, turn on ${where}, or ${name} in the Rendering panel of the browser.` },
  parameters: { media: { [name]: value }, chromatic },
})
const forced = media('forced-colors', 'active', 'a contrast theme of the system', { forcedColors: 'active' })
/** Asserts that every button has a frame, also inside a field and in a calendar. */
const framed: Pick<Story, 'play'> = {
  play: async ({ canvasElement }) => {
    if (!matchMedia('(forced-colors: active)').matches) return
    const buttons = ['Clear', /^Choose a date/, 'Previous month', 'Details']
    for (const name of buttons) {
      const [button] = inside(canvasElement).getAllByRole('button', { name })
      await expect([name, getComputedStyle(button!).borderTopWidth]).toEqual([name, '1px'])
    }
  },
}
export const ForcedColours: Story = {
  ...forced,
  ...framed,
  parameters: { ...forced.parameters, a11y: unforced },
}
export const ForcedColoursDark: Story = {
  ...ForcedColours,
  ...undrawn,
  parameters: {
    ...ForcedColours.parameters,
    media: { 'forced-colors': 'active', 'prefers-color-scheme': 'dark' },
    chromatic: { disableSnapshot: true },
  },
}
export const MoreContrast: Story = media('prefers-contrast', 'more', 'more contrast in the system', {
  disableSnapshot: true,
})
export const MoreContrastDark: Story = { ...MoreContrast, ...undrawn, globals: { theme: 'dark' } }
export const ReducedMotion: Story = {
  ...undrawn,
  ...media('prefers-reduced-motion', 'reduce', 'less motion in the system', {
    prefersReducedMotion: 'reduce',
  }),
  play: async ({ canvasElement }) => {
    const isAsked = matchMedia('(prefers-reduced-motion: reduce)').matches
    const style = getComputedStyle(canvasElement.querySelector('.wherry-root')!)
    for (const name of ['fast', 'base', 'slow'])
      await expect(style.getPropertyValue(`--wherry-motion-${name}`).trim() === '0ms').toBe(isAsked)
  },
}

/** Asserts that nothing sticks out of its card by more than 4 px (for alignment), except parts that scroll by design. */
async function staysWithin(canvasElement: HTMLElement): Promise<void> {
  const out: string[] = []
  for (const card of canvasElement.querySelectorAll('[data-section]')) {
    const edge = card.getBoundingClientRect()
    for (const part of card.querySelectorAll<HTMLElement>('*')) {
      const { left, right, width } = part.getBoundingClientRect()
      if (width <= 1 || (left >= edge.left - 4 && right <= edge.right + 4)) continue
      let box = part.parentElement!
      while (box !== card && getComputedStyle(box).overflowX === 'visible') box = box.parentElement!
      if (box === card) out.push(part.outerHTML.slice(0, 160))
    }
  }
  await expect(out).toEqual([])
  const page = document.documentElement
  await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
}
const within: Pick<Story, 'play'> = { play: ({ canvasElement }) => staysWithin(canvasElement) }

export const RightToLeft: Story = { ...within, globals: { dir: 'rtl' } }
export const Longest: Story = { ...within, args: { isLongest: true } }
export const LongestRightToLeft: Story = { ...Longest, ...undrawn, globals: { dir: 'rtl' } }

const windows = {
  options: {
    phone: { name: '320 px', styles: { width: '320px', height: '800px' } },
    half: { name: '640 px', styles: { width: '640px', height: '900px' } },
  },
}
const phone = { viewport: { value: 'phone' } }
export const At320: Story = { ...undrawn, ...within, parameters: { viewport: windows }, globals: phone }
export const At320Longest: Story = { ...At320, args: { isLongest: true } }
export const At320RightToLeft: Story = { ...At320, globals: { ...phone, dir: 'rtl' } }

/** Sets a style of the whole page, such as a double zoom (A11Y-01). */
const set =
  (name: 'zoom' | 'fontSize', value: string): Story['beforeEach'] =>
  () => {
    const { style } = document.documentElement
    style[name] = value
    return () => {
      style[name] = ''
    }
  }
export const ZoomedTwice: Story = {
  ...At320,
  globals: { viewport: { value: 'half' } },
  beforeEach: set('zoom', '2'),
}
/** Doubles the root text size, as a host or a visitor may: our text grows with it and the layout does not break. */
export const HostTextTwice: Story = {
  ...At320,
  beforeEach: set('fontSize', '32px'),
  play: async ({ canvasElement }) => {
    const [button] = inside(canvasElement).getAllByRole('button')
    await expect(getComputedStyle(document.documentElement).fontSize).toBe('32px')
    // Our text sizes follow the visitor's text size (decision 16).
    await expect(getComputedStyle(button!).fontSize).toBe('32px')
    await staysWithin(canvasElement)
  },
}

export const WorstAccents: Story = { render: () => <Accents /> }
export const WorstAccentsDark: Story = { ...WorstAccents, globals: { theme: 'dark' } }
