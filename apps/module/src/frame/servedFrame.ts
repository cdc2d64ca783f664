import type { OwnLanguages } from '@wherry/booking/domain/language.ts'
import * as v from 'valibot'

const schema = v.object({
  /** Exact origins of the pages that may frame this one; no messages to any other (EMBED-05, EMBED-11). */
  parents: v.optional(v.array(v.string()), []),
  /** The partner's page knows the two older messages only. */
  legacyMessages: v.optional(v.boolean(), false),
  /** The partner is told of step 2 (EMBED-04). */
  passengerStep: v.optional(v.boolean(), false),
})

/** What the server says of the page around a frame. */
export interface ServedFrame extends v.InferOutput<typeof schema> {
  /** Languages of a partner's own; the server has judged them (apps/edge/src/checked.ts). */
  readonly texts: OwnLanguages
}

/** Reads it from the configuration in the page; what does not fit allows nobody. */
export function readServedFrame(text: string | null): ServedFrame {
  let written: unknown
  try {
    written = JSON.parse(text ?? '')
  } catch {
    // What is no JSON does not fit.
  }
  const { success, output } = v.safeParse(schema, written)
  const { texts = {} } = (written as { checked?: Partial<ServedFrame> } | undefined)?.checked ?? {}
  return { ...(success ? output : { parents: [], legacyMessages: false, passengerStep: false }), texts }
}
