import { type ReactNode, StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createHeldModule } from '../testing/heldService.ts'
import { ModuleProvider } from './module.tsx'
import { useRentHours } from './useRentHours.ts'

interface Address {
  from?: string
  hours?: number
}

/** A duration of so many hours in the state, and an address that is told of changes but moves by hand. */
async function start(address: Address, { kept = 1, isFollowed = true } = {}) {
  const { module } = createHeldModule()
  const { dispatch, get } = module.stores.finder
  const change = (hours: number) => dispatch({ type: 'rentSecondsChanged', seconds: hours * 3600 })
  change(kept)
  const told = vi.fn()
  const first = { address, isFollowed }
  const hook = await renderHook(
    (now: typeof first = first) => useRentHours(now.address, now.isFollowed, told),
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <StrictMode>
          <ModuleProvider module={module}>{children}</ModuleProvider>
        </StrictMode>
      ),
    },
  )
  return {
    told,
    hours: () => get().rentSeconds / 3600,
    change: (hours: number) => hook.act(() => change(hours)),
    go: (next: Address, isFollowed = true) => hook.rerender({ address: next, isFollowed }),
  }
}

describe('the hours of a rent and their address', () => {
  it.each([
    [{ from: 'a', hours: 4 }, 1, 4, null],
    [{ hours: 4 }, 1, 4, null],
    [{ from: 'a' }, 6, 1, 1],
    [{}, 6, 6, 6],
    [{}, 1, 1, null],
  ])(
    'SHELL-17 RENT-07 %j with %d kept is %d hours, and the address is told %s',
    async (address, kept, is, says) => {
      const { told, hours } = await start(address, { kept })
      expect(hours()).toBe(is)
      if (says === null) expect(told).not.toHaveBeenCalled()
      else expect(told).toHaveBeenLastCalledWith(says)
    },
  )

  it('SHELL-17 quick changes are not undone by an address that comes later', async () => {
    const { change, go, hours, told } = await start({ from: 'a', hours: 2 })
    await change(3)
    await change(4)
    expect(told.mock.calls).toEqual([[3], [4]])
    await go({ from: 'a', hours: 4 })
    expect(hours()).toBe(4)
  })

  it('SHELL-20 back and forward lead to the hours of their address, each time', async () => {
    const { change, go, hours, told } = await start({ from: 'a', hours: 2 })
    await change(4)
    await go({ from: 'a', hours: 4 })
    told.mockClear()
    await go({ from: 'b', hours: 2 })
    expect(hours()).toBe(2)
    await go({ from: 'a', hours: 4 })
    expect(hours()).toBe(4)
    expect(told).not.toHaveBeenCalled()
  })

  it('PRICE-10 the address waits until the order has said its hours', async () => {
    const { change, go, told } = await start({ from: 'a' }, { isFollowed: false })
    await change(3)
    expect(told).not.toHaveBeenCalled()
    await go({ from: 'a' })
    expect(told).toHaveBeenLastCalledWith(3)
  })
})
