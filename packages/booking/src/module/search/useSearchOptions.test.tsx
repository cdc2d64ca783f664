import { type ReactNode, StrictMode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { FinderAction, Mode } from '../../search/state/finder.ts'
import { optionsOf, type SearchAddress } from '../../search/state/searchAddress.ts'
import { createHeldModule } from '../../testing/heldService.ts'
import { ModuleProvider } from '../module.tsx'
import { useFinderMode } from './useFinderMode.ts'
import { useSearchOptions } from './useSearchOptions.ts'

const hoursOf = (hours: number): FinderAction => ({ type: 'rentSecondsChanged', seconds: hours * 3600 })
const sortedBy = (sort: 'price' | 'rating'): FinderAction => ({ type: 'viewChanged', view: { sort } })
const filteredBy = (...classes: string[]): FinderAction => ({ type: 'viewChanged', view: { classes } })
const thereAndBack: FinderAction = { type: 'returnToggled', on: true }

interface Kept {
  mode?: Mode
  /** Actions before the test. */
  kept?: readonly FinderAction[]
  isFollowed?: boolean
}

/** A search in the state, and an address that gets the changes but is moved by the test. */
async function start(address: SearchAddress, { mode = 'transfer', kept = [], isFollowed = true }: Kept = {}) {
  const { module } = createHeldModule()
  const { dispatch, get } = module.stores.finder
  for (const action of kept) dispatch(action)
  const told = vi.fn()
  const first = { address, isFollowed }
  const hook = await renderHook(
    (now: typeof first = first) => {
      useFinderMode(mode)
      useSearchOptions(mode, now.address, now.isFollowed, told)
    },
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
    options: () => optionsOf(get()),
    change: (...actions: FinderAction[]) => hook.act(() => actions.forEach(dispatch)),
    go: (next: SearchAddress, isFollowed = true) => hook.rerender({ address: next, isFollowed }),
  }
}

describe('the hours of a rent and their address', () => {
  it.each([
    [{ from: 'a', hours: 4 }, 1, 4, null],
    [{ hours: 4 }, 1, 4, null],
    [{ from: 'a' }, 6, 1, null],
    [{}, 6, 6, { hours: 6 }],
    [{}, 1, 1, null],
  ])(
    'SHELL-17 RENT-07 %j with %d kept is %d hours, and the address is told %j',
    async (address, kept, is, says) => {
      const { told, options } = await start(address, { mode: 'rent', kept: [hoursOf(kept)] })
      expect(options()).toEqual({ hours: is })
      if (says === null) expect(told).not.toHaveBeenCalled()
      else expect(told).toHaveBeenLastCalledWith(says)
    },
  )

  it('SHELL-17 quick changes are not undone by an address that comes later', async () => {
    const { change, go, options, told } = await start({ from: 'a', hours: 2 }, { mode: 'rent' })
    await change(hoursOf(3))
    await change(hoursOf(4))
    expect(told.mock.calls).toEqual([[{ from: 'a', hours: 3 }], [{ from: 'a', hours: 4 }]])
    await go({ from: 'a', hours: 4 })
    expect(options()).toEqual({ hours: 4 })
  })

  it('PRICE-10 the address waits until the order has said its hours', async () => {
    const { change, go, told } = await start({ from: 'a' }, { mode: 'rent', isFollowed: false })
    await change(hoursOf(3))
    expect(told).not.toHaveBeenCalled()
    await go({ from: 'a' })
    expect(told).toHaveBeenLastCalledWith({ from: 'a', hours: 3 })
  })
})

describe('how a transfer is asked and looked at, and its address', () => {
  it.each<[string, SearchAddress, FinderAction[], object, object | null]>([
    [
      'a link says what it says',
      { from: 'a', isReturn: true, sort: 'rating' },
      [],
      { isReturn: true, sort: 'rating' },
      null,
    ],
    [
      'a link without options is a search as it begins',
      { from: 'a' },
      [thereAndBack, sortedBy('rating')],
      {},
      null,
    ],
    ['no address follows what was kept', {}, [sortedBy('rating')], { sort: 'rating' }, { sort: 'rating' }],
    [
      'an order that is changed has no way back',
      { from: 'a', isReturn: true, action: 'change', orderId: '7' },
      [],
      {},
      null,
    ],
    ['a transfer has no hours', { from: 'a', hours: 4 }, [], {}, null],
  ])('SHELL-17 PRICE-12 %s', async (_, address, kept, is, says) => {
    const { told, options } = await start(address, { kept })
    expect(options()).toEqual(is)
    if (says === null) expect(told).not.toHaveBeenCalled()
    else expect(told).toHaveBeenLastCalledWith(says)
  })

  it('SHELL-17 PRICE-07 PRICE-08 PRICE-12 what the person sets goes to the address, the places and the order stay', async () => {
    const way = { from: 'a', to: 'b', subAddress: ['s'], action: 'new', orderId: '7' } as const
    const { change, told } = await start(way)
    await change(thereAndBack)
    expect(told).toHaveBeenLastCalledWith({ ...way, isReturn: true })
    await change(filteredBy('van', 'bus'), sortedBy('rating'))
    expect(told).toHaveBeenLastCalledWith({ ...way, isReturn: true, sort: 'rating', classes: ['van', 'bus'] })
    await change(filteredBy(), sortedBy('price'))
    expect(told).toHaveBeenLastCalledWith({ ...way, isReturn: true })
  })

  it('SHELL-20 back and forward lead to what their address says, each time', async () => {
    const filtered = { from: 'a', classes: ['van'] }
    const { change, go, options, told } = await start({ from: 'a' })
    await change(filteredBy('van'))
    await go(filtered)
    told.mockClear()
    await go({ from: 'a', isReturn: true })
    expect(options()).toEqual({ isReturn: true })
    await go(filtered)
    expect(options()).toEqual({ classes: ['van'] })
    expect(told).not.toHaveBeenCalled()
  })
})
