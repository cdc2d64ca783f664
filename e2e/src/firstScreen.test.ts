import { weigh } from '@wherry/bench/firstScreen.ts'
import { expect, it } from 'vitest'
import { moduleUrl, withChromium } from './browser.ts'

const chromium = withChromium()

it('the finder’s first screen keeps its bar: at most 110 kB of script, and nothing of later screens in it', async () => {
  const page = await chromium.open()
  const loaded = await weigh(page, moduleUrl())
  const kilobytes = (bytes: number) => Math.round(bytes / 100) / 10
  console.info(`first screen: script ${kilobytes(loaded.js)} kB, style ${kilobytes(loaded.css)} kB, gzip`)
  console.info(loaded.files.map(({ path, bytes }) => `  ${kilobytes(bytes)} kB ${path}`).join('\n'))
  expect(loaded.sources.length, 'the chunks are known').toBeGreaterThan(100)
  expect(loaded.js).toBeLessThanOrEqual(110_000)
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
})
