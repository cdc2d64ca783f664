import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createFakeClock } from '../../testing/fakePlatform.ts'
import { useSettled } from './useSettled.ts'

async function start(wait: (() => number) | null) {
  const clock = createFakeClock(0)
  const hook = await renderHook(
    (name?: string | null) => useSettled(clock, name == null ? null : [name], wait),
    { initialProps: 'a' as string | null },
  )
  return {
    clock,
    now: () => hook.result.current,
    go: (name: string | null) => hook.rerender(name),
    pass: (ms: number) => hook.act(() => clock.advance(ms)),
    unmount: hook.unmount,
  }
}

describe('a key that settles', () => {
  it('RENT-08 is there once it has stood, and each change begins the wait anew', async () => {
    const { now, go, pass } = await start(() => 300)
    await pass(299)
    expect(now()).toBeNull()
    await go('b')
    await pass(299)
    expect(now()).toBeNull()
    await pass(1)
    expect(now()).toEqual(['b'])
    await go('a')
    await go('b')
    expect(now()).toBeNull()
    await pass(300)
    expect(now()).toEqual(['b'])
  })

  it('is there at once without a wait, or where nothing of it is left', async () => {
    expect((await start(null)).now()).toEqual(['a'])
    expect((await start(() => 0)).now()).toEqual(['a'])
  })

  it('REL-09 leaves no timer behind', async () => {
    const { clock, go, unmount } = await start(() => 300)
    await go('b')
    expect(clock.waiting).toBe(1)
    await unmount()
    expect(clock.waiting).toBe(0)
  })

  it('is null where there is none', async () => {
    const { now, go, pass } = await start(() => 300)
    await pass(300)
    await go(null)
    expect(now()).toBeNull()
  })
})
