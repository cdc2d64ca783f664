import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { ModuleCore } from '../../module/module.tsx'
import { searchPage, withLongNames } from '../../testing/pages/searchPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { withRentCars } from '../../testing/worlds/rentWorld.ts'
import { RentScreen } from './RentScreen.tsx'

const sections = (['transfer', 'rent'] as const).map((id) => ({ id, href: `/${id}`, onNavigate() {} }))
const Page = searchPage(RentScreen, 'rent', sections)
const config = { debounceMs: 20, secondLookupMs: 100 }

const meta = {
  title: 'Screens/Rent/States',
  component: Page,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {}, module: { config } },
  args: { search: { from: 'ho-ciragan-palace' }, onSearch: fn(), onChosen: fn() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

const heading = (canvasElement: HTMLElement, name: RegExp) =>
  within(canvasElement).findByRole('heading', { level: 2, name })

export const One: Story = {
  name: 'One offer',
  tags: ['example', 'RENT-02'],
  parameters: { module: { config, wrapFetch: withRentCars(1) } },
  async play({ canvasElement }) {
    await expect(await heading(canvasElement, /^1 offer/)).toBeVisible()
    await expect(within(canvasElement).getAllByRole('article')).toHaveLength(1)
  },
}

export const TwoHundred: Story = {
  name: 'Two hundred offers',
  tags: ['RENT-02'],
  parameters: { module: { config, wrapFetch: withRentCars(200) } },
  async play({ canvasElement }) {
    await expect(await heading(canvasElement, /^200 offers in 8 classes/)).toBeVisible()
  },
}

const shown: { module?: ModuleCore } = {}

export const FiltersEmpty: Story = {
  name: 'Nothing passes the filters, and the way back',
  tags: ['PRICE-07'],
  parameters: {
    module: {
      config,
      prepare(module: ModuleCore) {
        shown.module = module
      },
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await heading(canvasElement, /offers in \d+ classes/)
    shown.module?.stores.finder.dispatch({ type: 'viewChanged', view: { minRating: 5 } })
    await expect(await canvas.findByText('No offers match these filters')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Reset the filters' }))
    await expect(await heading(canvasElement, /offers in \d+ classes/)).toBeVisible()
  },
}

/** Long names of the pickup, the cars and their providers. */
export const LongNames: Story = {
  name: 'Long names',
  tags: ['example', 'SEC-07'],
  parameters: { module: { config, wrapFetch: withLongNames } },
  async play({ canvasElement }) {
    await expect(await heading(canvasElement, /offers in/)).toBeVisible()
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
