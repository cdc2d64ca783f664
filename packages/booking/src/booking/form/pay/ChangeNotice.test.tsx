import { ThemeProvider } from '@wherry/ui'
import { Suspense } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { createModule } from '../../../createModule.ts'
import { ModuleProvider } from '../../../module/module.tsx'
import { createFakePlatform } from '../../../testing/fakePlatform.ts'
import { createFullDraft } from '../../../testing/samples/fixtures.ts'
import { testClock } from '../../../testing/testClock.ts'
import { examples } from '../../../wire/examples.ts'
import { bookingStore } from '../../order/useBooking.ts'
import { BookingScreen } from '../BookingScreen.tsx'

vi.mock('../laterParts.ts', async () => {
  const { lazyPart } = await import('../../../view/lazy.tsx')
  const { missingPart } = await import('../../../testing/samples/missingPart.ts')
  const part = lazyPart(() => Promise.reject(missingPart()))
  return { FormRest: part, Summary: part, PayParts: part }
})

beforeEach(async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(390, 740)
  return () => page.viewport(innerWidth, innerHeight)
})

it('BOOK-48 REL-03 the notice about an unpaid order leads to the notice of the missing code, if the pay block did not load', async () => {
  const settings = { ...examples.settingUser.answer.result, user_id: null }
  const platform = createFakePlatform({
    fetch: (address) =>
      String(address).includes('get-setting-user')
        ? Promise.resolve(Response.json({ result: settings }))
        : new Promise(() => {}),
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const order = { orderId: '1', transaction: 't-1', number: 'W-1', fingerprint: '' }
  const kept = { draft: createFullDraft(), quotedAt: testClock.now(), intentId: 'i', sent: null, lost: null }
  bookingStore(module).dispatch({ type: 'restored', kept: { ...kept, order } })
  await render(
    <ThemeProvider>
      <ModuleProvider module={module}>
        <Suspense>
          <BookingScreen onBack={() => {}} onMissing={() => {}} onBooked={() => {}} />
        </Suspense>
      </ModuleProvider>
    </ThemeProvider>,
  )
  const text = page.getByText(/^A part of the form did not load/)
  await expect.element(text).toBeVisible()
  await page.getByRole('button', { name: 'To payment' }).click()
  await expect.poll(() => document.activeElement).toBe(text.element().closest('[tabindex="-1"]'))
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})
