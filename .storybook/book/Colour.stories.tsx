import type { Meta, StoryObj } from '@storybook/react-vite'
import { contrast } from '@wherry/ui/accent'
import { measurePairs } from '@wherry/ui/testing/themePairs.ts'
import { expect } from 'storybook/test'
import { BookPage, lookOf, Part, showsItsTokens, TokenList, TokenRow } from './BookPage.tsx'
import { Pairs } from './Pair.tsx'
import { type Look, tokensOf, valuesIn } from './tokenPages.ts'

interface Group {
  title: string
  about: string
  families: readonly string[]
}
const groups: readonly Group[] = [
  {
    title: 'Surface',
    about:
      'The page is 0, a card is 1, a sunken place is 2, what floats is 3. Hover and pressed lie upon them.',
    families: ['surface'],
  },
  {
    title: 'Ink and line',
    about:
      'Ink 1 is for what is read first, 2 for what explains, 3 for what is looked up. Line 3 is the edge of a control.',
    families: ['ink', 'line'],
  },
  {
    title: 'Accent',
    about:
      'The face of the one main action, and what a choice is told by. The theme studio makes all of it from one colour.',
    families: ['accent'],
  },
  {
    title: 'Tones',
    about: 'A tone has a meaning and never stands alone: an icon or a word says the same.',
    families: ['info', 'positive', 'caution', 'critical'],
  },
  {
    title: 'Focus, rating, waiting',
    about:
      'The ring of what has the focus, the stars, the veil behind a dialog, the place of what is to come.',
    families: ['focus', 'rating', 'overlay', 'skeleton'],
  },
  { title: 'Drawings', about: 'Parts of the cars, yachts and scenes.', families: ['illo'] },
  { title: 'Map', about: 'Land, sea, roads and the route.', families: ['map'] },
]

const Swatch = ({ token }: { token: string }) => (
  <div className="book-swatch book-through" aria-hidden>
    <div className="book-swatch" style={{ background: `var(${token})` }} />
  </div>
)

function Colour(look: Look) {
  const values = valuesIn(look)
  const pairs = [...measurePairs({ base: look.theme }, {}, false, true, contrast)]
  return (
    <BookPage
      title="Colour"
      lead="Every colour is a role. A component names the role, a theme gives it a value, and the pairs below say how well they can be read."
    >
      {groups.map(({ title, about, families }) => (
        <Part key={title} title={title} about={about}>
          <TokenList>
            {families.flatMap(tokensOf).map((token) => (
              <TokenRow key={token} token={token} value={values[token]!}>
                <Swatch token={token} />
              </TokenRow>
            ))}
          </TokenList>
        </Part>
      ))}
      <Part
        title="Contrast"
        about="A text has 4.5 : 1 at least, the edge of a control or the mark of a state 3 : 1 (WCAG 2.2 AA). Ratios are rounded down."
      >
        <Pairs pairs={pairs} />
      </Part>
    </BookPage>
  )
}

/** Quiet words in a pressed row of a floating list: under 4.5 : 1 in the dark while the row is held down. */
const pressedRow = 'ink-3 on surface-pressed surface-3'

const meta = {
  title: 'Foundations/Colour',
  parameters: { layout: 'fullscreen', largeText: 320, controls: { disable: true } },
  render: (_, { globals }) => <Colour {...lookOf(globals)} />,
  play: async ({ canvasElement, globals }) => {
    await showsItsTokens(canvasElement, 'Colour')
    const pairs = [...measurePairs({ base: lookOf(globals).theme }, {}, false, true, contrast)]
    const under = pairs.filter(({ ratio, needed }) => ratio < needed)
    const known = lookOf(globals).theme === 'dark' ? [pressedRow] : []
    await expect(under.map(({ ink, ground }) => `${ink} on ${ground}`)).toEqual(known)
    await expect(canvasElement.querySelectorAll('[data-ratio]').length).toBe(pairs.length)
  },
} satisfies Meta
export default meta
type Story = StoryObj

export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
