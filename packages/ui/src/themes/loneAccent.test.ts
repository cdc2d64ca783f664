import { describe, expect, it } from 'vitest'
import { isLone, loneSelectors, type RuleLike } from './loneAccent.ts'

const declared = (variables: Record<string, string>) => ({
  getPropertyValue: (name: string) => variables[name] ?? '',
})
const rule = (selectorText: string, variables: Record<string, string>): RuleLike => ({
  cssText: '',
  selectorText,
  style: declared(variables),
})
const face = { '--wherry-accent-solid': '#cc0000' }
const ink = { '--wherry-accent-ink': '#ffffff' }

describe('UI-17 an accent that is set by hand', () => {
  it('UI-17 stands alone where its ink is not set beside it', () => {
    expect(isLone(declared(face))).toBe(true)
    expect(isLone(declared({ ...face, ...ink }))).toBe(false)
    expect(isLone(declared(ink))).toBe(false)
    expect(isLone(declared({}))).toBe(false)
    expect(isLone(declared({ '--wherry-accent-solid': ' currentColor' }))).toBe(false)
  })

  it('UI-17 is found in rules, in rules within groups and in rules within rules', () => {
    const rules: RuleLike[] = [
      rule('.shop', face),
      rule('.whole', { ...face, ...ink }),
      { cssText: '', cssRules: [{ cssText: '', cssRules: [rule('.layered', face)] }, rule('.other', {})] },
      { ...rule('.outer', {}), cssRules: [rule('& .nested', face)] },
    ]
    expect(loneSelectors(rules)).toEqual(['.shop', '.layered', '& .nested'])
  })
})
