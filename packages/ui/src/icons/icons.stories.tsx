import type { Meta, StoryObj } from '@storybook/react-vite'
import { CurrencyIcon } from './currency.tsx'
import * as icons from './icons.tsx'

const meta = { title: 'Icons' } satisfies Meta
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
export const Currencies: Story = {
  name: 'PRICE-05 signs of currencies; another takes the dollar',
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
