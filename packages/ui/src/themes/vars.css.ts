import { createGlobalThemeContract } from '@vanilla-extract/css'
import { contract } from '@wherry/tokens'

/**
 * Every published variable, `vars.ink[1]` being `var(--wherry-ink-1)`. The names are public API: a host page may
 * set any of them on our root element.
 */
export const vars = createGlobalThemeContract(contract, (name) => `wherry-${name}`)
