import * as v from 'valibot'

/** What a variable may hold: a colour, a length, a shadow; nothing that names an address or ends the rule. */
const variables = v.record(
  v.pipe(v.string(), v.regex(/^--wherry-[\w-]{1,60}$/)),
  v.pipe(v.string(), v.regex(/^(?!.{0,200}url)[#\w\s.,%()/+*-]{1,200}$/i)),
)
const mode = v.object({
  /** The theme under the variables. */
  base: v.picklist(['light', 'dark', 'alfa-on-white', 'wherry']),
  variables,
  /** In place of them for a visitor who asks for more contrast. */
  more: variables,
})

/** A theme with an accent as the edge serves it, at `accents/{theme}/{RRGGBB}.json` of the module's path. */
export const accentTheme = v.object({
  /** One at least. */
  modes: v.object({ light: v.optional(mode), dark: v.optional(mode) }),
  density: v.picklist(['comfortable', 'compact']),
  radius: v.picklist(['sharp', 'soft', 'round']),
  dimensions: variables,
})
