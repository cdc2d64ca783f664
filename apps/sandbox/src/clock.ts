/** The sandbox's source of the current time. */
export interface Clock {
  /** Returns the current time in epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A change of a settable clock; an absent field changes nothing. */
export interface ClockChange {
  /** New current time, in epoch milliseconds. */
  at?: number
  /** True to stop the clock, false to let it run. */
  isFixed?: boolean
  /** Milliseconds to move forward; negative to move back. */
  advance?: number
}

/** A clock that can be moved forward and back, and stopped. */
export interface SettableClock extends Clock {
  readonly isFixed: boolean
  set(change: ClockChange): void
  /** Makes the clock follow the original one again. */
  reset(): void
}

/** Makes a clock settable; until it is set, it follows the original one. A settable clock is returned unchanged. */
export function settableClock(clock: Clock): SettableClock {
  if (isSettable(clock)) return clock
  let ahead = 0
  let fixedAt: number | null = null
  const now = () => fixedAt ?? clock.now() + ahead
  return {
    now,
    get isFixed() {
      return fixedAt !== null
    },
    set({ at = now(), isFixed = fixedAt !== null, advance = 0 }) {
      const next = at + advance
      ahead = next - clock.now()
      fixedAt = isFixed ? next : null
    },
    reset() {
      ahead = 0
      fixedAt = null
    },
  }
}

function isSettable(clock: Clock): clock is SettableClock {
  return 'set' in clock && 'reset' in clock
}
