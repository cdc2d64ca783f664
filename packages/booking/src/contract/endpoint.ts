import type { GenericSchema } from 'valibot'

/** Which version a call goes to: `byFrame` is v1 in frame mode and v4 otherwise. */
export type VersionRule = 'byFrame' | 'v1' | 'v4'

/** One call of the service, word for word. */
export interface Endpoint<
  Query extends GenericSchema = GenericSchema,
  Body extends GenericSchema | null = GenericSchema | null,
  Answer extends GenericSchema = GenericSchema,
> {
  /** Its name in errors, reports and the published contract. */
  readonly name: string
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
  /** Which time limit holds: reads 15 s, prices 30 s, orders 60 s. */
  readonly limit: 'read' | 'prices' | 'orders'
  /** Every row of its lists must fit; otherwise misfits are dropped and reported. */
  readonly keepsRows?: true
  /** A 400 is a refusal even without an error in the body. */
  readonly refuses400?: true
}
