import type { Draft } from './booking.ts'
import { withoutHiddenCompany } from './company.ts'
import { withoutHiddenExtras } from './extras.ts'
import type { User } from './user.ts'

/** A draft as it goes out: what its form does not show to this user is not sent, whatever was said of it before. */
export function outgoing(draft: Draft, user: User): Draft {
  return withoutHiddenExtras(withoutHiddenCompany(draft, user))
}
