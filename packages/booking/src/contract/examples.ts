import type { EndpointName, endpoints } from './endpoints.ts'
import type { ExampleOf } from './examples/example.ts'
import { orderExamples } from './examples/orderExamples.ts'
import { placeExamples } from './examples/placeExamples.ts'
import { priceExamples } from './examples/priceExamples.ts'
import { userExamples } from './examples/userExamples.ts'

/** An example a call; the sandbox and the published contract are checked against them. */
export const examples: { readonly [Name in EndpointName]: ExampleOf<(typeof endpoints)[Name]> } = {
  ...userExamples,
  ...placeExamples,
  ...priceExamples,
  ...orderExamples,
}
