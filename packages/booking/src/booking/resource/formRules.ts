/**
 * The rules of the form that read phones, and the writer of orders. They load with the phone library, after the form is
 * visible.
 */
export { countryOfPhone } from '../../kernel/reading/readPhone.ts'
export { toSubmittedDraft } from '../draft/submittedDraft.ts'
export { draftWarnings, validateDraft } from '../rules/validateDraft.ts'
export { fromDraft, fromTrip } from '../wire/orderRequest.ts'
