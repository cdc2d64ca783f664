import { describe, expect, it } from 'vitest'
import type { CostCenterPage } from '../domain/costCenter.ts'
import { createFakeClock } from '../testing/fakePlatform.ts'
import { createCostCenterSearch } from './useCostCenters.ts'

interface Call {
  search: string
  page: number
  signal: AbortSignal
  answer(page: Partial<CostCenterPage>): Promise<void>
  fail(): Promise<void>
}

const rows = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: String(from + index), title: `Sales ${from + index}` }))
const settled = () => new Promise<void>((resolve) => setTimeout(resolve))

function start() {
  const clock = createFakeClock(0)
  const calls: Call[] = []
  const list = createCostCenterSearch(
    ({ search, page }, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          ...{ search, page, signal },
          answer(found) {
            resolve({ items: [], page, total: 0, hasMore: false, ...found })
            return settled()
          },
          fail() {
            reject(new Error('down'))
            return settled()
          },
        })
      }),
    clock.setTimeout,
  )
  const asked = () => calls.map(({ search, page }) => `${search} ${page}`)
  return { clock, calls, list, asked }
}

describe('the search for a cost centre', () => {
  it('BOOK-25 opening asks for the first page at once, and only once', async () => {
    const { calls, list, asked } = start()
    expect(list.get()).toMatchObject({ status: 'idle', items: [], page: 0 })
    list.open()
    list.open()
    expect(asked()).toEqual([' 1'])
    expect(list.get().status).toBe('loading')
    await calls[0]?.answer({ items: rows(1, 10), total: 25, hasMore: true })
    expect(list.get()).toMatchObject({ status: 'ready', page: 1, total: 25, hasMore: true })
    list.open()
    expect(calls).toHaveLength(1)
  })

  it('BOOK-25 typing asks 300 ms after the last key, for the trimmed text', () => {
    const { clock, list, asked } = start()
    list.type(' s')
    clock.advance(299)
    list.type(' sa ')
    expect(asked()).toEqual([])
    clock.advance(299)
    expect(asked()).toEqual([])
    clock.advance(1)
    expect(asked()).toEqual(['sa 1'])
  })

  it('BOOK-25 another text empties the list at once, the same text leaves it', async () => {
    const { calls, list, clock } = start()
    list.open()
    await calls[0]?.answer({ items: rows(1, 3), total: 3 })
    list.type('  ')
    clock.advance(300)
    expect(calls).toHaveLength(1)
    expect(list.get().items).toHaveLength(3)
    list.type('x')
    expect(list.get()).toMatchObject({ search: 'x', status: 'loading', items: [], total: 0, page: 0 })
  })

  it('BOOK-25 REL-04 a late answer for a former text is not shown, and its call is aborted', async () => {
    const { clock, calls, list } = start()
    list.type('sales')
    clock.advance(300)
    list.type('legal')
    expect(calls[0]?.signal.aborted).toBe(true)
    await calls[0]?.answer({ items: rows(1, 2), total: 2 })
    expect(list.get()).toMatchObject({ search: 'legal', status: 'loading', items: [] })
    clock.advance(300)
    await calls[1]?.answer({ items: rows(9, 1), total: 1 })
    expect(list.get().items).toEqual(rows(9, 1))
  })

  it('BOOK-25 further pages come one after the other, each row once', async () => {
    const { calls, list, asked } = start()
    list.more()
    list.open()
    list.more()
    expect(asked()).toEqual([' 1'])
    await calls[0]?.answer({ items: rows(1, 10), total: 12, hasMore: true })
    list.more()
    list.more()
    expect(asked()).toEqual([' 1', ' 2'])
    expect(list.get()).toMatchObject({ status: 'loading', items: rows(1, 10) })
    // A row that was added meanwhile has pushed one over to the second page.
    await calls[1]?.answer({ items: rows(10, 3), total: 13 })
    expect(list.get()).toMatchObject({ status: 'ready', items: rows(1, 12), page: 2, hasMore: false })
    list.more()
    expect(calls).toHaveLength(2)
  })

  it('BOOK-25 a page that brings nothing new ends the list', async () => {
    const { calls, list } = start()
    list.open()
    await calls[0]?.answer({ items: rows(1, 10), total: 99, hasMore: true })
    list.more()
    await calls[1]?.answer({ items: rows(1, 10), total: 99, hasMore: true })
    expect(list.get()).toMatchObject({ items: rows(1, 10), hasMore: false })
  })

  it('BOOK-25 what failed can be asked for again: the list, the same text, the next page', async () => {
    const { clock, calls, list, asked } = start()
    list.open()
    await calls[0]?.fail()
    expect(list.get().status).toBe('failed')
    list.open()
    await calls[1]?.fail()
    list.type('')
    clock.advance(300)
    await calls[2]?.answer({ items: rows(1, 10), total: 20, hasMore: true })
    list.more()
    await calls[3]?.fail()
    expect(list.get()).toMatchObject({ status: 'failed', items: rows(1, 10), hasMore: true })
    list.open()
    list.more()
    await calls[4]?.answer({ items: rows(11, 10), total: 20 })
    expect(list.get()).toMatchObject({ status: 'ready', items: rows(1, 20), page: 2 })
    expect(asked()).toEqual([' 1', ' 1', ' 1', ' 2', ' 2'])
  })

  it('BOOK-25 forgetting takes back what waits and what was found', async () => {
    const { clock, calls, list } = start()
    list.open()
    await calls[0]?.answer({ items: rows(1, 2), total: 2 })
    list.type('sales')
    list.reset()
    clock.advance(1000)
    expect(calls).toHaveLength(1)
    expect(list.get()).toMatchObject({ status: 'idle', search: '', items: [] })
    list.open()
    expect(calls[1]).toMatchObject({ search: '', page: 1 })
  })
})
