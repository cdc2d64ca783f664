import type { Clock } from '@wherry/booking/platform/platform.ts'
import type { BrowserContext } from 'playwright'
import { inject } from 'vitest'
import { clockAhead, setPageClock } from './ahead.ts'

/**
 * The clock of the journeys: it stands at `fixtureNow` when the run begins, and runs on. The service, the pages and the
 * tests share it, so that no hour, day or clock change of the machine reaches them.
 */
export const journeyClock: Clock = {
  now: () => clockAhead(inject('ahead')).now(),
  setTimeout: (run, milliseconds) => clockAhead(inject('ahead')).setTimeout(run, milliseconds),
}

/** Gives the pages of a context the clock of the journeys, before their own scripts. */
export const setClock = (context: BrowserContext): Promise<unknown> => setPageClock(context, inject('ahead'))
