/** The expected result for a text that a person types into a field. */
export type Outcome =
  /** The text is read and sent as `value`; the field shows `shown` afterwards. */
  | { kind: 'sent'; value: string; shown: string }
  /** The text is read as `value` or not at all. Reading it is not promised, but any other value is an error. */
  | { kind: 'sentIfRead'; value: string; shown: string }
  /** The text is sent as `value`, with a warning that blocks nothing. */
  | { kind: 'warned'; value: string; shown: string }
  /** The text stays unchanged, and the error asks which of the choices was meant. */
  | { kind: 'asked'; choices: readonly string[] }
  /** The text stays unchanged, and the error states the reason of this code. */
  | { kind: 'refused'; reason: string }

/** @param shown text of the field afterwards. @default the sent value */
export const sent = (value: string, shown = value): Outcome => ({ kind: 'sent', value, shown })
/** @param shown text of the field afterwards. @default the sent value */
export const warned = (value: string, shown = value): Outcome => ({ kind: 'warned', value, shown })
export const sentIfRead = (value: string, shown = value): Outcome => ({ kind: 'sentIfRead', value, shown })
export const asked = (...choices: readonly string[]): Outcome => ({ kind: 'asked', choices })
export const refused = (reason: string): Outcome => ({ kind: 'refused', reason })
