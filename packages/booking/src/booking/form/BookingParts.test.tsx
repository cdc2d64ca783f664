import { heard } from '@wherry/ui/testing/heard.ts'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openForm } from '../../testing/pages/openForm.tsx'
import { missingPart } from '../../testing/samples/missingPart.ts'

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
  let miss: (error: Error) => void = () => {}
  const missed = new Promise<void>((_, reject) => {
    miss = reject
  })
  const load = vi.spyOn(file, 'load').mockReturnValue(missed)
  const { container, platform } = await openForm()
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
  await expect.poll(() => said.join()).toMatch(/did not load/)
  stop()
  // By their buttons: the announcer has the text, too.
  expect(reload.elements()).toHaveLength(1)
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
