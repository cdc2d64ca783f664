import { endpoints } from '@wherry/booking/wire'
import { describe, expect, it } from 'vitest'
import { createAsking } from '../testing/asking.ts'

const asking = createAsking()
const page = async (nth: number, more: Record<string, string> = {}, as = 1005) =>
  (await asking.ask(endpoints.costCenters, { query: { page: String(nth), limit: '10', ...more }, as })).result

describe('cost centres', () => {
  it('API-26 BOOK-25 come ten a page, several hundred, each once', async () => {
    const first = await page(1)
    const total = first.page_data.total_items
    expect(total).toBeGreaterThan(100)
    expect(first.page_data.page).toBe(1)
    const pages = Math.ceil(total / 10)
    const all = await Promise.all(Array.from({ length: pages }, (_, at) => page(at + 1)))
    const ids = all.flatMap(({ items }) => items.map(({ id }) => id))
    expect(ids).toHaveLength(total)
    expect(new Set(ids).size).toBe(total)
    expect(all.slice(0, -1).every(({ items }) => items.length === 10)).toBe(true)
    expect((await page(pages + 1)).items).toEqual([])
    expect(await page(999_999)).toEqual({ items: [], page_data: { total_items: total, page: 999_999 } })
  })

  it('API-26 are searched by part of their title, in any case of letters', async () => {
    const [some] = (await page(1)).items
    const part = String(some?.title).slice(1, 6)
    const found = await page(1, { title: part.toUpperCase() })
    expect(found.items.length).toBeGreaterThan(0)
    for (const { title } of found.items) expect(title.toLowerCase()).toContain(part.toLowerCase())
    expect((await page(1, { title: 'no such centre' })).page_data.total_items).toBe(0)
  })

  it('API-26 are one company’s own; a user without a company has none', async () => {
    const own = new Set((await page(1, { limit: '100' })).items.map(({ id }) => id))
    const others = (await page(1, { limit: '100' }, 1006)).items
    expect(others.length).toBeGreaterThan(0)
    expect(others.some(({ id }) => own.has(id))).toBe(false)
    expect((await page(1, {}, 1001)).page_data.total_items).toBe(0)
  })

  it('API-26 ERR-01 ask to sign in, and refuse a page that is none', async () => {
    const query = { page: '1', limit: '10' }
    for (const lang of ['en', 'ru', 'es'])
      expect(await asking.refusal(endpoints.costCenters, { query: { ...query, lang } })).toMatchObject({
        status: 401,
        code: 'sign_in_required',
      })
    for (const wrong of [{ page: '0' }, { page: '-1' }, { limit: '101' }, { limit: '0' }, { page: '1.5' }])
      expect(
        await asking.refusal(endpoints.costCenters, { query: { ...query, ...wrong }, as: 1005 }),
      ).toMatchObject({ status: 400 })
  })
})
