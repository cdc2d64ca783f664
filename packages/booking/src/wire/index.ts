export { baseQuery } from './baseQuery.ts'
export type { calculateNewPrice } from './bonus/schema.ts'
export { type Client, createClient } from './client.ts'
export { ClientError } from './clientError.ts'
export type { Endpoint } from './endpoint.ts'
export { type AnswerOf, type EndpointName, endpoints, type ReadAnswerOf } from './endpoints.ts'
export { examples } from './examples.ts'
export { instant, refusal } from './laterShapes.ts'
export { toModuleSettings } from './moduleSettings/codec.ts'
export {
  bookingModuleSettings,
  features,
  moduleSettings,
  type saveModuleSettings,
} from './moduleSettings/schema.ts'
export type { tripPayload } from './orders/bodySchema.ts'
export type { orderRequest, updateOrder } from './orders/schema.ts'
export { pricesClient } from './prices/client.ts'
export { toUser } from './settings/codec.ts'
export { userSettings } from './settings/schema.ts'
export { toFlag } from './values.ts'
export type { yachtRequest } from './yacht/schema.ts'
