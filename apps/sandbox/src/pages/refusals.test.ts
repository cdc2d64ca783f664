import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { type ErrorCode, messages } from '../errors.ts'
import { refusalRows, statusesOf } from './refusals.ts'

const folder = fileURLToPath(new URL('..', import.meta.url))

/** All pairs of status and code in the sandbox's source files. */
const refused = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(/\((\d{3}), '(\w+)'/g)])
  .map(([, status, code]) => [code as ErrorCode, Number(status)] as const)
  .filter(([code]) => code in messages)

it('API-30 ERR-01 every refusal that the sandbox makes stands in the table with its status', () => {
  expect(refused.length).toBeGreaterThan(80)
  const missing = refused.filter(([code, status]) => !statusesOf(code).includes(status))
  expect(missing).toEqual([])
})

it('API-30 ERR-01 no row of the table has a status that nothing refuses with', () => {
  const made = new Set(refused.map((pair) => pair.join()))
  const idle = (Object.keys(messages) as ErrorCode[]).flatMap((code) =>
    statusesOf(code)
      .filter((status) => !made.has(`${code},${status}`))
      .map((status) => `${code} ${status}`),
  )
  expect(idle).toEqual([])
})

it('API-30 has every code once a status, with its English words', () => {
  expect(refusalRows()).toHaveLength(Object.keys(messages).length)
  expect(refusalRows()).toContainEqual({
    code: 'settings_changed',
    statuses: [412],
    text: messages.settings_changed.en,
  })
})
