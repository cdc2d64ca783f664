import { costOf } from '@wherry/booking/testing/cost.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isReceiptOf, receiptLife, writeReceipt } from './receipt.ts'

const secret = 'ab'.repeat(32)
const now = Date.UTC(2027, 5, 14, 6, 0)
const hex = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 32, maxLength: 32 })
const opens = (transaction: string, receipt: string, at = now, by = secret) =>
  isReceiptOf(transaction, receipt, { secret: by, now: at })

describe('SEC-06 a receipt of a payment’s return', () => {
  it('opens its order from the first moment to the last of its hour, and not one later', async () => {
    const receipt = await writeReceipt(secret, 't', now + receiptLife)
    expect(await Promise.all([0, 1, receiptLife - 1].map((ms) => opens('t', receipt, now + ms)))).toEqual([
      true,
      true,
      true,
    ])
    expect(await opens('t', receipt, now + receiptLife)).toBe(false)
    expect(await opens('t', receipt, now + 100 * receiptLife)).toBe(false)
    expect(receipt).toMatch(/^[\w.-]{40,128}$/)
  })

  it('opens no other order, in none of 500 pairs', async () => {
    await fc.assert(
      fc.asyncProperty(hex, hex, fc.nat(receiptLife - 1), async (one, other, ms) => {
        fc.pre(one !== other)
        const receipt = await writeReceipt(secret, one, now + receiptLife)
        expect(await opens(one, receipt, now + ms)).toBe(true)
        expect(await opens(other, receipt, now + ms)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  it('with another end, longer or shorter, opens nothing', async () => {
    const end = now + receiptLife
    const [, signature] = (await writeReceipt(secret, 't', end)).split('.')
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: -end, max: 8_640_000_000_000_000 }), async (later) => {
        fc.pre(later !== end)
        expect(await opens('t', `${later.toString(36)}.${signature}`)).toBe(false)
      }),
      { numRuns: 500 },
    )
    // Another spelling of the same end has no valid signature.
    for (const same of [
      `0${end.toString(36)}`,
      end.toString(36).toUpperCase(),
      `${end.toString(36)} `,
      String(end),
    ])
      expect(await opens('t', `${same}.${signature}`), same).toBe(false)
  })

  it('with any one bit flipped opens nothing, all of them tried', async () => {
    const receipt = await writeReceipt(secret, 'a transaction', now + receiptLife)
    expect(await opens('a transaction', receipt)).toBe(true)
    for (let at = 0; at < receipt.length; at += 1)
      for (let bit = 0; bit < 7; bit += 1) {
        const flipped =
          receipt.slice(0, at) +
          String.fromCharCode(receipt.charCodeAt(at) ^ (1 << bit)) +
          receipt.slice(at + 1)
        expect(await opens('a transaction', flipped), `${at} ${bit}`).toBe(false)
      }
  })

  it('of another secret opens nothing, nor does any other text, quickly however long', async () => {
    const foreign = await writeReceipt('cd'.repeat(32), 't', now + receiptLife)
    expect(await opens('t', foreign)).toBe(false)
    const own = await writeReceipt(secret, 't', now + receiptLife)
    for (const text of [
      '',
      '.',
      '..',
      `${own}.`,
      `${own}.x`,
      `.${own}`,
      own.slice(0, -1),
      'x'.repeat(100_000),
    ])
      expect(await opens('t', text), text.slice(0, 60)).toBe(false)
    expect(await costOf(() => opens('t', 'x'.repeat(1_000_000)))).toBeLessThan(10)
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 140 }), async (text) => {
        expect(await opens('t', text)).toBe(false)
      }),
    )
  })
})
