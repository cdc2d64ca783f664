import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { FakePlatform } from '../../testing/fakePlatform.ts'
import { payByCash, StoryPage, watchedRide } from '../../testing/pages/bookingPage.tsx'
import { withModule } from '../../testing/pages/storyModule.tsx'
import { missingPart } from '../../testing/samples/missingPart.ts'
import { createLaterRules, formRulesOf } from '../resource/laterRules.ts'

let platform: FakePlatform

const meta = {
  title: 'Screens/Booking in parts',
  component: StoryPage,
  decorators: [withModule],
  parameters: { layout: 'fullscreen', sandbox: {} },
  args: {
    ...watchedRide,
    ...{ onBack: fn(), onMissing: fn(), onBooked: fn() },
  },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

/** The rules of the form did not load, so nothing can be sent. The button of the notice never does nothing. */
export const RulesNotLoaded: Story = {
  name: 'The rules of the form did not load',
  tags: ['example', 'REL-03', 'REL-05', 'ERR-07', 'A11Y-04'],
  args: {
    before(module) {
      platform = module.platform as FakePlatform
      const missing = () => Promise.reject(missingPart())
      formRulesOf.provide(module, createLaterRules(missing, module.platform))
    },
  },
  async play({ canvasElement, args }) {
    const canvas = within(canvasElement)
    await canvas.findByRole('textbox', { name: /Flight number/ })
    await userEvent.click(payByCash(canvas))
    const payment = within(canvas.getByRole('region', { name: 'Payment' }))
    const notice = await payment.findByText(/^A part of the form did not load/)
    await waitFor(() => expect(notice.closest('[tabindex="-1"]')).toHaveFocus())
    const reload = payment.getByRole('button', { name: 'Reload' })
    await userEvent.click(reload)
    await expect(platform.left).toEqual(['reload'])
    platform.setOnline(false)
    await userEvent.click(reload)
    const offline = await payment.findByText(/^You are offline. What you entered is safe/)
    await waitFor(() => expect(offline.closest('[tabindex="-1"]')).toHaveFocus())
    await expect(platform.left).toEqual(['reload'])
    platform.setOnline(true)
    await waitFor(() => expect(payment.queryByText(/^You are offline/)).toBeNull())
    await expect(args.onBooked).not.toHaveBeenCalled()
  },
}
