import { describe, expect, it, vi } from 'vitest'
import { remembered } from './remembered.ts'

describe('a remembered function', () => {
  it('answers as the function does, and asks it once a key', () => {
    const double = vi.fn((value: number) => value * 2)
    const twice = remembered(double)
    expect([twice(2), twice(3), twice(2)]).toEqual([4, 6, 4])
    expect(double.mock.calls).toEqual([[2], [3]])
  })

  it('takes questions of one key for the same', () => {
    const told = vi.fn(({ day }: { day: number }) => [day])
    const same = remembered(told, ({ day }) => day)
    expect(same({ day: 1 })).toBe(same({ day: 1 }))
    expect(same({ day: 2 })).toEqual([2])
    expect(told.mock.calls).toEqual([[{ day: 1 }], [{ day: 2 }]])
  })

  it('keeps 500 answers at most', () => {
    const asked = vi.fn((value: number) => value)
    const same = remembered(asked)
    for (let value = 0; value < 501; value++) same(value)
    same(500)
    expect(asked).toHaveBeenCalledTimes(501)
    same(0)
    expect(asked).toHaveBeenCalledTimes(502)
  })
})
