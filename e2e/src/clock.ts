import type { Clock } from '@wherry/booking/platform/platform.ts'
import type { BrowserContext } from 'playwright'
import { inject } from 'vitest'
import { clockAhead } from './ahead.ts'

/**
 * The clock of the journeys: it stands at `fixtureNow` when the run begins, and runs on. The service, the pages and the
 * tests share it, so that no hour, day or clock change of the machine reaches them.
 */
export const journeyClock: Clock = {
  now: () => clockAhead(inject('ahead')).now(),
  setTimeout: (run, milliseconds) => clockAhead(inject('ahead')).setTimeout(run, milliseconds),
}

/** The part that only Node is ahead, by tools/atHour.ts. */
const hourAhead = Number(process.env['AT_HOUR_AHEAD'] ?? 0)

/** Gives the pages of a context the clock of the journeys, before their own scripts. */
export const setClock = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript((ahead) => {
    const machine = Date
    const now = () => machine.now() + ahead
    window.Date = new Proxy(machine, {
      construct: (date, args, made) => Reflect.construct(date, args.length === 0 ? [now()] : args, made),
      apply: () => new machine(now()).toString(),
      get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
    })
  }, inject('ahead') + hourAhead)
