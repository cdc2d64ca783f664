/** The right end of a text that a person wrote into a field. */
export type Outcome =
  /** It is understood and goes out as `value`; `shown` is what stands in the field afterwards. */
  | { kind: 'sent'; value: string; shown: string }
  /** Understood so, or not at all: nobody promises to read it, and another value is a misreading. */
  | { kind: 'sentIfRead'; value: string; shown: string }
  /** The same, with a warning beside it that blocks nothing. */
  | { kind: 'warned'; value: string; shown: string }
  /** It stays as it was written, and the error asks which of these was meant. */
  | { kind: 'asked'; choices: readonly string[] }
  /** It stays as it was written, and the error gives the reason of this code. */
  | { kind: 'refused'; reason: string }

/** @param shown @default the value as it is sent */
export const sent = (value: string, shown = value): Outcome => ({ kind: 'sent', value, shown })
/** @param shown @default the value as it is sent */
export const warned = (value: string, shown = value): Outcome => ({ kind: 'warned', value, shown })
export const sentIfRead = (value: string, shown = value): Outcome => ({ kind: 'sentIfRead', value, shown })
export const asked = (...choices: readonly string[]): Outcome => ({ kind: 'asked', choices })
export const refused = (reason: string): Outcome => ({ kind: 'refused', reason })
