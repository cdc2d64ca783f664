import { expect, it } from 'vitest'
import { moduleUrl, withChromium } from '../browser.ts'
import { createChance, seed } from '../seed.ts'
import { chooseFirstOffer } from '../steps.ts'
import { words } from '../words.ts'
import { corpus } from './corpus.ts'
import { textsIn, watchForHarm } from './harmCheck.ts'
import { bookerOf, bookWith, expectTyped, fillAll, freeTextNames, storedTexts } from './inputs.ts'
import { bare } from './shown.ts'
import { allSpoilt, keptIn, partlySpoilt, walkStored } from './stored.ts'

const chromium = withChromium()
const { booking, approval, extras } = words.en
const told = `SEED=${seed}`

it(`BOOK-55 SEC-01 the whole corpus in the free texts of orders: kept by the rule, and read so at their end (${told})`, async () => {
  const booker = await bookerOf(null)
  const page = await chromium.open()
  const harmCheck = await watchForHarm(page)
  for (let round = 0; round < corpus.length; round += freeTextNames.length) {
    const order = await bookWith(booker, corpus, seed + round)
    const stored = await storedTexts(booker, order.transaction)
    expect(stored, `${told}, ${order.told}`).toEqual(order.wanted)
    // Only some of the orders are looked at on a page.
    if (round % (freeTextNames.length * 5) !== 0) continue
    await page.goto(moduleUrl(`/approveorder/${order.transaction}?lang=en`))
    await page.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
    const said = bare((await textsIn(page)).join('\n'))
    expect(said, `${told}, ${order.told}`).toContain(bare(stored.sign).trim())
    await harmCheck.expectHarmless(`${told}, the confirmation of ${order.told}`)
  }
})

it(`REL-05 REL-07 SEC-01 forms filled with the corpus, and a device that keeps anything (${told})`, async () => {
  const page = await chromium.open()
  const harmCheck = await watchForHarm(page)
  await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ad-moda-caddesi-142'))
  await chooseFirstOffer(page, 'en')
  await page.getByRole('button', { name: extras.wishes.more }).click()
  for (let round = 0; round < 24; round++) {
    const typed = await fillAll(page, corpus, seed + round * 37)
    await page.getByRole('button', { name: booking.pay.cash }).last().click()
    await page.reload()
    await page.getByRole('button', { name: booking.pay.cash }).last().waitFor()
    await expectTyped(page, typed.wanted, `${told}, ${typed.told}`)
    await harmCheck.expectHarmless(`${told}, ${typed.told}`)
  }
  const kept = await keptIn(page)
  const chance = createChance(seed)
  const paths = ['/prices?lang=en', '?lang=en', '/rent?lang=en', '/approveorder/none?lang=en']
  for (let round = 0; round < 60; round++) {
    const path = chance.one(paths)
    await walkStored(page, harmCheck, allSpoilt(kept, corpus, seed + round * 29), [path])
    await walkStored(page, harmCheck, partlySpoilt(kept, corpus, chance), [path])
  }
})
