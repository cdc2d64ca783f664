import { expect, it } from 'vitest'
import described from '../package.json' with { type: 'json' }

it('EMBED-08 every entry is imported where there is no window', async () => {
  expect(typeof window).toBe('undefined')
  const { frameUrl, defineModule } = await import('./index.ts')
  const { WherryModule } = await import('./react.tsx')
  const { childEnd } = await import('./protocol.ts')
  const { frameHost } = await import('./frame.ts')
  for (const one of [frameUrl, defineModule, WherryModule, childEnd, frameHost])
    expect(one).toBeTypeOf('function')
})

it('EMBED-08 the loader is a file to be served, in which the server writes its list: no entry of the package', () => {
  const own: object = described.exports
  const published: object = described.publishConfig.exports
  expect(Object.keys(own)).toEqual(['.', './frame', './protocol', './react', './package.json'])
  expect(Object.keys(published)).toEqual(Object.keys(own))
})
