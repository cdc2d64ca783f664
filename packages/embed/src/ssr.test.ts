import { expect, it } from 'vitest'

it('EMBED-08 every entry is imported where there is no window', async () => {
  expect(typeof window).toBe('undefined')
  const { frameUrl, defineModule } = await import('./index.ts')
  const { WherryModule } = await import('./react.tsx')
  const { childEnd } = await import('./protocol.ts')
  for (const one of [frameUrl, defineModule, WherryModule, childEnd]) expect(one).toBeTypeOf('function')
})
