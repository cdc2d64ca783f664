import type { Clock } from '@wherry/booking/platform/platform.ts'
import { fixtureNow, testClock } from '@wherry/booking/testing/testClock.ts'
import type { BrowserContext, Page } from 'playwright'

/** Milliseconds from the machine's clock to one that stands at `fixtureNow` when this is called. */
export const aheadFromNow = (): number => fixtureNow - Date.now()

/** A clock so many milliseconds ahead of the machine's; negative: behind it. */
export const clockAhead = (ahead: number): Clock => ({ ...testClock, now: () => Date.now() + ahead })

/** Milliseconds that tools/atHour.ts puts the clock of Node ahead, which a browser does not see. */
const hourAhead = Number(process.env['AT_HOUR_AHEAD'] ?? 0)

/** Gives pages a clock so many milliseconds ahead of that of Node, before their own scripts. */
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
