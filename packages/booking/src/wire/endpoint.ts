import type { GenericSchema } from 'valibot'

/** Version in the path of a call: `byFrame` is v1 in frame mode and v4 otherwise. Null: the path has no version. */
export type VersionRule = 'byFrame' | 'v1' | 'v4' | null

/** Contract of one request to the service. */
export interface Endpoint<
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema | null = GenericSchema | null,
  Answer extends GenericSchema = GenericSchema,
> {
  /** Name of the request in errors, reports and the published contract. */
  readonly name: string
  /**
   * Server of the request. Absent: the API, with the base query and the bearer token. `site`: the host of the page,
   * with the base query and the page's cookies, without a token. `directions`: a maps service, without base query,
   * cookies and token.
   */
  readonly base?: 'site' | 'directions'
  readonly version: VersionRule
  readonly method: 'GET' | 'POST' | 'PUT'
  /** Path after the version; `{name}` is a parameter. */
  readonly path: string
  /** Query in addition to the base query. */
  readonly query: Query
  /** Body of the request. Null: none is sent. */
  readonly body: Body
  /** Body of a successful response. */
  readonly answer: Answer
  /**
   * Use of a bearer token. `session`: the request needs one; `none`: it is sent without one. Absent: it works with and
   * without, and a token identifies the user.
   */
  readonly access?: 'session' | 'none'
  /** Headers of the request that have a special meaning for this call. */
  readonly headers?: readonly ('Idempotency-Key' | 'If-Match')[]
  /** Time limit: reads 15 s, prices 30 s, orders 60 s. */
  readonly limit: 'read' | 'prices' | 'orders'
  /**
   * True if a row that does not match the schema makes the response unreadable; otherwise such rows are dropped and
   * reported.
   */
  readonly keepsRows?: true
  /** Maximum length of lists; further rows are cut off and reported. Absent: 1000. */
  readonly maxRows?: number
  /** True if a 400 is a refusal even without an error in the body. */
  readonly refuses400?: true
}
