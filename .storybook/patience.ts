import { vi } from 'vitest'
import { patience } from './waits.ts'

// A wait for a state ends as soon as the state is there; a second, vitest's own limit, is short on a busy machine.
const { waitFor, waitUntil } = vi
const patient = <Options extends object>(options: number | Options | undefined) =>
  typeof options === 'number' ? options : { timeout: patience, ...options }
vi.waitFor = (act, options) => waitFor(act, patient(options))
vi.waitUntil = (act, options) => waitUntil(act, patient(options))
