import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '@wherry/ui'
import { type CSSProperties, useState } from 'react'
import { expect, userEvent, within } from 'storybook/test'
import { BookPage, lookOf, Part, showsItsTokens, TokenList, TokenRow } from './BookPage.tsx'
import { type Look, tokensOf, valuesIn } from './tokenPages.ts'

/** Time of a curve that is shown alone: long enough to see its shape. */
const slowly = '900ms'

/** Curve of a `cubic-bezier(x1, y1, x2, y2)` in a square of 100. */
function Curve({ value }: { value: string }) {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (value.match(/[\d.]+/g) ?? []).map(Number)
  const point = (x: number, y: number) => `${x * 100} ${100 - y * 100}`
  return (
    <svg className="book-curve" viewBox="-4 -4 108 108" aria-hidden fill="none" strokeWidth={2}>
      <path d={`M${point(0, 1)}V100H100`} stroke="var(--wherry-line-3)" />
      <path
        d={`M${point(0, 0)}C${point(x1, y1)} ${point(x2, y2)} ${point(1, 1)}`}
        stroke="var(--wherry-accent-border)"
        strokeWidth={3}
      />
    </svg>
  )
}

function Motion(look: Look) {
  const values = valuesIn(look)
  const [isThere, setThere] = useState(false)
  const runner = (transition: string) => (
    <div className="book-track" data-there={isThere || undefined}>
      <div className="book-runner" style={{ '--book-move': transition } as CSSProperties} />
    </div>
  )
  return (
    <BookPage
      title="Motion"
      lead="Movement shows where a thing comes from. It is short, and it is off for who asks the system for less of it."
    >
      <Part title="Times" about="Fast is for a colour, base for a part, slow for what comes over the page.">
        <div className="studio-row">
          <Button variant="outline" onClick={() => setThere(!isThere)}>
            Move
          </Button>
        </div>
        <TokenList width={280}>
          {tokensOf('motion').map((token) => (
            <TokenRow key={token} token={token} value={values[token]!} isTall>
              {runner(`var(${token}) var(--wherry-ease-out)`)}
            </TokenRow>
          ))}
        </TokenList>
      </Part>
      <Part
        title="Curves"
        about={`Out is for what comes, in for what leaves. Here they take ${slowly}, to be seen.`}
      >
        <TokenList width={280}>
          {tokensOf('ease').map((token) => (
            <TokenRow key={token} token={token} value={values[token]!} isTall>
              <Curve value={values[token]!} />
              {runner(`${slowly} var(${token})`)}
            </TokenRow>
          ))}
        </TokenList>
      </Part>
    </BookPage>
  )
}

const meta = {
  title: 'Foundations/Motion',
  parameters: { layout: 'fullscreen', largeText: 320, controls: { disable: true } },
  render: (_, { globals }) => <Motion {...lookOf(globals)} />,
  play: async ({ canvasElement }) => {
    await showsItsTokens(canvasElement, 'Motion')
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Move' }))
    await expect(canvasElement.querySelectorAll('[data-there]').length).toBe(
      ['motion', 'ease'].flatMap(tokensOf).length,
    )
  },
} satisfies Meta
export default meta
type Story = StoryObj

export const Light: Story = {}
export const Dark: Story = { globals: { theme: 'dark' } }
