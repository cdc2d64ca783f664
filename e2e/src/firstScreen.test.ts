import { weigh } from '@wherry/bench/firstScreen.ts'
import { expect, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'

const chromium = withChromium()

// 1 kB above the bar that it had: the reasons are in budgets.test.ts. The aim is 118 kB. Included: 0.1 kB so that a reload for a
// missing part holds nobody who leaves.
it.each(['en', 'ru', 'es'])(
  'the finder’s first screen keeps its bar in %s: at most 119.9 kB of script, 102.3 kB by Brotli, and nothing of later screens',
  async (lang) => {
    const page = await chromium.open()
    const loaded = await weigh(page, moduleUrl(`?lang=${lang}`))
    const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
    console.info(
      `first screen: script ${kilobytes(loaded.js)} kB, ${kilobytes(loaded.brotli)} by Brotli, style ${kilobytes(loaded.css)} kB, gzip`,
    )
    console.info(loaded.files.map(({ path, bytes }) => `  ${kilobytes(bytes)} kB ${path}`).join('\n'))
    expect(loaded.sources.length, 'the chunks are known').toBeGreaterThan(100)
    expect(loaded.js).toBeLessThanOrEqual(119_900)
    expect(loaded.brotli).toBeLessThanOrEqual(102_300)
    for (const later of [
      /leaflet/,
      /components\/Calendar/,
      /libphonenumber/,
      /BookingScreen\.tsx/,
      /@radix-ui/,
      /wire\/prices\/schema/,
      /OfferResults/,
    ])
      expect(loaded.sources.filter((source) => later.test(source))).toEqual([])
  },
)
