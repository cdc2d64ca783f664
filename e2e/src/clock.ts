import type { Clock } from '@wherry/booking/kernel'
import type { BrowserContext } from 'playwright'
import { inject } from 'vitest'
import { clockAhead, setPageClock } from './ahead.ts'

/**
 * The clock of the journeys, which shows `fixtureNow` when the run begins and then goes on. The service, the pages and
 * the tests share it, so the machine’s hour, date and daylight saving have no effect on them.
 */
export const journeyClock: Clock = {
  now: () => clockAhead(inject('ahead')).now(),
  setTimeout: (run, milliseconds) => clockAhead(inject('ahead')).setTimeout(run, milliseconds),
}

/** Gives the pages of a context the clock of the journeys, before the pages’ own scripts run. */
export const setClock = (context: BrowserContext): Promise<unknown> => setPageClock(context, inject('ahead'))
