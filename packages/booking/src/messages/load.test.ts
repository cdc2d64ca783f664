import { expect, it, vi } from 'vitest'
import { isMissingPart } from '../kernel/missingPart.ts'
import { importErrors } from '../testing/samples/missingPart.ts'
import { earlyLoaders, loadTexts } from './load.ts'

const turkish = { tr: { base: 'en', texts: {} } } as const

it.each(importErrors)('SHELL-21 texts that did not load are a missing part, by %s', async (_, error) => {
  const load = vi.spyOn(earlyLoaders.search, 'en').mockRejectedValue(error)
  try {
    for (const lang of ['en', 'tr'])
      expect(await loadTexts(turkish, lang, 'search').catch(isMissingPart)).toBe(true)
    expect(load).toHaveBeenCalledTimes(2)
  } finally {
    load.mockRestore()
  }
})
