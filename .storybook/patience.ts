import { vi } from 'vitest'
import { patience } from './waits.ts'

// A longer limit for waits, which end as soon as the state is reached: vitest's own limit of a second is too short on a
// busy machine.
const { waitFor, waitUntil } = vi
const patient = <Options extends object>(options: number | Options | undefined) =>
  typeof options === 'number' ? options : { timeout: patience, ...options }
vi.waitFor = (act, options) => waitFor(act, patient(options))
vi.waitUntil = (act, options) => waitUntil(act, patient(options))
