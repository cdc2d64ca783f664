import { expect, it } from 'vitest'
import { moduleUrl, withChromium } from '../browser.ts'
import { createChance } from '../seed.ts'
import { chooseFirstOffer } from '../steps.ts'
import { words } from '../words.ts'
import { sliceOf } from './corpus.ts'
import { textsIn, watchForHarm } from './harmCheck.ts'
import { bookerOf, bookWith, expectTyped, fillAll, freeTextNames, keptOf, storedTexts } from './inputs.ts'
import { allSpoilt, keptIn, partlySpoilt, walkStored } from './stored.ts'

const chromium = withChromium()
const { booking, approval, extras } = words.en
const payloads = sliceOf(24, 4)

it('REL-05 REL-07 SEC-01 what is typed stands there letter by letter, after a reload too; what is kept may be anything', async () => {
  const page = await chromium.open()
  const harmCheck = await watchForHarm(page)
  await page.goto(moduleUrl('?lang=en&from=ap-IST&to=ad-moda-caddesi-142'))
  await chooseFirstOffer(page, 'en')
  await page.getByRole('button', { name: extras.wishes.more }).click()
  const { wanted, told } = await fillAll(page, payloads, 0)
  expect(wanted.size).toBeGreaterThan(5)
  await page.getByRole('button', { name: booking.pay.cash }).last().click()
  await page.getByRole('region', { name: words.en.DataForms.Forms.ErrorValid }).waitFor()
  await expectTyped(page, wanted, told)
  await harmCheck.expectHarmless(told)
  await page.reload()
  await page.getByRole('button', { name: booking.pay.cash }).last().waitFor()
  await expectTyped(page, wanted, `${told}, after a reload`)
  await harmCheck.expectHarmless(`${told}, after a reload`)

  const kept = await keptIn(page)
  expect(Object.keys(kept.local).join()).toMatch(/wherry-draft:/)
  const chance = createChance(4)
  await walkStored(page, harmCheck, allSpoilt(kept, payloads, 0), ['/prices?lang=en'])
  await walkStored(page, harmCheck, allSpoilt(kept, payloads, 11), ['?lang=en'])
  await walkStored(page, harmCheck, partlySpoilt(kept, payloads, chance), ['/prices?lang=en'])
})

it('BOOK-55 SEC-01 what is ordered is kept letter by letter but for what no text may hold, and is read so at its end', async () => {
  const booker = await bookerOf(null)
  let last = ''
  for (let round = 0; round < payloads.length; round += freeTextNames.length) {
    const { transaction, wanted, told } = await bookWith(booker, payloads, round)
    expect(await storedTexts(booker, transaction), told).toEqual(wanted)
    last = transaction
  }
  const page = await chromium.open()
  const harmCheck = await watchForHarm(page)
  await page.goto(moduleUrl(`/approveorder/${last}?lang=en`))
  await page.getByRole('heading', { level: 1, name: approval.booked }).waitFor()
  const { sign } = await storedTexts(booker, last)
  expect((await textsIn(page)).join('\n')).toContain(sign.replace(/\s+/g, ' '))
  await harmCheck.expectHarmless('the confirmation')
})

it('SEC-07 the rule of what is kept tells a cleaning that takes more, or less', () => {
  const text = ' a\u0000b\t<b>\u202ec\u0065\u0301\r\n\n d\ud800 '
  expect(keptOf(text, false)).toBe('ab <b>c\u00e9\n\n d')
  expect(keptOf(text, true)).toBe('ab <b>c\u00e9 d')
  for (const twin of [text, text.trim(), text.replace(/<[^>]*>/g, ''), text.normalize('NFC')])
    expect(keptOf(text, false)).not.toBe(twin)
})
