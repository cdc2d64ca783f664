import type { GenericSchema } from 'valibot'
import type { Endpoint } from './endpoint.ts'
import type { AnswerOf, BodyOf, QueryOf } from './endpoints.ts'

/** Example of an endpoint: a request and its response. */
export type ExampleOf<E extends Endpoint> = {
  query: QueryOf<E>
  /** Parameters of the path, if it has any. */
  parts?: Readonly<Record<string, string>>
  answer: AnswerOf<E>
} & (E['body'] extends GenericSchema ? { body: BodyOf<E> } : { body?: undefined })
