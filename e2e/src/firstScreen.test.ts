import { weigh } from '@wherry/bench/firstScreen.ts'
import { expect, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'

const chromium = withChromium()

it.each(['en', 'ru', 'es'])(
  'the finder’s first screen keeps its bar in %s: at most 115 kB of script, 98.5 kB by Brotli, and nothing of later screens',
  async (lang) => {
    const page = await chromium.open()
    const loaded = await weigh(page, moduleUrl(`?lang=${lang}`))
    const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
    console.info(
      `first screen: script ${kilobytes(loaded.js)} kB, ${kilobytes(loaded.brotli)} by Brotli, style ${kilobytes(loaded.css)} kB, gzip`,
    )
    console.info(loaded.files.map(({ path, bytes }) => `  ${kilobytes(bytes)} kB ${path}`).join('\n'))
    expect(loaded.sources.length, 'the chunks are known').toBeGreaterThan(100)
    expect(loaded.js).toBeLessThanOrEqual(115_000)
    expect(loaded.brotli).toBeLessThanOrEqual(98_500)
    for (const later of [
      /leaflet/,
      /components\/Calendar/,
      /libphonenumber/,
      /BookingScreen\.tsx/,
      /@radix-ui/,
      /contract\/prices/,
      /OfferResults/,
    ])
      expect(loaded.sources.filter((source) => later.test(source))).toEqual([])
  },
)
