import type { Clock } from '@wherry/booking/kernel'
import { fixtureNow, testClock } from '@wherry/booking/testing/testClock.ts'
import type { BrowserContext, Page } from 'playwright'

/** Milliseconds by which a clock that shows `fixtureNow` at the time of this call is ahead of the machine’s clock. */
export const aheadFromNow = (): number => fixtureNow - Date.now()

/** A clock that is a number of milliseconds ahead of the machine’s, or behind it if the number is negative. */
export const clockAhead = (ahead: number): Clock => ({ ...testClock, now: () => Date.now() + ahead })

/** Milliseconds by which tools/atHour.ts has moved the clock of Node ahead. A browser does not notice that. */
const hourAhead = Number(process.env['AT_HOUR_AHEAD'] ?? 0)

/** Sets the clock of pages a number of milliseconds ahead of Node’s, before the pages’ own scripts run. */
export const setPageClock = (pages: BrowserContext | Page, ahead: number): Promise<unknown> =>
  pages.addInitScript((ahead) => {
    const machine = Date
    const now = () => machine.now() + ahead
    window.Date = new Proxy(machine, {
      construct: (date, args, made) => Reflect.construct(date, args.length === 0 ? [now()] : args, made),
      apply: () => new machine(now()).toString(),
      get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
    })
  }, ahead + hourAhead)
