import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import type { AdditionalService } from '../../domain/offer.ts'
import { createFullDraft, createOffer } from '../../testing/fixtures.ts'
import { withModule } from '../../testing/storyModule.tsx'
import { PriceSummary } from './PriceSummary.tsx'

const extra = (category: string, parts: Partial<AdditionalService> = {}): AdditionalService => ({
  id: category,
  type: category,
  category,
  defaultInclude: true,
  includedInPrice: true,
  name: null,
  price: null,
  ...parts,
})

const services = [
  extra('table'),
  extra('tollroad'),
  extra('water', { name: 'Water', includedInPrice: false, price: { minor: 200, currency: 'EUR' } }),
]

const meta = {
  title: 'Screens/Price summary',
  component: PriceSummary,
  decorators: [withModule],
  parameters: { sandbox: {} },
  args: {
    draft: createFullDraft({
      offer: createOffer({ services }),
      services: services.map(({ id }) => id),
    }),
  },
} satisfies Meta<typeof PriceSummary>
export default meta
type Story = StoryObj<typeof meta>

export const Included: Story = {
  name: 'BOOK-38 each extra that is included has a row of its own',
  async play({ canvasElement }) {
    await within(canvasElement).findByText('Total')
    const rows = [...canvasElement.querySelectorAll('dl > div')].map((row) =>
      [...row.children].map((cell) => cell.textContent?.replace(/[\u2066-\u2069]/g, '')),
    )
    await expect(rows).toEqual([
      ['Ride', '€62.50'],
      ['Water', '€2'],
      ['Meeting with a name sign', 'included'],
      ['Toll roads', 'included'],
      ['Total', '€64.50'],
    ])
  },
}
