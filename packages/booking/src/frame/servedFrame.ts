import * as v from 'valibot'
import type { OwnLanguages } from '../kernel/values/language.ts'

const schema = v.object({
  /** Exact origins of the pages that may frame this one; no other page gets messages (EMBED-05, EMBED-11). */
  parents: v.optional(v.array(v.string()), []),
  /** True if the partner's page knows the two older messages only. */
  legacyMessages: v.optional(v.boolean(), false),
  /** True if the partner gets a message at step 2 (EMBED-04). */
  passengerStep: v.optional(v.boolean(), false),
})

/** The server's settings for the page around a frame. */
export interface ServedFrame extends v.InferOutput<typeof schema> {
  /** A partner's own languages; the server has checked them (apps/edge/src/checked.ts). */
  readonly texts: OwnLanguages
}

/** Reads the settings from the configuration in the page; without a valid one no origin is allowed. */
export function readServedFrame(text: string | null): ServedFrame {
  let written: unknown
  try {
    written = JSON.parse(text ?? '')
  } catch {
    // A text that is not JSON leads to an empty object, which the schema completes with defaults.
  }
  const { success, output } = v.safeParse(schema, written)
  const { texts = {} } = (written as { checked?: Partial<ServedFrame> } | undefined)?.checked ?? {}
  return { ...(success ? output : { parents: [], legacyMessages: false, passengerStep: false }), texts }
}
