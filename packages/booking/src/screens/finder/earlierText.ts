import type { User } from '../../domain/user.ts'
import type { EarlierFailure } from '../../hooks/useEarlierOrder.ts'

/** Message that says why an order did not open; a guest has no account that it could be missing in. */
export const earlierText = (failure: EarlierFailure, user: User | null) =>
  failure === 'notFound' && user?.role === 'guest'
    ? ('earlier.notFound.guest' as const)
    : (`earlier.${failure}.text` as const)
