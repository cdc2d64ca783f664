import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isPhoneEmpty } from '../../kernel/reading/readPhone.ts'
import { normalizePhone } from '../../kernel/values/phone.ts'
import { createFullDraft, createGuest } from '../../testing/samples/fixtures.ts'
import { isViewer, ownViewerOf, viewersLimit, viewersOf, viewerViolations, withOwnViewer } from './viewers.ts'

/** Returns this number of valid phones. */
const phones = (count: number) => Array.from({ length: count }, (_, index) => `+44791112350${index}`)
const own = '+447911123499'
const user = createGuest({ role: 'buyer', userId: '1001', phone: own.slice(1) })
const draftOf = (phone: string, viewers: readonly string[] = []) =>
  createFullDraft({ viewers, passengers: [{ uniqId: 'p1', name: 'Anna Keller', phone, email: '' }] })

describe('who else gets the messages', () => {
  it.each([
    ['+447911123500', true],
    [' +44 7911 123-500', true],
    ['447911123500', false],
    ['07911 123500', false],
    ['00447911123500', false],
    ['+4479111235', false],
    ['+44791112350012', false],
    ['+', false],
    ['', false],
    ['+44 7911 x', false],
  ])('BOOK-23 «%s» is taken: %s', (text, isTaken) => {
    expect(isViewer(text)).toBe(isTaken)
    expect(viewersOf([text])).toEqual(isTaken ? [text] : [])
  })

  it('BOOK-23 each phone stands once, however it is written', () => {
    expect(viewersOf(['+447911123500', '+44 (7911) 123 500', '+447911123501'])).toEqual([
      '+447911123500',
      '+447911123501',
    ])
  })

  it('BOOK-23 five pass, six do not; what is wrong is told at its field', () => {
    expect(viewersLimit).toBe(5)
    for (const count of [0, 1, 4, 5]) expect(viewerViolations(phones(count))).toEqual([])
    expect(viewerViolations(phones(6))).toEqual([
      { code: 'DataForms.Forms.ErrorViewers', field: 'viewers', params: { max: 5 } },
    ])
    expect(viewerViolations([...phones(5), '+44 7911 123500'])).toEqual([])
    expect(viewerViolations(['+447911123500', '7911', ' '])).toEqual([
      { code: 'DataForms.Forms.ErrorViewer', field: 'viewers.1', params: { reason: 'country' } },
    ])
  })

  it('BOOK-23 what passes goes out with a plus, once each, five at most', () => {
    const text = fc.oneof(fc.constantFrom(...phones(7), '+44 7911 123500', '', '+7'), fc.string())
    fc.assert(
      fc.property(fc.array(text, { maxLength: 9 }), (viewers) => {
        if (viewerViolations(viewers).length > 0) return
        const sent = viewersOf(viewers).map(normalizePhone)
        expect(sent.length).toBeLessThanOrEqual(5)
        expect(new Set(sent).size).toBe(sent.length)
        expect(viewers.filter((typed) => !isPhoneEmpty(typed)).every(isViewer)).toBe(true)
      }),
    )
  })
})

describe('the user’s own phone', () => {
  it('BOOK-23 is one with its plus, where the settings know it', () => {
    expect(ownViewerOf(user)).toBe(own)
    expect(ownViewerOf({ ...user, phone: null })).toBeNull()
    expect(ownViewerOf({ ...user, phone: '12' })).toBeNull()
  })

  it.each([
    ['+447911123500', true, [own]],
    ['+447911123500', false, []],
    ['+44 7911 123499', true, []],
    ['', true, []],
    ['+4479', true, []],
  ])('BOOK-23 the first passenger has %s, wished %s: %j', (phone, isWished, viewers) => {
    expect(withOwnViewer(draftOf(phone), user, isWished)).toEqual(viewers)
  })

  it.each([
    ['', true, [own]],
    ['', false, []],
    [own, true, []],
  ])(
    'BOOK-23 the first passenger has %j, the person says «for somebody else»: %s',
    (phone, isForAnother, viewers) => {
      expect(withOwnViewer({ ...draftOf(phone), own: { isForAnother, filled: [] } }, user, true)).toEqual(
        viewers,
      )
    },
  )

  it('BOOK-23 it leaves when the booking is no longer for somebody else, or it is not wished', () => {
    const named = ['+447911123501', own]
    expect(withOwnViewer(draftOf('+447911123500', named), user, true)).toBe(named)
    expect(withOwnViewer(draftOf('+447911123500', named), user, false)).toEqual(['+447911123501'])
    expect(withOwnViewer(draftOf(own, named), user, true)).toEqual(['+447911123501'])
  })

  it('BOOK-23 the list stays the same where nothing changes', () => {
    for (const viewers of [[], phones(5), [own], phones(2)]) {
      const draft = draftOf('+447911123500', viewers)
      const next = withOwnViewer(draft, user, true)
      expect(withOwnViewer({ ...draft, viewers: next }, user, true)).toBe(next)
      expect(withOwnViewer(draft, { ...user, phone: null }, true)).toBe(viewers)
    }
  })

  it('BOOK-23 four others leave room for it, five do not', () => {
    expect(withOwnViewer(draftOf('+447911123509', phones(4)), user, true)).toEqual([...phones(4), own])
    expect(withOwnViewer(draftOf('+447911123509', phones(5)), user, true)).toEqual(phones(5))
  })
})
