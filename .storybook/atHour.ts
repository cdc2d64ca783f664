import { inject } from 'vitest'
import { cdp } from 'vitest/browser'
import { dateAhead } from './dateAhead.ts'

// Shifts the page's clock before any of our modules runs, because the shift of Node's clock does not reach a page.
const ahead = inject('machineAhead')
if (ahead !== 0) globalThis.Date = dateAhead(Date, ahead)

const rate = inject('machineSlow')
if (rate > 1) {
  const session = cdp() as unknown as { send(method: string, params: object): Promise<void> }
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
