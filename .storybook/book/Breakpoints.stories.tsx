import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookPage, lookOf, Part, showsItsTokens, TokenList, TokenRow } from './BookPage.tsx'
import { type Look, tokensOf, valuesIn } from './tokenPages.ts'

const parts = [
  {
    family: 'container',
    title: 'Container',
    about: 'Screens step by the width of the module, so that a partner’s narrow column is a phone.',
  },
  {
    family: 'breakpoint',
    title: 'Window',
    about: 'A size begins above its width. Dialogs and drawers step by it.',
  },
  { family: 'device', title: 'Device', about: 'The kind of a device, by the width of its screen.' },
] as const

/** Pixels of a width: an em of a container query is 16 px before the reader changes it. */
const pixels = (value: string) => Number.parseFloat(value) * (value.endsWith('em') ? 16 : 1)

/** A width as the token has it, with its pixels where it has none. */
const widthOf = (value: string) => (value.endsWith('em') ? `${value}, ${pixels(value)}px` : value)

function Breakpoints(look: Look) {
  const values = valuesIn(look)
  const widest = Math.max(
    ...parts.flatMap(({ family }) => tokensOf(family)).map((token) => pixels(values[token]!)),
  )
  return (
    <BookPage
      title="Breakpoints"
      lead="Three measures: the module’s own width first, the window for what lies over the page, the device for what it can do."
    >
      {parts.map(({ family, title, about }) => (
        <Part key={family} title={title} about={about}>
          <TokenList width={1000}>
            {tokensOf(family).map((token) => (
              <TokenRow key={token} token={token} value={widthOf(values[token]!)} isTall>
                <div
                  className="book-bar"
                  style={{ inlineSize: `${(pixels(values[token]!) / widest) * 100}%` }}
                />
              </TokenRow>
            ))}
          </TokenList>
        </Part>
      ))}
    </BookPage>
  )
}

const meta = {
  title: 'Foundations/Breakpoints',
  parameters: { layout: 'fullscreen', largeText: 320, controls: { disable: true } },
  render: (_, { globals }) => <Breakpoints {...lookOf(globals)} />,
  play: ({ canvasElement }) => showsItsTokens(canvasElement, 'Breakpoints'),
} satisfies Meta
export default meta
type Story = StoryObj

export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
