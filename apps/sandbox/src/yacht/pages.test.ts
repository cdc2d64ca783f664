import { expect, it } from 'vitest'
import { defaultOptions } from '../options.ts'
import { createYachtPages } from './pages.ts'

const app = createYachtPages({ options: () => defaultOptions })

it.each(['/yachts', '/yacht-terms', '/personal-data'])(
  'YACHT-01 YACHT-08 %s is there in each language and leads back to the yachts',
  async (path) => {
    const texts = new Set<string>()
    for (const lang of ['en', 'ru', 'es']) {
      const answer = await app.request(`${path}?lang=${lang}`)
      expect(answer.status).toBe(200)
      const text = await answer.text()
      expect(text).toContain(`<html lang="${lang}">`)
      expect(text).toContain(`/transfer/yacht?lang=${lang}"`)
      expect(text).not.toContain('<script')
      texts.add(text.match(/<h1>(.*)<\/h1>/)?.[1] ?? '')
    }
    expect(texts.size).toBe(3)
  },
)
