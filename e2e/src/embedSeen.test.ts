import { expect, inject, it } from 'vitest'
import { withBrowser } from './browser.ts'
import { fillIn, openWithModule, press } from './embedStage.ts'
import { words } from './words.ts'

const browser = withBrowser()
const { booking, approval } = words.en

/** Number of orders of the service. */
const orders = async (): Promise<number> => (await (await fetch(`${inject('api')}/__orders`)).json()).length

/** Tricks of a hostile page that make its visitor press an unseen button. `false` takes a trick back. */
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

/** Waits a second: twice the time for which the button must be visible, and twice the pause between two checks. */
const lookedAt = () => new Promise((done) => setTimeout(done, 1000))

it('D6 a page that covers, fades or warps the frame: one press books nothing, it is asked first; seen as it is it books', {
  tags: 'engines',
}, async () => {
  const page = await browser.open()
  const inside = await openWithModule(page, '/element')
  const before = await orders()
  const made = async () => (await orders()) - before
  const cash = inside.getByRole('button', { name: booking.pay.cash }).last()
  const question = inside.getByRole('dialog', { name: booking.pay.confirm.title })
  await fillIn(inside)
  for (const trick of tricks) {
    await cash.scrollIntoViewIfNeeded()
    await page.evaluate(trick, true)
    await lookedAt()
    // A driver may find no point to click in a warped frame.
    if (trick.name === 'warp') await cash.evaluate((button) => (button as HTMLElement).click())
    else await press(cash)
    await question.waitFor()
    await page.evaluate(trick, false)
    await press(question.getByRole('button', { name: booking.pay.confirm.no, exact: true }))
    await question.waitFor({ state: 'detached' })
    expect(await made(), trick.name).toBe(0)
  }
  // The control: nothing covers the button any more, and one press books in every engine.
  await cash.scrollIntoViewIfNeeded()
  await lookedAt()
  await press(cash)
  await inside.getByRole('heading', { level: 1, name: approval.booked }).or(question).waitFor()
  expect(await question.count()).toBe(0)
  expect(await made()).toBe(1)
})
