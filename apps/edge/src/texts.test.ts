import { describe, expect, it } from 'vitest'
import { createEdge } from './handler.ts'
import { readTexts } from './texts.ts'

function read(texts: unknown) {
  const told: string[] = []
  return { texts: readTexts(texts, 'all', (text) => told.push(text)), told }
}

describe('texts and languages of one’s own', () => {
  it('I18N-05 are handed on where they fit, and nothing where nothing is given', () => {
    const texts = {
      es: { texts: { Finder: { from: 'Desde' }, offers: { more: { one: '{{count}}', other: 'x' } } } },
      'pt-BR': { base: 'es', dir: 'ltr', name: 'Português', texts: {} },
    }
    expect(read(texts)).toEqual({ texts, told: [] })
    expect(read(undefined)).toEqual({ texts: null, told: [] })
    expect(read(null)).toEqual({ texts: null, told: [] })
  })

  it('I18N-05 what the components say stands on the same language as all else', () => {
    const words = { dialog: { close: 'Fechar' }, datePicker: { monthsInDay: ['janeiro'] } }
    expect(read({ pt: { base: 'es', words }, ru: { words }, he: { words } })).toEqual({
      texts: {
        pt: { base: 'es', words: { ...words, base: 'es' } },
        ru: { words: { ...words, base: 'ru' } },
        he: { words: { ...words, base: 'en' } },
      },
      told: [],
    })
  })

  it.each([
    ['xx_YY', { texts: {} }],
    ['constructor', { texts: {} }],
    ['TR', { texts: {} }],
    ['tr', null],
    ['tr', 'Türkçe'],
    ['tr', { base: 'fr' }],
    ['tr', { dir: 'up' }],
    ['tr', { name: ' ' }],
    ['tr', { texts: [] }],
    ['tr', { texts: { Finder: { from: '' } } }],
    ['tr', { texts: { Finder: { from: 7 } } }],
    ['tr', { texts: { Finder: { from: null } } }],
    ['tr', { texts: JSON.parse('{"__proto__":{"a":"b"}}') }],
    ['tr', { words: { dialog: { close: true } } }],
    ['tr', { text: { Finder: { from: 'x' } } }],
    ['tr', { html: '<b>' }],
  ])('I18N-05 %s %j is left out and told of, the others stand', (tag, given) => {
    const es = { texts: { Finder: { from: 'Desde' } } }
    const { texts, told } = read({ [tag]: given, es })
    expect(texts).toEqual({ es })
    expect(told).toEqual([expect.stringContaining(tag)])
  })

  it('I18N-05 no table of texts at all is told of', () => {
    expect(read([]).told).toHaveLength(1)
    expect(read('tr').told).toHaveLength(1)
  })

  it('I18N-05 SEC-07 a partner’s stand before those for all, and no text closes the script it stands in', async () => {
    const told: string[] = []
    const edge = createEdge({
      hosts: ['booking.example'],
      readAsset: async () => new TextEncoder().encode('<!--wherry-config-->'),
      config: { apiBase: 'https://api.example' },
      texts: { es: { texts: { a: 'all' } }, tr: { name: '</script><script>alert(1)</script>' } },
      partners: {
        77: { parents: [], texts: { es: { texts: { a: 'theirs' } } } },
        88: { parents: [], texts: { es: { texts: { a: 1 as never } } } },
      },
      report: (text) => told.push(text),
    })
    const page = async (query: string) =>
      (await edge(new Request(`https://booking.example/transfer${query}`))).text()
    const textsOf = async (query: string) =>
      JSON.parse(/id="wherry-config">(.*?)<\/script>/.exec(await page(query))?.[1] ?? '').checked.texts
    expect((await textsOf('')).es.texts.a).toBe('all')
    expect((await textsOf('?partner=77')).es.texts.a).toBe('theirs')
    expect((await textsOf('?partner=77')).tr.name).toContain('</script>')
    expect((await textsOf('?partner=88')).es.texts.a).toBe('all')
    const later = async (query: string) => {
      const answer = await edge(new Request(`https://booking.example/transfer/texts.json${query}`))
      return (await answer.json()).es.texts.a
    }
    expect(await later('?partner=77'), 'for a page whose address names no partner').toBe('theirs')
    expect(await later('?partner=99')).toBe('all')
    expect(await later('')).toBe('all')
    expect(await page(''), 'who is served is known to that page alone').toContain('/transfer/texts.json')
    expect(await page('?partner=77')).not.toContain('/transfer/texts.json')
    expect((await page('')).match(/<\/script>/g)).toHaveLength(1)
    expect(told).toEqual([expect.stringContaining('partner 88')])
  })
})
