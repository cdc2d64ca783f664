import { describe, expect, it } from 'vitest'
import { safeStore } from './store.ts'

/** A fake browser storage: its methods are on the prototype, and its own keys are the stored names. */
function fake(limit = Number.POSITIVE_INFINITY): Storage {
  const kept: Record<string, string> = Object.create({
    getItem: (name: string) => kept[name] ?? null,
    setItem(name: string, value: string) {
      if (value.length > limit) throw new Error('QuotaExceededError')
      kept[name] = value
    },
    removeItem: (name: string) => delete kept[name],
  })
  return kept as unknown as Storage
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

  it('AUTH-07 names all that is kept, wherever it is', () => {
    const storage = fake(3)
    storage.setItem('other', 'x')
    const store = safeStore(() => storage)
    store.set('draft', 'x')
    store.set('long', 'longer')
    expect(store.names().sort()).toEqual(['draft', 'long', 'other'])
    store.remove('long')
    store.remove('draft')
    expect(store.names()).toEqual(['other'])
    expect(
      safeStore(() => {
        throw new Error('SecurityError')
      }).names(),
    ).toEqual([])
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
