import { inject } from 'vitest'
import { dateAhead } from './dateAhead.ts'

// Before any module of ours: a page is not reached by what shifts the clock of Node.
const ahead = inject('machineAhead')
if (ahead !== 0) globalThis.Date = dateAhead(Date, ahead)
