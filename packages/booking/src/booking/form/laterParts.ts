import { lazyPart } from '../../view/lazy.tsx'
import type { FormRestProps } from './FormRest.tsx'
import type { PayBlockProps } from './pay/PayBlock.tsx'
import type { PayPartsProps } from './pay/PayParts.tsx'

const load = () => import('./formParts.ts')

/** The sections below the trip; they load after it is visible. */
export const FormRest = lazyPart<FormRestProps>(async () => (await load()).FormRest)

/** The summary beside the form. */
export const Summary = lazyPart<PayBlockProps>(async () => (await load()).Summary)

/** The bar and the dialogs of a booking. */
export const PayParts = lazyPart<PayPartsProps>(async () => (await load()).PayParts)
