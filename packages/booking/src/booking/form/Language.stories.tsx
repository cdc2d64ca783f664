import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import type { ModuleCore } from '../../module/module.tsx'
import { StoryPage } from '../../testing/pages/bookingPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'

let shown: ModuleCore | null = null

const meta = {
  title: 'Screens/Booking/Language',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: {
    route: ['ap-IST', 'ho-ciragan-palace'],
    before(module) {
      shown = module
    },
    ...{ onBack: fn(), onMissing: fn(), onBooked: fn() },
  },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

/** Another language in the middle of the form: car, extras and places in it, the currency stays and is named. */
export const Changed: Story = {
  name: 'In another language',
  tags: ['example', 'I18N-04', 'REL-05', 'SHELL-24'],
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Flight number' }), 'TK 1985')
    await expect(canvas.getAllByText(/Comfort/)[0]).toBeVisible()
    await expect(canvas.queryByText(/EUR \(/)).toBeNull()
    await shown?.setLang('ru')
    await expect((await canvas.findAllByText(/Комфорт/))[0]).toBeVisible()
    await expect(canvas.queryByText(/Comfort/)).toBeNull()
    await expect(canvas.getAllByText(/Аэропорт Стамбул/)[0]).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /Номер рейса/ })).toHaveValue('TK 1985')
    await expect(canvas.getByText('Этот заказ рассчитан в EUR (евро).')).toBeVisible()
    await expect(canvas.getAllByText(/€/)[0]).toBeVisible()
  },
}
