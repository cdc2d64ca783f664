import { describe, expect, it } from 'vitest'
import { createDeadStore, createMemoryStore } from '../testing/fakePlatform.ts'
import { keepWish, wishOf } from './useViewers.ts'

describe('the wish to get the messages of rides for others', () => {
  it('BOOK-23 is on by default and kept on the device under the product’s name', () => {
    const storage = createMemoryStore()
    expect(wishOf(storage)).toBe(true)
    keepWish(storage, false)
    expect(storage.get('wherry-viewers')).toBe('off')
    expect(wishOf(storage)).toBe(false)
    keepWish(storage, true)
    expect(wishOf(storage)).toBe(true)
  })

  it('BOOK-23 no phone is kept, and where nothing can be kept it is on', () => {
    const storage = createMemoryStore()
    keepWish(storage, true)
    expect(storage.size).toBe(1)
    expect(storage.get('wherry-viewers')).toBe('on')
    const dead = createDeadStore()
    keepWish(dead, false)
    expect(wishOf(dead)).toBe(true)
  })
})
