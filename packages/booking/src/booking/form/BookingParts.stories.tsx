import type { Meta, StoryObj } from '@storybook/react-vite'
import { heard } from '@wherry/ui/testing/heard.ts'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import type { FakePlatform } from '../../testing/fakePlatform.ts'
import { payByCash, StoryPage, watchedRide } from '../../testing/pages/bookingPage.tsx'
import { FormStage } from '../../testing/pages/formStage.tsx'
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
    before(module) {
      platform = module.platform as FakePlatform
    },
    ...{ onBack: fn(), onMissing: fn(), onBooked: fn() },
  },
} satisfies Meta<typeof StoryPage>
export default meta
type Story = StoryObj<typeof meta>

/** The trip can be filled in while the sections below it and the summary load. */
export const Coming: Story = {
  name: 'Before its later parts',
  tags: ['example', 'SHELL-26'],
  args: { screen: (ways) => <FormStage {...ways} load={() => new Promise(() => {})} /> },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const flight = await canvas.findByRole('textbox', { name: /Flight number/ })
    await userEvent.type(flight, 'TK 1985')
    await expect(flight).toHaveValue('TK 1985')
    await expect(canvasElement.querySelector('[data-coming]')).not.toBeNull()
    await expect(canvas.queryByRole('textbox', { name: 'First and last name' })).toBeNull()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

const load = fn<() => Promise<() => null>>()

/** One notice is in the place of all parts of the file. The trip stays, and what was entered in it. */
export const NotLoaded: Story = {
  name: 'The later parts did not load',
  tags: ['example', 'REL-03', 'REL-05', 'ERR-07'],
  args: {
    screen: (ways) => <FormStage {...ways} load={load} />,
    before(module) {
      platform = module.platform as FakePlatform
      load.mockReset().mockRejectedValue(missingPart())
    },
  },
  async play({ canvasElement }) {
    const canvas = within(canvasElement)
    const { said, stop } = heard(canvasElement)
    await userEvent.type(await canvas.findByRole('textbox', { name: /Flight number/ }), 'TK 1985')
    const notices = await canvas.findAllByText(/^A part of the form did not load/)
    await expect(notices).toHaveLength(1)
    await expect(platform.reports.map(({ error }) => String(error))).toEqual([String(missingPart())])
    const asked = load.mock.calls.length
    const reload = () => userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await reload()
    await expect(platform.left).toEqual(['reload'])
    // Without a connection a reload would leave an empty page, so the parts are asked for in place.
    platform.setOnline(false)
    await reload()
    await waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(asked))
    await expect(platform.left).toEqual(['reload'])
    load.mockResolvedValue(() => null)
    platform.setOnline(true)
    await waitFor(() => expect(canvas.queryByText(/^A part of the form did not load/)).toBeNull())
    await expect(canvas.getByRole('textbox', { name: /Flight number/ })).toHaveValue('TK 1985')
    await expect(said.join()).toMatch(/did not load/)
    stop()
  },
}

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
