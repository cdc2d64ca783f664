import { describe, expect, it } from 'vitest'
import { createDeadStore, createMemoryStore } from '../../testing/fakePlatform.ts'
import { createFullDraft, createGuest, createOrderTrip } from '../../testing/samples/fixtures.ts'
import { ownPhoneFor, saveWantsRideMessages, wantsRideMessages } from './useViewers.ts'

describe('the wish to get the messages of rides for others', () => {
  it('BOOK-23 is on by default and kept on the device under the product’s name', () => {
    const storage = createMemoryStore()
    expect(wantsRideMessages(storage)).toBe(true)
    saveWantsRideMessages(storage, false)
    expect(storage.get('wherry-viewers')).toBe('off')
    expect(wantsRideMessages(storage)).toBe(false)
    saveWantsRideMessages(storage, true)
    expect(wantsRideMessages(storage)).toBe(true)
  })

  it('BOOK-23 no phone is kept, and where nothing can be kept it is on', () => {
    const storage = createMemoryStore()
    saveWantsRideMessages(storage, true)
    expect(storage.size).toBe(1)
    expect(storage.get('wherry-viewers')).toBe('on')
    const dead = createDeadStore()
    saveWantsRideMessages(dead, false)
    expect(wantsRideMessages(dead)).toBe(true)
  })
})

describe('the own phone among those that get the messages', () => {
  const user = createGuest({ userId: '7', phone: '33612345678' })
  const draft = createFullDraft()
  const trip = createOrderTrip()

  it('BOOK-23 stands in a new booking', () => {
    expect(ownPhoneFor({ draft, earlier: null }, user)).toBe('+33612345678')
  })

  it('BOOK-23 is not added to a change or a repetition, told by the booking itself: the finder forgets', () => {
    const change = { orderId: '1', transaction: 't1', number: 'W-1' }
    expect(ownPhoneFor({ draft, earlier: { action: 'repeat', trip } }, user)).toBeNull()
    expect(ownPhoneFor({ draft, earlier: { action: 'change', trip } }, user)).toBeNull()
    expect(ownPhoneFor({ draft: { ...draft, change }, earlier: null }, user)).toBeNull()
  })
})
