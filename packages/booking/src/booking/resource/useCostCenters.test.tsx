import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createModule } from '../../createModule.ts'
import { ModuleProvider } from '../../module/module.tsx'
import { createFakeClock, createFakePlatform } from '../../testing/fakePlatform.ts'
import { fixtureNow } from '../../testing/samples/fixtures.ts'
import { useCostCenters } from './useCostCenters.ts'

interface Call {
  asked: string
  signal: AbortSignal
  answer(items: readonly object[], total: number): void
  fail(): void
}

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index), title: `Sales ${from + index}` }))

async function start() {
  const clock = createFakeClock(fixtureNow)
  const calls: Call[] = []
  const platform = createFakePlatform({
    clock,
    fetch: (url, init) =>
      new Promise((resolve) => {
        const { searchParams } = new URL(url)
        const page = Number(searchParams.get('page'))
        calls.push({
          asked: `${searchParams.get('title') ?? ''} ${page}`,
          signal: init?.signal as AbortSignal,
          answer: (items, total_items) =>
            resolve(Response.json({ result: { items, page_data: { page, total_items } } })),
          fail: () => resolve(Response.json({ error: { code: 'no', message: 'No' } }, { status: 400 })),
        })
      }),
  })
  const module = createModule({ config: { apiBase: 'https://api.wherry.test' }, platform })
  const hook = await renderHook(() => useCostCenters(), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={module}>{children}</ModuleProvider>
    ),
  })
  const act = (run: () => void) =>
    hook.act(async () => {
      run()
      await new Promise((resolve) => setTimeout(resolve, 5))
    })
  const list = () => hook.result.current
  return {
    ...{ act, calls, list, module, platform },
    asked: () => calls.map(({ asked }) => asked),
    open: () => act(() => list().open()),
    more: () => act(() => list().more()),
    type: (text: string) => act(() => list().type(text)),
    pass: (ms: number) => act(() => clock.advance(ms)),
    unmount: hook.unmount,
  }
}

describe('the search for a cost centre', () => {
  it('BOOK-25 opening asks for the first page at once, and only once', async () => {
    const { act, asked, calls, list, open } = await start()
    expect(list()).toMatchObject({ status: 'idle', items: [] })
    await open()
    await open()
    expect(asked()).toEqual([' 1'])
    expect(list().status).toBe('loading')
    await act(() => calls[0]?.answer(rows(1, 10), 25))
    expect(list()).toMatchObject({ status: 'ready', items: rows(1, 10), total: 25, hasMore: true })
    await open()
    expect(calls).toHaveLength(1)
  })

  it('BOOK-25 typing asks 300 ms after the last key, for the trimmed text', async () => {
    const { asked, pass, type } = await start()
    await type(' s')
    await pass(299)
    await type(' sa ')
    await pass(299)
    expect(asked()).toEqual([])
    await pass(1)
    expect(asked()).toEqual(['sa 1'])
  })

  it('BOOK-25 another text empties the list at once, the same text leaves it', async () => {
    const { act, calls, list, open, pass, type } = await start()
    await open()
    await act(() => calls[0]?.answer(rows(1, 3), 3))
    await type('  ')
    await pass(300)
    expect(calls).toHaveLength(1)
    expect(list().items).toHaveLength(3)
    await type('x')
    expect(list()).toMatchObject({ search: 'x', status: 'loading', items: [], total: 0 })
  })

  it('BOOK-25 REL-04 a late answer for a former text is not shown, and its call is aborted', async () => {
    const { act, calls, list, pass, type } = await start()
    await type('sales')
    await pass(300)
    await type('legal')
    expect(calls[0]?.signal.aborted).toBe(true)
    await act(() => calls[0]?.answer(rows(1, 2), 2))
    expect(list()).toMatchObject({ search: 'legal', status: 'loading', items: [] })
    await pass(300)
    await act(() => calls[1]?.answer(rows(9, 1), 1))
    expect(list()).toMatchObject({ status: 'ready', items: rows(9, 1) })
  })

  it('BOOK-25 further pages come one after the other, each row once', async () => {
    const { act, asked, calls, list, more, open } = await start()
    await more()
    await open()
    await more()
    expect(asked()).toEqual([' 1'])
    await act(() => calls[0]?.answer(rows(1, 10), 12))
    await more()
    await more()
    expect(asked()).toEqual([' 1', ' 2'])
    expect(list()).toMatchObject({ status: 'loading', items: rows(1, 10) })
    // A row that was added meanwhile has pushed one over to the second page.
    await act(() => calls[1]?.answer(rows(10, 3), 13))
    expect(list()).toMatchObject({ status: 'ready', items: rows(1, 12), hasMore: false })
    await more()
    expect(calls).toHaveLength(2)
  })

  it('BOOK-25 a page that brings nothing new ends the list', async () => {
    const { act, calls, list, more, open } = await start()
    await open()
    await act(() => calls[0]?.answer(rows(1, 10), 99))
    await more()
    await act(() => calls[1]?.answer(rows(1, 10), 99))
    expect(list()).toMatchObject({ items: rows(1, 10), hasMore: false })
  })

  it('BOOK-25 what failed can be asked for again: the list, the same text, the next page', async () => {
    const { act, asked, calls, list, more, open, type } = await start()
    await open()
    await act(() => calls[0]?.fail())
    expect(list().status).toBe('failed')
    await open()
    await act(() => calls[1]?.fail())
    await type('')
    await act(() => calls[2]?.answer(rows(1, 10), 20))
    await more()
    await act(() => calls[3]?.fail())
    expect(list()).toMatchObject({ status: 'failed', items: rows(1, 10), hasMore: true })
    await open()
    await more()
    await act(() => calls[4]?.answer(rows(11, 10), 20))
    expect(list()).toMatchObject({ status: 'ready', items: rows(1, 20), hasMore: false })
    expect(asked()).toEqual([' 1', ' 1', ' 1', ' 2', ' 2'])
  })

  it('SHELL-20 back or forward takes the page back; where the person stays it is asked again', async () => {
    const { act, calls, list, open, platform } = await start()
    await open()
    await act(() => platform.goBack())
    expect(calls.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await act(() => calls[1]?.answer(rows(1, 2), 2))
    expect(list().items).toEqual(rows(1, 2))
  })

  it('AUTH-07 what was found for one person is asked anew for the next one', async () => {
    const { act, calls, list, module, open } = await start()
    await act(() => module.stores.session.dispatch({ type: 'userRead', userId: '7' }))
    await open()
    await act(() => calls[0]?.answer(rows(1, 2), 2))
    await act(() => module.stores.session.dispatch({ type: 'userRead', userId: '8' }))
    expect(list()).toMatchObject({ status: 'loading', items: [] })
    expect(calls).toHaveLength(2)
  })

  it('REL-04 nothing is left in flight when it goes', async () => {
    const { calls, open, unmount } = await start()
    await open()
    await unmount()
    await new Promise((resolve) => setTimeout(resolve, 5))
    expect(calls[0]?.signal.aborted).toBe(true)
  })
})
