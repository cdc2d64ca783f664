import { examples } from '../../wire/examples.ts'

/** An offer as the service sends it. */
export const [wireOffer] = examples.prices.answer.result
