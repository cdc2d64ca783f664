import { type Payment, paymentWays, seesAgreement, type User } from '../user.ts'
import type { Violation } from '../violation.ts'

/** The agreement is ticked by everyone who sees it (BOOK-41). */
export function agreement(isTicked: boolean, user: User): Violation | null {
  return isTicked || !seesAgreement(user)
    ? null
    : { code: 'DataForms.Forms.ErrorAgreement', field: 'agreement' }
}

/** A way of paying is chosen, and one that the user may choose (BOOK-57). */
export function payment(value: Payment | null, user: User): Violation | null {
  if (value === null) return { code: 'DataForms.Forms.Required', field: 'payment' }
  return paymentWays(user).includes(value) ? null : { code: 'DataForms.Forms.ErrorPayment', field: 'payment' }
}
