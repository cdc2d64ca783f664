import { examples } from '../contract/examples.ts'

/** An offer as the service sends it. */
export const [wireOffer] = examples.prices.answer.result
