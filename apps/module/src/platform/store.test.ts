import { describe, expect, it } from 'vitest'
import { safeStore } from './store.ts'

function fake(limit = Number.POSITIVE_INFINITY): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem(name: string, value: string) {
      if (value.length > limit) throw new Error('QuotaExceededError')
      kept.set(name, value)
    },
    removeItem: (name: string) => void kept.delete(name),
  } as Storage
}

describe('the safe store', () => {
  it('keeps in the browser where it can', () => {
    const storage = fake()
    const store = safeStore(() => storage)
    store.set('draft', 'x')
    expect(storage.getItem('draft')).toBe('x')
    store.remove('draft')
    expect(store.get('draft')).toBeNull()
  })

  it('EMBED-12 holds in memory what a blocked storage refuses', () => {
    const store = safeStore(() => {
      throw new Error('SecurityError')
    })
    store.set('draft', 'x')
    expect(store.get('draft')).toBe('x')
    store.remove('draft')
    expect(store.get('draft')).toBeNull()
  })

  it('REL-06 a full storage does not leave an older value standing in front of a newer one', () => {
    const store = safeStore(
      (
        (storage) => () =>
          storage
      )(fake(3)),
    )
    store.set('draft', 'old')
    store.set('draft', 'newer')
    expect(store.get('draft')).toBe('newer')
    store.set('draft', 'new')
    expect(store.get('draft')).toBe('new')
  })
})
