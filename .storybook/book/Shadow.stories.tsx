import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPage, lookOf, Part, showsItsTokens, TokenList, TokenRow } from './BookPage.tsx'
import { type Look, tokensOf, valuesIn } from './tokenPages.ts'

function Shadow(look: Look) {
  const values = valuesIn(look)
  return (
    <BookPage
      title="Shadow"
      lead="An edge tells a card from its page; a shadow tells what floats. In the dark the edge does most of the work."
    >
      <Part title="Shadows and edges" about="Shadow 2 and edge 3 together are for what lies over the page.">
        <TokenList width={300}>
          {['shadow', 'edge'].flatMap(tokensOf).map((token) => (
            <TokenRow key={token} token={token} value={values[token]!} isTall>
              <div className="book-ground">
                <div
                  className="book-box"
                  style={{ boxShadow: `var(${token})`, borderRadius: 'var(--wherry-radius-card)' }}
                />
              </div>
            </TokenRow>
          ))}
        </TokenList>
      </Part>
      <Part title="Layers" about="The order in which things lie upon each other, from the page upwards.">
        <TokenList width={220}>
          {tokensOf('z').map((token) => (
            <TokenRow key={token} token={token} value={values[token]!} isTall>
              <div className="book-bar" style={{ inlineSize: `calc(${values[token]} * 1.3%)` }} />
            </TokenRow>
          ))}
        </TokenList>
      </Part>
    </BookPage>
  )
}

const meta = {
  title: 'Foundations/Shadow',
  parameters: { layout: 'fullscreen', largeText: 320, controls: { disable: true } },
  render: (_, { globals }) => <Shadow {...lookOf(globals)} />,
  play: ({ canvasElement }) => showsItsTokens(canvasElement, 'Shadow'),
} satisfies Meta
export default meta
type Story = StoryObj

export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
