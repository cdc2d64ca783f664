import { inject } from 'vitest'
import { cdp } from 'vitest/browser'
import { dateAhead } from './dateAhead.ts'

// Before any module of ours: a page is not reached by what shifts the clock of Node.
const ahead = inject('machineAhead')
if (ahead !== 0) globalThis.Date = dateAhead(Date, ahead)

const rate = inject('machineSlow')
if (rate > 1) {
  const session = cdp() as unknown as { send(method: string, params: object): Promise<void> }
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}
