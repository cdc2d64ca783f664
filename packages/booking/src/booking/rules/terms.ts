import { type Payment, paymentWays, seesAgreement, type User } from '../../kernel/model/user.ts'
import type { Violation } from '../../kernel/values/violation.ts'

/** Violation if the agreement is shown to the user and not ticked (BOOK-41). */
export function agreement(isTicked: boolean, user: User): Violation | null {
  return isTicked || !seesAgreement(user)
    ? null
    : { code: 'DataForms.Forms.ErrorAgreement', field: 'agreement' }
}

/** Violation if no way of paying is chosen, or one that the user may not use (BOOK-57). */
export function payment(value: Payment | null, user: User): Violation | null {
  if (value === null) return { code: 'DataForms.Forms.Required', field: 'payment' }
  return paymentWays(user).includes(value) ? null : { code: 'DataForms.Forms.ErrorPayment', field: 'payment' }
}
