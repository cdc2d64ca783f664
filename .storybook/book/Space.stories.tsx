import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPage, lookOf, Part, showsItsTokens, TokenList, TokenRow } from './BookPage.tsx'
import { type Look, numberOf, tokensOf, valuesIn } from './tokenPages.ts'

function Space(look: Look) {
  const values = valuesIn(look)
  const bars = (families: readonly string[]) => (
    <TokenList width={320}>
      {families.flatMap(tokensOf).map((token) => (
        <TokenRow
          key={token}
          token={token}
          value={
            values[token]!.startsWith('var')
              ? `${values[token]}, ${numberOf(token, values)}px`
              : values[token]!
          }
          isTall
        >
          <div className="book-bar" style={{ inlineSize: `var(${token})` }} />
        </TokenRow>
      ))}
    </TokenList>
  )
  return (
    <BookPage
      title="Space"
      lead="A scale of thirteen lengths, and names for what they are for. The density of the toolbar changes the names and leaves the scale."
    >
      <Part title="Scale" about="Use a length of the scale where no name fits.">
        {bars(['space'])}
      </Part>
      <Part
        title="Gaps and padding"
        about="Fields stand nearer to each other than groups, and groups nearer than sections."
      >
        {bars(['gap', 'pad'])}
      </Part>
      <Part
        title="Controls and lines"
        about="Heights of controls. A finger has 44 px in every density, and so have small controls around them."
      >
        {bars(['control', 'touch', 'border'])}
      </Part>
    </BookPage>
  )
}

const meta = {
  title: 'Foundations/Space',
  parameters: { layout: 'fullscreen', largeText: 320, controls: { disable: true } },
  render: (_, { globals }) => <Space {...lookOf(globals)} />,
  play: ({ canvasElement }) => showsItsTokens(canvasElement, 'Space'),
} satisfies Meta
export default meta
type Story = StoryObj

export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
export const Compact: Story = { globals: { density: 'compact' } }
