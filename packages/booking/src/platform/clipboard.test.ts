import { afterEach, expect, it, vi } from 'vitest'
import { browserClipboard } from './clipboard.ts'

afterEach(() => vi.unstubAllGlobals())

it('PRICE-18 a text is taken by the clipboard', async () => {
  const writeText = vi.fn(async () => {})
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  expect(await browserClipboard.write('WHERRY-10')).toBe(true)
  expect(writeText).toHaveBeenCalledWith('WHERRY-10')
})

it('PRICE-18 a clipboard that refuses, or is not there, is no error', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('NotAllowedError')) } })
  expect(await browserClipboard.write('x')).toBe(false)
  vi.stubGlobal('navigator', {})
  expect(await browserClipboard.write('x')).toBe(false)
})
