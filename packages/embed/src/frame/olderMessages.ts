/**
 * The two messages from before the protocol, for partners that still use them: step 2 of the airline embedding and the
 * link to the payment. They go to one exact origin and get no answer.
 */
export interface OlderMessages {
  passengerStep(): void
  goTo(url: string): void
}

/** @param origin the exact origin, already checked as allowed; null: nothing is sent. */
export function olderMessages(
  parent: { postMessage(message: unknown, targetOrigin: string): void },
  origin: string | null,
): OlderMessages {
  const post = (message: object) => {
    if (origin !== null) parent.postMessage(message, origin)
  }
  return {
    passengerStep: () => post({ type: 'step', step: 2, name: 'passenger' }),
    goTo: (url) => post({ type: 'redirect', url }),
  }
}
