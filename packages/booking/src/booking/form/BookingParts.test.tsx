import { ThemeProvider } from '@wherry/ui'
import { heard } from '@wherry/ui/testing/heard.ts'
import { Suspense } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { missingPart } from '../../testing/samples/missingPart.ts'
import { testClock } from '../../testing/testClock.ts'
import { examples } from '../../wire/examples.ts'
import { bookingStore } from '../order/useBooking.ts'
import { BookingScreen } from './BookingScreen.tsx'

/** The load of the file with the later parts. Until the test answers, it waits. */
const file = vi.hoisted(() => ({ load: (): Promise<void> => new Promise(() => {}) }))

vi.mock('./laterParts.ts', async () => {
  const { lazyPart } = await import('../../view/lazy.tsx')
  const { FormRest, PayParts, Summary } = await import('./formParts.ts')
  return {
    FormRest: lazyPart(() => file.load().then(() => FormRest)),
    Summary: lazyPart(() => file.load().then(() => Summary)),
    PayParts: lazyPart(() => file.load().then(() => PayParts)),
  }
})

it('SHELL-26 REL-03 REL-05 ERR-07 the trip can be filled in while the later parts load, stays if they do not, and keeps its text once they have', async () => {
  const settings = { ...examples.settingUser.answer.result, user_id: null }
  const platform = createFakePlatform({
    fetch: (address) =>
      String(address).includes('get-setting-user')
        ? Promise.resolve(Response.json({ result: settings }))
        : new Promise(() => {}),
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const kept = { draft: createFullDraft(), quotedAt: testClock.now(), intentId: 'i', sent: null, lost: null }
  bookingStore(module).dispatch({ type: 'restored', kept: { ...kept, order: null } })
  let miss: (error: Error) => void = () => {}
  const missed = new Promise<void>((_, reject) => {
    miss = reject
  })
  const load = vi.spyOn(file, 'load').mockReturnValue(missed)
  const { container } = await render(
    <ThemeProvider>
      <ModuleProvider module={module}>
        <Suspense>
          <BookingScreen onBack={() => {}} onMissing={() => {}} onBooked={() => {}} />
        </Suspense>
      </ModuleProvider>
    </ThemeProvider>,
  )
  const flight = page.getByRole('textbox', { name: /Flight number/ })
  const name = page.getByRole('textbox', { name: 'First and last name' })
  const block = page.getByRole('region', { name: 'Payment' })
  const notice = page.getByText(/^A part of the form did not load/)
  const reload = page.getByRole('button', { name: 'Reload' })

  await flight.fill('TK 1985')
  expect(container.querySelector('[data-coming]')).not.toBeNull()
  await expect.element(name).not.toBeInTheDocument()
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()

  const { said, stop } = heard(container.firstElementChild ?? container)
  miss(missingPart())
  await expect.element(reload).toBeVisible()
  expect(notice.elements()).toHaveLength(1)
  await expect.poll(() => said.join()).toMatch(/did not load/)
  stop()
  expect(platform.reports.map(({ error }) => String(error))).toEqual([String(missingPart())])
  const asked = load.mock.calls.length
  await reload.click()
  expect(platform.left).toEqual(['reload'])
  expect(load).toHaveBeenCalledTimes(asked)

  // Without a connection a reload would leave an empty page, so the parts are asked for in place.
  platform.setOnline(false)
  load.mockRejectedValue(missingPart())
  await reload.click()
  await expect.poll(() => load.mock.calls.length).toBe(2 * asked)
  await expect.poll(() => platform.reports.length).toBe(2)
  await expect.element(reload).toBeVisible()
  expect(platform.left).toEqual(['reload'])

  load.mockResolvedValue()
  platform.setOnline(true)
  await expect.element(name).toBeVisible()
  await expect.element(block).toBeVisible()
  await expect.element(notice).not.toBeInTheDocument()
  await expect.element(flight).toHaveValue('TK 1985')
  expect(platform.left).toEqual(['reload'])
})
