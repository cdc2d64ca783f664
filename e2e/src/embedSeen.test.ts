import { expect, it } from 'vitest'
import { withChromium } from './browser.ts'
import { fillIn, openWithModule, press } from './embedStage.ts'
import { watchCalls } from './signInSteps.ts'
import { words } from './words.ts'

const chromium = withChromium()
const { booking, approval } = words.en

/** What a page that means ill does to have its visitor press what he does not see; it takes it back where it is told so. */
const tricks: readonly ((isOn: boolean) => void)[] = [
  function layOver(isOn) {
    document.getElementById('lure')?.remove()
    if (!isOn) return
    const lure = Object.assign(document.createElement('div'), { id: 'lure', textContent: 'Win a free ride!' })
    const over = { position: 'fixed', inset: '0', zIndex: '9', background: 'gold', pointerEvents: 'none' }
    document.body.append(lure)
    Object.assign(lure.style, over)
  },
  function fade(isOn) {
    for (const module of document.querySelectorAll('wherry-module')) module.style.opacity = isOn ? '0.02' : ''
  },
  function warp(isOn) {
    for (const module of document.querySelectorAll('wherry-module'))
      module.style.transform = isOn ? 'rotate(1deg)' : ''
  },
]

it('D6 a page that covers, fades or warps the frame: one press books nothing, it is asked first; seen as it is it books', async () => {
  const page = await chromium.open()
  const calls = watchCalls(page)
  const inside = await openWithModule(page, '/element')
  const orders = () => calls.paths('/v1/orders').filter(({ method }) => method === 'POST')
  const cash = inside.getByRole('button', { name: booking.pay.cash }).last()
  const question = inside.getByRole('dialog', { name: booking.pay.confirm.title })
  await fillIn(inside)
  for (const trick of tricks) {
    await page.evaluate(trick, true)
    await press(cash)
    await question.waitFor()
    await press(question.getByRole('button', { name: booking.pay.confirm.no, exact: true }))
    await question.waitFor({ state: 'detached' })
    await page.evaluate(trick, false)
    expect(orders(), trick.name).toEqual([])
  }
  // The control: nothing stands over it any more.
  await press(cash)
  await inside.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
  expect(await question.count()).toBe(0)
  expect(orders()).toHaveLength(1)
})
