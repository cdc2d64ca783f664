import { afterEach, expect, it, vi } from 'vitest'
import { afterFonts } from './afterFonts.ts'

afterEach(() => void vi.useRealTimers())

/** A clock and fonts that the test controls by hand. */
function stage(status: FontFaceSetLoadStatus) {
  vi.useFakeTimers()
  const sent: number[] = []
  let come = () => {}
  const ready = new Promise<FontFaceSet>((resolve) => {
    come = () => resolve({} as FontFaceSet)
  })
  const clock = {
    setTimeout(run: () => void, milliseconds: number) {
      const timer = setTimeout(run, milliseconds)
      return () => clearTimeout(timer)
    },
  }
  const tell = afterFonts((height) => void sent.push(height), { status, ready }, clock)
  return { sent, tell, come: () => come() }
}

it('EMBED-07 heights wait for the font of the first texts, and the last alone goes out', async () => {
  const { sent, tell, come } = stage('loading')
  tell(2615)
  await vi.advanceTimersByTimeAsync(500)
  expect(sent).toEqual([])
  come()
  await vi.advanceTimersByTimeAsync(100)
  tell(2523)
  await vi.advanceTimersByTimeAsync(100)
  expect(sent).toEqual([2523])
  tell(800)
  await vi.advanceTimersByTimeAsync(2000)
  expect(sent).toEqual([2523, 800])
})

it('EMBED-07 a font that does not come holds nothing up for more than a second, and only once', async () => {
  const { sent, tell } = stage('loading')
  tell(2615)
  await vi.advanceTimersByTimeAsync(999)
  expect(sent).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  expect(sent).toEqual([2615])
  tell(700)
  expect(sent).toEqual([2615, 700])
})

it('EMBED-07 where no font is on its way a height goes out at once', () => {
  const { sent, tell } = stage('loaded')
  tell(720)
  tell(900)
  expect(sent).toEqual([720, 900])
})
