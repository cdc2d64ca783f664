import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPage, lookOf, Part, showsItsTokens, TokenList, TokenRow } from './BookPage.tsx'
import { type Look, tokensOf, valuesIn } from './tokenPages.ts'

/** Sizes are shares of a variable; the list of fonts at their end has a token of its own. */
const short = (value: string) =>
  value.replace(/ var\(--wherry-font\)$/, '').replaceAll('var(--wherry-rem)', 'rem')

function Type(look: Look) {
  const values = valuesIn(look)
  const row = (token: string, style: Record<string, string>, text: string) => (
    <TokenRow key={token} token={token} value={short(values[token]!)} isTall>
      <div style={style}>{text}</div>
    </TokenRow>
  )
  return (
    <BookPage
      title="Type"
      lead="One family, Onest, in Latin and Cyrillic. A text grows with the size that its reader has set in the browser."
    >
      <Part title="Titles" about="A title is set in 600 and a little tighter.">
        <TokenList width={480}>
          {tokensOf('title').map((token) =>
            row(
              token,
              { font: `var(${token})`, letterSpacing: 'var(--wherry-tracking-title)' },
              'From the airport to the hotel',
            ),
          )}
        </TokenList>
      </Part>
      <Part title="Texts" about="16 is the text of a page; 14 explains; 13 is the smallest and stands alone.">
        <TokenList width={320}>
          {tokensOf('text').map((token) =>
            row(token, { font: `var(${token})` }, 'The driver waits 60 minutes. Водитель ждёт 60 минут.'),
          )}
        </TokenList>
      </Part>
      <Part title="Weights, tracking, family and size">
        <TokenList width={320}>
          {tokensOf('weight').map((token) =>
            row(token, { font: 'var(--wherry-text-18)', fontWeight: `var(${token})` }, 'Comfort, €51'),
          )}
          {tokensOf('tracking').map((token) =>
            row(token, { font: 'var(--wherry-title-22)', letterSpacing: `var(${token})` }, 'Comfort, €51'),
          )}
          {tokensOf('font').map((token) =>
            row(
              token,
              { font: 'var(--wherry-text-18)', fontFamily: `var(${token})` },
              'Аа Бб Aa Bb ñ ¿ 0123',
            ),
          )}
          {tokensOf('rem').map((token) =>
            row(token, { font: 'var(--wherry-text-16)', fontSize: `var(${token})` }, 'One rem of the reader'),
          )}
        </TokenList>
      </Part>
    </BookPage>
  )
}

const meta = {
  title: 'Foundations/Type',
  parameters: { layout: 'fullscreen', largeText: 320, controls: { disable: true } },
  render: (_, { globals }) => <Type {...lookOf(globals)} />,
  play: ({ canvasElement }) => showsItsTokens(canvasElement, 'Type'),
} satisfies Meta
export default meta
type Story = StoryObj

export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
