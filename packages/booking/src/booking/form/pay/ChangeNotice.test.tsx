import { beforeEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openForm } from '../../../testing/pages/openForm.tsx'

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
  await openForm({ order: { orderId: '1', transaction: 't-1', number: 'W-1', fingerprint: '' } })
  const text = page.getByText(/^A part of the form did not load/)
  await expect.element(text).toBeVisible()
  await page.getByRole('button', { name: 'To payment' }).click()
  await expect.poll(() => document.activeElement).toBe(text.element().closest('[tabindex="-1"]'))
  await expect.element(page.getByRole('button', { name: 'Reload' })).toBeVisible()
})
