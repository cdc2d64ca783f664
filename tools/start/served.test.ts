import { expect, it } from 'vitest'
import { readServed } from '../../apps/module/src/options.ts'
import { servedConfig } from './served.ts'

it('PLACE-03 what start serves waits 300 ms, and what names no wait 1500 ms', () => {
  const config = servedConfig({ api: 'http://localhost:1', account: 'http://localhost:2' })
  expect(readServed(JSON.stringify(config)).debounceMs).toBe(300)
  const { debounceMs: _, ...silent } = config
  expect(readServed(JSON.stringify(silent)).debounceMs).toBe(1500)
})
