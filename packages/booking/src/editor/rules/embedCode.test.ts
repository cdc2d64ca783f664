import { transformSync } from 'esbuild'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { defaultLook } from '../../kernel/model/moduleSettings.ts'
import { embedCode, embedOptions } from './embedCode.ts'

const options = {
  baseUrl: 'https://booking.example/transfer',
  partner: '2001',
  lang: 'ru',
  theme: 'dark',
  accent: '#2451D6',
  hideMenu: true,
} as const

describe('the code that embeds what the editor shows', () => {
  it('EDITOR-11 a script tag with the element', () => {
    expect(
      embedCode('script', options),
    ).toBe(`<script async src="https://booking.example/embed/v1/loader.js"></script>
<wherry-module
  base-url="https://booking.example/transfer"
  partner="2001"
  lang="ru"
  theme="dark"
  accent="#2451D6"
  hide-menu
></wherry-module>`)
  })

  it('EDITOR-11 the React component', () => {
    expect(embedCode('react', options)).toBe(`import { WherryModule } from '@wherry/embed/react'

<WherryModule
  baseUrl="https://booking.example/transfer"
  partner="2001"
  lang="ru"
  theme="dark"
  accent="#2451D6"
  hideMenu
/>`)
  })

  it('EMBED-10 EDITOR-11 only the React component has to be told where a payment may lead', () => {
    const paid = { ...options, redirectOrigins: ['https://pay.example', 'https://bank.example:8443'] }
    expect(embedCode('react', paid)).toBe(
      embedCode('react', options).replace(
        '\n/>',
        '\n  redirectOrigins={["https://pay.example", "https://bank.example:8443"]}\n/>',
      ),
    )
    for (const kind of ['script', 'frame'] as const)
      expect(embedCode(kind, paid)).toBe(embedCode(kind, options))
  })

  it('EDITOR-11 a plain frame', () => {
    expect(embedCode('frame', { ...options, title: 'Трансфер' })).toBe(
      '<iframe src="https://booking.example/transfer?partner=2001&amp;lang=ru&amp;theme=dark&amp;accent=2451D6&amp;menu=0" title="Трансфер" width="100%" height="720" style="border: 0" allow="payment; geolocation; storage-access; clipboard-write" referrerpolicy="strict-origin-when-cross-origin" loading="lazy"></iframe>',
    )
  })

  it('EDITOR-11 names what the look has: its theme always, its accent where it has one', () => {
    expect(embedOptions(defaultLook, defaultLook)).toEqual({ theme: 'light' })
    expect(embedOptions({ ...defaultLook, theme: 'wherry', accent: '#112233' }, defaultLook)).toEqual({
      theme: 'wherry',
      accent: '#112233',
    })
  })

  it('EDITOR-11 an accent that is off, but not saved so, is named as the default', () => {
    const stored = { ...defaultLook, accent: '#2451D6' as const }
    expect(embedOptions(defaultLook, stored)).toEqual({ theme: 'light', accent: '#00AD5A' })
    expect(embedOptions({ ...defaultLook, accent: '#112233' }, stored).accent).toBe('#112233')
  })

  it('EDITOR-11 a section stands in the path of a frame, a loader of its own in the script tag', () => {
    const { baseUrl } = options
    expect(embedCode('frame', { baseUrl: `${baseUrl}/`, section: 'rent' })).toContain(
      'src="https://booking.example/transfer/rent"',
    )
    expect(embedCode('script', { baseUrl, scriptUrl: 'https://cdn.example/v1.js' })).toContain(
      'src="https://cdn.example/v1.js"',
    )
  })

  it('EDITOR-11 a base that is no address makes no code', () => {
    for (const kind of ['script', 'react', 'frame'] as const)
      expect(() => embedCode(kind, { baseUrl: '/transfer' })).toThrow(TypeError)
  })

  it('EDITOR-11 whatever the values are, the React code is read back as them', () => {
    const value = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1 }),
      fc.constantFrom('"', '{x}', '&quot;', '</a>', '\\', '\n', '`', "'", '\u2028', '*/'),
    )
    fc.assert(
      fc.property(fc.record({ partner: value, from: value, to: value }), (given) => {
        const code = embedCode('react', { baseUrl: 'https://booking.example', ...given })
        expect(propsOf(code)).toEqual({ baseUrl: 'https://booking.example/', ...given })
      }),
    )
  })
})

/** Props that the generated code would give to the component. */
function propsOf(code: string): unknown {
  const { code: script } = transformSync(code.replace(/^import .*\n/, ''), {
    loader: 'jsx',
    jsxFactory: 'create',
    charset: 'utf8',
  })
  const run = new Function('create', 'WherryModule', `return ${script.replace(/^\/\*.*?\*\/ /, '')}`)
  return run((_: unknown, props: unknown) => props, null)
}
