import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createStore } from './store.ts'
import { usePart } from './usePart.ts'

interface Sum {
  lines: { title: string; amount: number | null }[]
  total: number
}

/** A component that reads the lines of a sum as new data each time. */
async function start() {
  const first: Sum = { lines: [{ title: 'Ride', amount: 10 }], total: 10 }
  const store = createStore((_: Sum, next: Sum) => next, first)
  let renders = 0
  const hook = await renderHook(() => {
    renders += 1
    return usePart(store, ({ lines }) => ({ lines: lines.map((line) => ({ ...line })) }))
  })
  return {
    now: () => hook.result.current.lines,
    renders: () => renders,
    enter: (next: Sum) => hook.act(() => store.dispatch(next)),
  }
}

describe('a part of a store’s state', () => {
  it('renders its component anew if its content changes, and only then', async () => {
    const { now, renders, enter } = await start()
    const [before, shown] = [renders(), now()]
    await enter({ lines: [{ title: 'Ride', amount: 10 }], total: 20 })
    expect(renders()).toBe(before)
    expect(now()).toBe(shown)
    await enter({ lines: [{ title: 'Ride', amount: null }], total: 20 })
    expect(now()).toEqual([{ title: 'Ride', amount: null }])
    await enter({ lines: [], total: 20 })
    expect(now()).toEqual([])
    expect(renders()).toBe(before + 2)
  })
})
