import type { Quote } from './quote.ts'

/**
 * Minutes the driver waits free of charge: those of the class if a flight or a train is met, else a quarter of an hour.
 */
export function freeWaitingMinutes({ from, carClass }: Pick<Quote, 'from' | 'carClass'>): number {
  return from.kind === 'airport' || from.kind === 'station' ? carClass.waitingMinutes : 15
}
