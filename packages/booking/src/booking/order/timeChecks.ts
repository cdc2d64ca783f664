import type { Leg } from '../../kernel/model/booking.ts'
import type { TimeChecking } from '../state/timeChecking.ts'
import { startTimeCheck, type TimeCheckSetup } from './timeCheck.ts'

/** Follows the entered times of all rides of a booking. */
export interface TimeChecks {
  /** The status of all rides once nothing is being asked any more: of two the one that keeps from booking. */
  settled(): Promise<TimeChecking['status']>
  /** Asks the same question about a ride again, after a failure. */
  again(leg: Leg): void
  stop(): void
}

/** Follows the ride there and the way back, each with questions of its own. */
export function startTimeChecks(setup: Omit<TimeCheckSetup, 'leg'>): TimeChecks {
  const legs = {
    outbound: startTimeCheck({ ...setup, leg: 'outbound' }),
    return: startTimeCheck({ ...setup, leg: 'return' }),
  }
  return {
    async settled() {
      const there = await legs.outbound.settled()
      if (there !== 'allowed' || !setup.store.get().draft?.returnRide) return there
      return legs.return.settled()
    },
    again: (leg) => legs[leg].again(),
    stop() {
      legs.outbound.stop()
      legs.return.stop()
    },
  }
}
