/** What the sandbox knows of time. */
export interface Clock {
  /** Epoch milliseconds. */
  now(): number
}

export const systemClock: Clock = { now: () => Date.now() }

/** A change of a settable clock; what is absent stays. */
export interface ClockChange {
  /** The instant from now on, in epoch milliseconds. */
  at?: number
  /** True: it stands still; false: it runs. */
  isFixed?: boolean
  /** Milliseconds to go on by; negative to go back. */
  advance?: number
}

/** A clock that can be put forward, back and to rest. */
export interface SettableClock extends Clock {
  readonly isFixed: boolean
  set(change: ClockChange): void
  /** Follows its own clock again. */
  reset(): void
}

/** A settable clock that follows another until it is set; one that is settable already is given back as it is. */
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
