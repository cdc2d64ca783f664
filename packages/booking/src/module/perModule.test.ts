import { describe, expect, it } from 'vitest'
import { perModule } from './perModule.ts'

const createModule = (lang: string) => ({ instance: {}, lang })

describe('a value that each module has one of', () => {
  it('REL-09 is made once a module, and shared with no other', () => {
    let count = 0
    const visits = perModule(() => ({ number: ++count }))
    const [one, other] = [createModule('en'), createModule('en')]
    expect(visits(one)).toBe(visits(one))
    expect(visits(other)).toEqual({ number: 2 })
    expect(visits(one)).toEqual({ number: 1 })
  })

  it('is the same for a copy of the module, and made from the first that asks', () => {
    const langs = perModule(({ lang }: { lang: string }) => ({ first: lang }))
    const module = createModule('en')
    expect(langs({ ...module, lang: 'ru' })).toEqual({ first: 'ru' })
    expect(langs(module)).toEqual({ first: 'ru' })
  })

  it('keeps two values of one module apart, also of one maker', () => {
    const make = () => new Set<string>()
    const [seen, sent] = [perModule(make), perModule(make)]
    const module = createModule('en')
    seen(module).add('a')
    expect(sent(module).size).toBe(0)
  })

  it('is the provided one where one was provided, empty values included', () => {
    const names = perModule((): string | null => 'made')
    const module = createModule('en')
    names.provide(module, null)
    expect(names(module)).toBeNull()
    expect(names(createModule('en'))).toBe('made')
  })
})
