import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadChunk } from './chunks.ts'

/** A file that is there, and throws as it runs. Node gives the same error each time, as browsers do. */
const broken = 'data:text/javascript,throw new TypeError("x is not a function")'
const loadBroken = () => import(/* @vite-ignore */ broken)

const isOnline = (onLine: boolean) => vi.stubGlobal('navigator', { onLine })

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('SHELL-21 a part of the code', () => {
  it.each([true, false])(
    'ERR-06 that throws as it runs has its own error, with its stack (online: %s)',
    async (onLine) => {
      isOnline(onLine)
      const own = await loadBroken().catch((error: unknown) => error)
      expect(own).toBeInstanceOf(TypeError)
      await expect(loadChunk(loadBroken)).rejects.toBe(own)
      expect(own).toMatchObject({ name: 'TypeError', message: 'x is not a function' })
    },
  )

  it('that does not come has the error of the browser, whose text is known', async () => {
    isOnline(true)
    const own = new TypeError('Failed to fetch dynamically imported module: /assets/a1.js')
    await expect(loadChunk(() => Promise.reject(own))).rejects.toBe(own)
  })

  it('ERR-07 that is not in the cache is a ChunkLoadError without a connection, and no import is begun', async () => {
    isOnline(false)
    vi.stubGlobal('document', { querySelector: () => null })
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    const load = vi.fn(async () => ({}))
    await expect(loadChunk(load, ['assets/a1.js'])).rejects.toMatchObject({ name: 'ChunkLoadError' })
    expect(load).not.toHaveBeenCalled()
  })
})
