import type { EndpointName, endpoints } from './endpoints.ts'
import type { ExampleOf } from './example.ts'
import { orderExamples } from './orders/examples.ts'
import { placeExamples } from './places/examples.ts'
import { priceExamples } from './prices/examples.ts'
import { userExamples } from './settings/examples.ts'

/** One example per endpoint; the sandbox and the published contract are checked against them. */
export const examples: { readonly [Name in EndpointName]: ExampleOf<(typeof endpoints)[Name]> } = {
  ...userExamples,
  ...placeExamples,
  ...priceExamples,
  ...orderExamples,
}
