import { useRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { openForm } from '../../../testing/pages/openForm.tsx'
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

it('A11Y-04 EMBED-07 a bar that comes before the pay block stays away until the block is there, and leaves as the block is seen', async () => {
  const { container } = await openForm()
  const toPay = page.getByRole('button', { name: 'To payment', exact: true })
  const agreement = page.getByRole('checkbox', { name: /I agree/ })
  await expect.element(agreement).toBeVisible()
  await expect.poll(() => document.querySelector('[href$="summary"]')).not.toBeNull()
  // The last control of the form, at the place where the bar would be.
  agreement.element().scrollIntoView({ block: 'end' })
  await expect.element(toPay).not.toBeInTheDocument()
  expect(
    container.querySelector('[data-coming]'),
    'the summary still keeps the height of a frame',
  ).not.toBeNull()
  held.release()
  await expect.element(toPay).toBeVisible()
  expect(container.querySelector('[data-coming]')).toBeNull()
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
