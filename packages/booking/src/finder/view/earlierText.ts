import type { EarlierFailure } from '../../booking/index.ts'
import type { User } from '../../kernel/model/user.ts'

/**
 * Key of the message why an order did not open. A guest has another one, because there is no account to look
 * in.
 */
export const earlierText = (failure: EarlierFailure, user: User | null) =>
  failure === 'notFound' && user?.role === 'guest'
    ? ('earlier.notFound.guest' as const)
    : (`earlier.${failure}.text` as const)
