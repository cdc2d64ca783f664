import { expect, it, vi } from 'vitest'
import { type Turn, takeTurn } from './turns.ts'

const back = new Event('popstate')
/** Dispatches events like browserPlatform. */
const hear = (turns: Turn[]) => turns.at(-1)?.(back)

it('EDITOR-10 who lets go takes nobody along: neither one that came before nor one that came after', () => {
  for (const order of [
    ['probe', 'guard'],
    ['guard', 'probe'],
  ] as const) {
    const turns: Turn[] = []
    const heard = { probe: vi.fn(), guard: vi.fn() }
    const letGo = Object.fromEntries(order.map((name) => [name, takeTurn(turns, heard[name])]))
    letGo['probe']?.()
    hear(turns)
    expect(heard.guard, order.join()).toHaveBeenCalledExactlyOnceWith(back)
    expect(heard.probe, order.join()).not.toHaveBeenCalled()
    letGo['guard']?.()
    hear(turns)
    expect(heard.guard).toHaveBeenCalledOnce()
  }
})

it('EDITOR-10 of two that stand one hears, or the address would be given back twice', () => {
  const turns: Turn[] = []
  const [first, last] = [vi.fn(), vi.fn()]
  takeTurn(turns, first)
  const letGo = takeTurn(turns, last)
  hear(turns)
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1])
  letGo()
  letGo()
  hear(turns)
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([1, 1])
})
