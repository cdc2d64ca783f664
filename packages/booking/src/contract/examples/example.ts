import type { GenericSchema } from 'valibot'
import type { Endpoint } from '../endpoint.ts'
import type { AnswerOf, BodyOf, QueryOf } from '../endpoints.ts'

/** What a call looks like: one question and its answer. */
export type ExampleOf<E extends Endpoint> = {
  query: QueryOf<E>
  /** Parts of the path, where it has any. */
  parts?: Readonly<Record<string, string>>
  answer: AnswerOf<E>
} & (E['body'] extends GenericSchema ? { body: BodyOf<E> } : { body?: undefined })
