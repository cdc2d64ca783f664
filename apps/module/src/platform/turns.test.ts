import { expect, it, vi } from 'vitest'
import { createTurns } from './turns.ts'

const back = new Event('popstate')

it('EDITOR-10 who lets go takes nobody along: neither one that came before nor one that came after', () => {
  for (const order of [
    ['probe', 'guard'],
    ['guard', 'probe'],
  ] as const) {
    const turns = createTurns()
    const heard = { probe: vi.fn(), guard: vi.fn() }
    const letGo = Object.fromEntries(order.map((name) => [name, turns.take(heard[name])]))
    letGo['probe']?.()
    turns.hear(back)
    expect(heard.guard, order.join()).toHaveBeenCalledExactlyOnceWith(back)
    expect(heard.probe, order.join()).not.toHaveBeenCalled()
    letGo['guard']?.()
    turns.hear(back)
    expect(heard.guard).toHaveBeenCalledOnce()
  }
})

it('EDITOR-10 of two that stand one hears, or the address would be given back twice', () => {
  const turns = createTurns()
  const [first, last] = [vi.fn(), vi.fn()]
  turns.take(first)
  const letGo = turns.take(last)
  turns.hear(back)
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1])
  letGo()
  letGo()
  turns.hear(back)
  expect([first.mock.calls.length, last.mock.calls.length]).toEqual([1, 1])
})
