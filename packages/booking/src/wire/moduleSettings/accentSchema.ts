import * as v from 'valibot'

/**
 * Names and values of CSS variables. A value is a colour, a length or a shadow; it cannot contain an address or end the
 * CSS rule.
 */
const variables = v.record(
  v.pipe(v.string(), v.regex(/^--wherry-[\w-]{1,60}$/)),
  v.pipe(v.string(), v.regex(/^(?!.{0,200}url)[#\w\s.,%()/+*-]{1,200}$/i)),
)
const mode = v.object({
  /** The theme on which the variables are based. */
  base: v.picklist(['light', 'dark', 'alfa-on-white', 'wherry']),
  variables,
  /** Variables for a visitor who prefers more contrast, used instead of `variables`. */
  more: variables,
})

/** A theme with an accent, as the edge server returns it at `accents/{theme}/{RRGGBB}.json` below the module's path. */
export const accentTheme = v.object({
  /** Colour schemes, at least one. */
  modes: v.object({ light: v.optional(mode), dark: v.optional(mode) }),
  density: v.picklist(['comfortable', 'compact']),
  radius: v.picklist(['sharp', 'soft', 'round']),
  dimensions: variables,
})
