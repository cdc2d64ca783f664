import type { GenericSchema } from 'valibot'

/**
 * Which version a call goes to: `byFrame` is v1 in frame mode and v4 otherwise. Null: the path has none and stands as
 * it is.
 */
export type VersionRule = 'byFrame' | 'v1' | 'v4' | null

/** One call of the service, word for word. */
export interface Endpoint<
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema | null = GenericSchema | null,
  Answer extends GenericSchema = GenericSchema,
> {
  /** Its name in errors, reports and the published contract. */
  readonly name: string
  /**
   * Who answers. Absent: the API, with the base query and the bearer token. `site`: the host of the page, with the base
   * query and the page's cookies, without a token. `directions`: a maps service, with neither.
   */
  readonly base?: 'site' | 'directions'
  readonly version: VersionRule
  readonly method: 'GET' | 'POST' | 'PUT'
  /** After the version; `{name}` is a part of the path. */
  readonly path: string
  /** Beside the base query. */
  readonly query: Query
  /** Null: none is sent. */
  readonly body: Body
  /** Body of a success. */
  readonly answer: Answer
  /** `session`: only with a bearer token; `none`: without one, whoever asks. Absent: both, the token says who asks. */
  readonly access?: 'session' | 'none'
  /** Headers of the request that have a meaning of their own here. */
  readonly headers?: readonly ('Idempotency-Key' | 'If-Match')[]
  /** Which time limit holds: reads 15 s, prices 30 s, orders 60 s. */
  readonly limit: 'read' | 'prices' | 'orders'
  /** Every row of its lists must fit; otherwise misfits are dropped and reported. */
  readonly keepsRows?: true
  /** Longest list that is read; what comes after is cut and reported. Absent: 1000. */
  readonly maxRows?: number
  /** A 400 is a refusal even without an error in the body. */
  readonly refuses400?: true
}
