import type { Draft, Particulars } from '../../kernel/model/booking.ts'
import type { User } from '../../kernel/model/user.ts'
import { viewersOf } from '../rules/viewers.ts'
import { companyShown, withoutHiddenTexts } from './company.ts'

/**
 * Coordinator of the ride: the named person, else the first passenger. Null: the user may not name one, or
 * the car is too small for one (BOOK-24).
 */
export function coordinatorFor(draft: Draft, user: User): Particulars['coordinator'] {
  if (!companyShown(draft, user).coordinator) return null
  const { name = '', phone = '', inEnglish = false } = draft.coordinator ?? {}
  if (name.trim() !== '' || phone.trim() !== '') return { name, phone, inEnglish }
  const [first] = draft.passengers
  return { name: first?.name ?? '', phone: first?.phone ?? '', inEnglish }
}

/**
 * Returns the draft without the company fields that its form hides, and with the defaults of those left
 * empty.
 */
export function withoutHiddenCompany(draft: Draft, user: User): Draft {
  return {
    ...withoutHiddenTexts(draft, user),
    coordinator: coordinatorFor(draft, user),
    viewers: viewersOf(draft.viewers),
  }
}
