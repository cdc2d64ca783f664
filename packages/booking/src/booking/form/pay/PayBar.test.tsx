import { ThemeProvider } from '@wherry/ui'
import { Suspense, useRef } from 'react'
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
import { barHeight } from './PayBar.css.ts'
import { useBarHeight } from './PayBar.tsx'

/** Lets the summary with the pay block come; until then only the bar is there. */
const held = vi.hoisted(() => {
  let release = () => {}
  return { come: new Promise<void>((resolve) => (release = resolve)), release: () => release() }
})

vi.mock('../laterParts.ts', async (original) => {
  const parts = await original<typeof import('../laterParts.ts')>()
  const { lazyPart } = await import('../../../view/lazy.tsx')
  const { Summary } = await import('../formParts.ts')
  return { ...parts, Summary: lazyPart(() => held.come.then(() => Summary)) }
})

beforeEach(async () => {
  const { innerWidth, innerHeight } = window
  await page.viewport(390, 740)
  return () => page.viewport(innerWidth, innerHeight)
})

it('A11Y-04 a bar that comes before the pay block stays away until the block is there, and leaves as the block is seen', async () => {
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
  await render(
    <ThemeProvider>
      <ModuleProvider module={module}>
        <Suspense>
          <BookingScreen onBack={() => {}} onMissing={() => {}} onBooked={() => {}} />
        </Suspense>
      </ModuleProvider>
    </ThemeProvider>,
  )
  const toPay = page.getByRole('button', { name: 'To payment', exact: true })
  const agreement = page.getByRole('checkbox', { name: /I agree/ })
  await expect.element(agreement).toBeVisible()
  await expect.poll(() => document.querySelector('[href$="summary"]')).not.toBeNull()
  // The last control of the form, at the place where the bar would be.
  agreement.element().scrollIntoView({ block: 'end' })
  await expect.element(toPay).not.toBeInTheDocument()
  held.release()
  await expect.element(toPay).toBeVisible()
  const block = page.getByRole('region', { name: 'Payment' })
  block.element().scrollIntoView({ block: 'center' })
  await expect.element(toPay).not.toBeInTheDocument()
  window.scrollTo(0, 0)
  await toPay.click()
  await expect.element(block).toHaveFocus()
  await expect.element(toPay).not.toBeInTheDocument()
})

function Page() {
  const form = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  useBarHeight(bar, form)
  return (
    <div ref={form} data-testid="form">
      <div ref={bar} data-testid="bar" style={{ display: 'none' }} />
    </div>
  )
}

it('the form knows the height of its bar without a render, and keeps the last one while the bar is hidden A11Y-04', async () => {
  const { getByTestId } = await render(<Page />)
  const form = getByTestId('form').element() as HTMLElement
  const bar = getByTestId('bar').element() as HTMLElement
  const known = () => form.style.getPropertyValue(barHeight.slice(4, -1))
  expect(known()).toBe('')
  for (const [display, height, expected] of [
    ['block', '64px', '64px'],
    ['block', '112px', '112px'],
    ['none', '64px', '112px'],
    ['block', '64px', '64px'],
  ] as const) {
    Object.assign(bar.style, { display, height })
    await expect.poll(known).toBe(expected)
  }
})
