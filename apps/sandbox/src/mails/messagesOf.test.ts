import { describe, expect, it } from 'vitest'
import { defaultOptions } from '../options.ts'
import { cancel } from '../orders/cancel.ts'
import { createMailbox } from '../pages/mailbox.ts'
import { createPlaceIndex } from '../places/placeIndex.ts'
import { samplePlaces } from '../places/sample.ts'
import { createMemoryStore } from '../store/memory.ts'
import type { StoredOrder } from '../store/store.ts'
import { someDay } from '../testing/asking.ts'
import { storedTrip } from '../testing/storedTrip.ts'
import { messagesOf } from './messagesOf.ts'

const places = createPlaceIndex(samplePlaces)
const minute = 60_000
const hour = 60 * minute
/** 2027-06-20 09:45 in Istanbul. */
const pickupAt = Date.UTC(2027, 5, 20, 6, 45)
const guestKey = '0123456789abcdef0123456789abcdef'

function createWorld(rest: Partial<StoredOrder> = {}, status: 'none' | 'paid' | 'pending' = 'none') {
  const store = createMemoryStore()
  const clock = { at: someDay, now: () => clock.at }
  const parts = { places, store, clock, options: () => defaultOptions }
  const people = [{ name: 'Anna Keller', phone: '905321184027', email: 'anna@example.com' }]
  const order: StoredOrder = {
    ...{ orderId: 100_000_001, transaction: 't', userId: null, key: null, guestKey, cancellation: null },
    ...{ createdAt: someDay, lang: 'en', currency: 'EUR', amount: 41, classId: 1, providerId: 201 },
    ...{ fromId: 'ap-IST', toId: 'ad-moda-caddesi-142' },
    trip: storedTrip({ passengers: people as never }),
    ...rest,
  }
  const payment = { transaction: 't', status, amount: 41, currency: 'EUR' }
  store.add({ orders: [order], payment, answer: null })
  const sent = () => {
    const now = store.order(order.orderId)
    return now === null ? [] : messagesOf(now, parts)
  }
  return { parts, clock, order, sent, titles: () => sent().map(({ via, title }) => `${via} ${title}`) }
}

describe('what the service writes to a customer', () => {
  it('SHELL-12 the voucher at once, the confirmation in half an hour, the driver on the evening before, the car when it is there', () => {
    const { clock, titles, sent } = createWorld()
    const number = 'order W-100000001'
    expect(titles()).toEqual([`mail Voucher, ${number}`])
    clock.at = someDay + 30 * minute
    expect(titles().slice(1)).toEqual([
      expect.stringMatching(/^mail .+ confirms order W-100000001$/),
      expect.stringMatching(/^sms .+ confirms order W-100000001$/),
    ])
    // 2027-06-19 22:00 in Istanbul, the hour that the confirmation names.
    const evening = Date.UTC(2027, 5, 19, 19)
    clock.at = evening - 1
    expect(titles()).toHaveLength(3)
    clock.at = evening
    expect(titles().at(-1)).toBe(`sms Your driver, ${number}`)
    expect(sent().at(-1)?.text).toMatch(/^\p{L}+ \p{L}+, \+999 \d{3} \d{4}\. .+, plate WH \d{4}\.$/u)
    clock.at = pickupAt
    expect(titles().at(-1)).toBe(`sms The car is there, ${number}`)
    expect(new Set(sent().map(({ to }) => to))).toEqual(new Set(['anna@example.com', '905321184027']))
  })

  it('SEC-06 a guest’s mail has the link to the order, a text message has not, an account’s has none', () => {
    const { clock, sent } = createWorld()
    clock.at = pickupAt
    const link = `http://localhost:8789/orders/${guestKey}?lang=en`
    for (const { via, link: found } of sent()) expect(found).toBe(via === 'mail' ? link : null)
    expect(
      createWorld({ guestKey: null, userId: 1001 })
        .sent()
        .map((one) => one.link),
    ).toEqual([null])
  })

  it('REL-02 of what is paid by card the receipt comes too; what is not paid is no voucher', () => {
    expect(createWorld({}, 'paid').titles()[1]).toBe('mail Receipt, order W-100000001')
    expect(createWorld({}, 'pending').titles()).toEqual(['mail Order W-100000001 waits for its payment'])
  })

  it('REL-02 after a cancellation the word of it comes, and nothing else', () => {
    const { parts, clock, order, sent, titles } = createWorld({}, 'paid')
    clock.at = someDay + hour
    expect(cancel(order.orderId, 0, parts)).toBe('cancelled')
    const before = titles()
    expect(before.at(-1)).toBe('mail Order W-100000001 is cancelled')
    expect(sent().at(-1)?.text).toContain('€41 goes back to your card')
    clock.at = pickupAt + hour
    expect(titles()).toEqual(before)
  })

  it.each([
    ['ru', 'Ваучер, заказ W-100000001'],
    ['es', 'Bono, reserva W-100000001'],
  ])('I18N-01 in the language of the order, %s, whatever the mailbox is read in', async (lang, title) => {
    const { parts, titles } = createWorld({ lang })
    expect(titles()).toEqual([`mail ${title}`])
    const page = await (await createMailbox(parts).request('http://localhost:8786/mail?lang=en')).text()
    expect(page).toContain(`<div lang="${lang}"><h3>${title}</h3>`)
    expect(page).toContain(`/orders/${guestKey}?lang=${lang}`)
  })
})
