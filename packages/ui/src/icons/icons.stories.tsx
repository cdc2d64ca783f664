import type { Meta, StoryObj } from '@storybook/react-vite'
import { CurrencyIcon } from './currency.tsx'
import * as icons from './icons.tsx'

const meta = { title: 'Foundations/Icons' } satisfies Meta
export default meta
type Story = StoryObj

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
  gap: 16,
} as const
const cell = { display: 'grid', justifyItems: 'center', gap: 8, fontSize: '0.8125rem' } as const

export const All: Story = {
  render: () => (
    <div style={grid}>
      {Object.entries(icons).map(([name, Icon]) => (
        <span key={name} style={cell}>
          <Icon size={24} />
          {name}
        </span>
      ))}
    </div>
  ),
}
export const RightToLeft: Story = { ...All, globals: { dir: 'rtl' } }
/** A currency without an icon of its own has the dollar’s. */
export const Currencies: Story = {
  name: 'Signs of currencies',
  tags: ['PRICE-05'],
  render: () => (
    <div style={grid}>
      {'RUB USD EUR GBP CNY BYN KZT UAH CZK TRY INR AED CHF'.split(' ').map((code) => (
        <span key={code} style={cell}>
          <CurrencyIcon code={code} size={24} />
          {code}
        </span>
      ))}
    </div>
  ),
}
