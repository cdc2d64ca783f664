import { StrictMode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { createResources, type ResourceKey } from './resources.ts'
import { createSwrResources } from './swrResources.ts'
import { type ResourceOptions, useResource } from './useResource.ts'

interface Call {
  name: string
  signal: AbortSignal
  end(answer: string): void
  fail(): void
}

/** A page whose calls end by hand. */
function createPage() {
  const platform = createFakePlatform()
  const calls: Call[] = []
  const readOf = (name: string) => (signal: AbortSignal) =>
    new Promise<string>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(new Error('aborted')))
      calls.push({ name, signal, end: resolve, fail: () => reject(new Error(`no ${name}`)) })
    })
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5))
  async function open(
    first: string | null,
    options?: ResourceOptions,
    resources = createSwrResources(createResources(platform, () => '')),
  ) {
    const keyOf = (name: string | null): ResourceKey => (name === null ? null : ['thing', name])
    const hook = await renderHook(
      (name?: string | null) => {
        const now = name === undefined ? first : name
        return useResource<string, Error>(resources, keyOf(now), readOf(now ?? ''), options)
      },
      { initialProps: first, wrapper: StrictMode },
    )
    await hook.act(settle)
    return {
      resources,
      told: () => {
        const { data, failure, isReading } = hook.result.current
        return [data, failure?.message, isReading]
      },
      now: () => hook.result.current,
      go: async (name: string | null) => {
        await hook.rerender(name)
        await hook.act(settle)
      },
      act: (run: () => void) =>
        hook.act(async () => {
          run()
          await settle()
        }),
      close: async () => {
        await hook.unmount()
        await settle()
      },
    }
  }
  return { calls, open, platform, readOf, settle }
}

describe('a resource', () => {
  it('is read once, and told with its failure', async () => {
    const { calls, open } = createPage()
    const { act, told, now } = await open('a')
    expect([calls.length, ...told()]).toEqual([1, undefined, undefined, true])
    await act(() => calls[0]?.fail())
    expect(told()).toEqual([undefined, 'no a', false])
    await act(() => now().again())
    expect(told()).toEqual([undefined, 'no a', true])
    await act(() => calls[1]?.end('A'))
    expect(told()).toEqual(['A', undefined, false])
  })

  it('is nothing without a key', async () => {
    const { calls, open } = createPage()
    const { told } = await open(null)
    expect([calls.length, ...told()]).toEqual([0, undefined, undefined, false])
  })

  it('REL-04 of another key takes the call before back; its late answer never shows', async () => {
    const { calls, open } = createPage()
    const { act, go, told } = await open('a')
    await go('b')
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await act(() => calls[0]?.end('A'))
    expect(told()).toEqual([undefined, undefined, true])
    await act(() => calls[1]?.end('B'))
    expect(told()).toEqual(['B', undefined, false])
  })

  it('REL-04 there and back in one breath reads the first one anew', async () => {
    const { calls, open } = createPage()
    const { act, go, told } = await open('a')
    await go('b')
    await go('a')
    await act(() => calls.at(-1)?.end('A'))
    expect(told()).toEqual(['A', undefined, false])
  })

  it('is remembered by its key', async () => {
    const { calls, open } = createPage()
    const { act, go, told } = await open('a')
    await act(() => calls[0]?.end('A'))
    await go('b')
    await act(() => calls[1]?.end('B'))
    await go('a')
    expect([calls.length, ...told()]).toEqual([2, 'A', undefined, false])
  })

  it('that does not last is forgotten once nobody looks at it', async () => {
    const { calls, open } = createPage()
    const { act, go, told } = await open('a', { lasts: false })
    await act(() => calls[0]?.end('A'))
    await go('b')
    await go('a')
    expect([calls.length, ...told()]).toEqual([3, undefined, undefined, true])
  })

  it('keeps the value before until the next one has come, where that is wished', async () => {
    const { calls, open } = createPage()
    const { act, go, told } = await open('a', { keeps: true })
    await act(() => calls[0]?.end('A'))
    await go('b')
    expect(told()).toEqual(['A', undefined, true])
    await act(() => calls[1]?.end('B'))
    expect(told()).toEqual(['B', undefined, false])
  })

  it('ERR-07 that has failed is read again when the connection is back; what stands is not', async () => {
    const { calls, open, platform } = createPage()
    const { act, told } = await open('a')
    await act(() => calls[0]?.fail())
    await act(() => platform.setOnline(true))
    expect(told()).toEqual([undefined, 'no a', true])
    await act(() => calls[1]?.end('A'))
    await act(() => platform.setOnline(true))
    await act(() => platform.setVisible(true))
    expect(calls).toHaveLength(2)
  })

  it('that stays fresh is read again when the page or the connection comes back, and stands meanwhile', async () => {
    const { calls, open, platform } = createPage()
    const { act, told } = await open('a', { staysFresh: true })
    await act(() => calls[0]?.end('A'))
    await act(() => platform.setVisible(true))
    expect([calls.length, ...told()]).toEqual([2, 'A', undefined, true])
    await act(() => calls[1]?.fail())
    expect(told()).toEqual(['A', 'no a', false])
    await act(() => platform.setOnline(true))
    await act(() => calls[2]?.end('B'))
    await act(() => platform.showPage(true))
    expect([calls.length, ...told()]).toEqual([4, 'B', undefined, true])
  })

  it('SHELL-20 back or forward takes the call back; where the person stays it is read again', async () => {
    const { calls, open, platform } = createPage()
    const { act, told } = await open('a')
    await act(() => platform.goBack())
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    expect(told()).toEqual([undefined, undefined, true])
    await act(() => calls[1]?.end('A'))
    expect(told()).toEqual(['A', undefined, false])
  })

  it('REL-04 nothing is left in flight when it goes, and who comes then reads it', async () => {
    const { calls, open } = createPage()
    const first = await open('a')
    await first.close()
    expect(calls[0]?.signal.aborted).toBe(true)
    const second = await open('a', {}, first.resources)
    expect([calls.length, ...second.told()]).toEqual([2, undefined, undefined, true])
    await second.act(() => calls[1]?.end('A'))
    expect(second.told()).toEqual(['A', undefined, false])
  })

  it('REL-09 leaves no listener on the page', async () => {
    const { calls, open, platform } = createPage()
    const listeners = new Set<unknown>()
    const online: typeof platform.online = {
      get: () => true,
      subscribe(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
    const resources = createSwrResources(createResources({ ...platform, online }, () => ''))
    expect(listeners.size).toBe(0)
    const { act, close } = await open('a', {}, resources)
    await act(() => calls[0]?.end('A'))
    expect(listeners.size).toBe(1)
    await close()
    expect(listeners.size).toBe(0)
  })

  it('REL-09 is read once for all of a module, and shared with no other', async () => {
    const { calls, open } = createPage()
    const one = await open('a')
    const two = await open('a', {}, one.resources)
    const other = await open('a')
    expect(calls).toHaveLength(2)
    await one.close()
    expect(calls[0]?.signal.aborted).toBe(false)
    await two.act(() => calls[0]?.end('A'))
    expect([two.told(), other.told()]).toEqual([
      ['A', undefined, false],
      [undefined, undefined, true],
    ])
  })

  it('that is put or forgotten stands so at once', async () => {
    const { calls, open } = createPage()
    const { act, now, resources, told } = await open('a')
    await act(() => resources.put(['thing', 'a'], 'mine'))
    expect(told()[0]).toBe('mine')
    await act(() => now().forget())
    expect(told()[0]).toBeUndefined()
    expect(calls).toHaveLength(1)
  })

  it('that was asked for outside of a component is there for the next one, and asked once', async () => {
    const { calls, open, platform, readOf, settle } = createPage()
    const resources = createSwrResources(createResources(platform, () => ''))
    const told = [resources.ask(['thing', 'a'], readOf('a')), resources.ask(['thing', 'a'], readOf('a'))]
    await settle()
    calls[0]?.end('A')
    expect(await Promise.all(told)).toEqual(['A', 'A'])
    expect(await resources.ask(['thing', 'a'], readOf('a'))).toBe('A')
    expect((await open('a', {}, resources)).told()).toEqual(['A', undefined, false])
    expect(calls).toHaveLength(1)
    const failed = resources.ask(['thing', 'b'], readOf('b'))
    await settle()
    calls[1]?.fail()
    await expect(failed).rejects.toThrow('no b')
  })

  it('of a hundred others is forgotten first where nobody looks at it', async () => {
    const { calls, open } = createPage()
    const { act, go, resources, told } = await open('a')
    await act(() => calls[0]?.end('A'))
    await go('kept')
    await act(() => calls[1]?.end('K'))
    for (let one = 0; one < 100; one++) resources.put(['thing', one], one)
    expect(told()).toEqual(['K', undefined, false])
    await go('a')
    expect(calls).toHaveLength(3)
  })
})
