import { describe, expect, it } from 'vitest'
import type { Core } from '../core.ts'
import { costCentersClient } from './client.ts'

const { signal } = new AbortController()

/** A service with so many cost centres, and the pages that were requested. */
function serviceOf(total: number) {
  const asked: string[] = []
  const call = async (_: unknown, { query }: { query: { page: string; limit: string } }) => {
    asked.push(`${query.page}/${query.limit}`)
    const [page, limit] = [Number(query.page), Number(query.limit)]
    const rows = Math.max(0, Math.min(limit, total - (page - 1) * limit))
    const items = Array.from({ length: rows }, (_, at) => {
      const id = (page - 1) * limit + at + 1
      return { id, title: `Unit ${id}` }
    })
    return { result: { items, page_data: { total_items: total, page } } }
  }
  return { asked, client: costCentersClient({ call } as unknown as Core) }
}

describe('a cost centre by its id', () => {
  it('BOOK-25 is found on its page, a hundred a page', async () => {
    const { client, asked } = serviceOf(420)
    expect(await client.find('310', signal)).toEqual({ id: '310', title: 'Unit 310' })
    expect(asked).toEqual(['1/100', '2/100', '3/100', '4/100'])
  })
  it('BOOK-25 that is not there is not looked for beyond the last page, nor beyond the first thousand', async () => {
    const few = serviceOf(100)
    expect(await few.client.find('x', signal)).toBeNull()
    expect(few.asked).toEqual(['1/100'])
    const many = serviceOf(100_000)
    expect(await many.client.find('x', signal)).toBeNull()
    expect(many.asked).toHaveLength(10)
  })
})
