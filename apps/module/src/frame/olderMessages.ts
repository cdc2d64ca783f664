/**
 * The two messages that pages knew before the protocol, for partners who are served so: step 2 of the airline embedding
 * and the link of the payment. To one exact origin; nobody answers them.
 */
export interface OlderMessages {
  passengerStep(): void
  goTo(url: string): void
}

/** @param origin exact, allowed already. Null: nothing is told. */
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
