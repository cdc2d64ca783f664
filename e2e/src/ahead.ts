import type { Clock } from '@wherry/booking/platform/platform.ts'
import { fixtureNow, testClock } from '@wherry/booking/testing/testClock.ts'

/** Milliseconds from the machine's clock to one that stands at `fixtureNow` when this is called. */
export const aheadFromNow = (): number => fixtureNow - Date.now()

/** A clock so many milliseconds ahead of the machine's; negative: behind it. */
export const clockAhead = (ahead: number): Clock => ({ ...testClock, now: () => Date.now() + ahead })
