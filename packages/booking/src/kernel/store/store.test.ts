import { describe, expect, it } from 'vitest'
import { createStore } from './store.ts'

const counter = () => createStore((state: number, step: number) => (step === 0 ? state : state + step), 0)

describe('createStore', () => {
  it('REL-09 tells its readers of a change, of no change nothing, and after the end nothing', () => {
    const store = counter()
    const seen: number[] = []
    const end = store.subscribe(() => seen.push(store.get()))
    store.dispatch(2)
    store.dispatch(0)
    end()
    store.dispatch(3)
    expect(seen).toEqual([2])
    expect(store.get()).toBe(5)
  })

  it('REL-09 an action of a reader comes after the one that it read', () => {
    const store = counter()
    const seen: number[] = []
    store.subscribe(() => {
      if (store.get() === 1) store.dispatch(10)
    })
    store.subscribe(() => seen.push(store.get()))
    store.dispatch(1)
    expect(seen).toEqual([1, 11])
  })
})
