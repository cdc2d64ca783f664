import type { Meta, StoryObj } from '@storybook/react-vite'
import { radii } from '@wherry/ui'
import { BookPage, lookOf, Part, showsItsTokens, TokenList, TokenRow } from './BookPage.tsx'
import { type Look, tokensOf, valuesIn } from './tokenPages.ts'

const roles = tokensOf('radius')

function RadiusPage(look: Look) {
  const values = valuesIn(look)
  return (
    <BookPage
      title="Radius"
      lead="A corner belongs to a role: the larger the thing, the rounder it is. A page chooses one of three sets."
    >
      <Part title="In this look" about="The roundness of the toolbar changes these values.">
        <TokenList width={200}>
          {roles.map((token) => (
            <TokenRow key={token} token={token} value={values[token]!} isTall>
              <div className="book-corner" style={{ borderRadius: `var(${token})` }} />
            </TokenRow>
          ))}
        </TokenList>
      </Part>
      {radii.map((radius) => {
        const set = valuesIn({ ...look, radius })
        return (
          <Part key={radius} title={radius.charAt(0).toUpperCase() + radius.slice(1)}>
            <ul
              className="book-tokens"
              style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}
            >
              {roles.map((token) => (
                <li key={token} className="book-names">
                  <div className="book-corner" style={{ borderRadius: set[token] }} />
                  <span className="book-quiet">
                    {token.replace('--wherry-radius-', '')}, {set[token]}
                  </span>
                </li>
              ))}
            </ul>
          </Part>
        )
      })}
    </BookPage>
  )
}

const meta = {
  title: 'Foundations/Radius',
  parameters: { layout: 'fullscreen', largeText: 320, controls: { disable: true } },
  render: (_, { globals }) => <RadiusPage {...lookOf(globals)} />,
  play: ({ canvasElement }) => showsItsTokens(canvasElement, 'Radius'),
} satisfies Meta
export default meta
type Story = StoryObj

export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
