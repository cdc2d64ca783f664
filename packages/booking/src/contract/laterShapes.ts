/* The shapes that no answer of the first screen has. */
import * as v from 'valibot'

/** A count from 1. */
export const countFromOne = v.pipe(v.number(), v.safeInteger(), v.minValue(1))

/** Wall-clock text without a zone, `YYYY-MM-DD HH:mm`; the zone is the pickup place's. Seconds are read over. */
export const civilTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d [0-2]\d:[0-5]\d(:[0-5]\d)?$/))

/** An instant, ISO 8601 with its zone: `2026-12-01T12:00:00Z`. */
export const instant = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/),
)
