import fc from 'fast-check'
import { expect, it } from 'vitest'
import { embedCode } from './embedCode.ts'

const value = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1 }),
    fc.string({ unit: 'binary-ascii', minLength: 1 }),
    fc.constantFrom(
      '"',
      "'><script>alert(1)</script>",
      '&quot;',
      '&amp;lt;',
      '--><!--',
      '\r\n',
      ' onload=x',
      '`',
    ),
  )
  // HTML cannot contain this character.
  .filter((text) => !text.includes('\u0000'))
const values = fc.record({ partner: value, from: value, to: value })
const baseUrl = 'https://booking.example/transfer'

function elementsOf(code: string): Element[] {
  const { head, body } = new DOMParser().parseFromString(code, 'text/html')
  return [...head.querySelectorAll('*'), ...body.querySelectorAll('*')]
}

it('EDITOR-11 whatever the values are, the script code is read back as them and as nothing else', () => {
  fc.assert(
    fc.property(values, (given) => {
      const [script, element, ...others] = elementsOf(embedCode('script', { baseUrl, ...given }))
      expect(others).toEqual([])
      expect(script?.outerHTML).toBe(
        `<script async="" src="${new URL(baseUrl).origin}/embed/v1/loader.js"></script>`,
      )
      expect(element?.localName).toBe('wherry-module')
      const attributes = Object.fromEntries(
        [...(element?.attributes ?? [])].map((one) => [one.name, one.value]),
      )
      expect(attributes).toEqual({ 'base-url': baseUrl, ...given })
    }),
  )
})

it('EDITOR-11 whatever the values are, the frame’s address names them and nothing else', () => {
  fc.assert(
    fc.property(values, value, (given, title) => {
      const [frame, ...others] = elementsOf(embedCode('frame', { baseUrl, title, ...given }))
      expect(others).toEqual([])
      expect(frame?.localName).toBe('iframe')
      expect(frame?.getAttribute('title')).toBe(title)
      expect(frame?.getAttributeNames()).toEqual([
        'src',
        'title',
        'width',
        'height',
        'style',
        'allow',
        'referrerpolicy',
        'loading',
      ])
      const url = new URL(frame?.getAttribute('src') ?? '')
      expect(url.origin + url.pathname).toBe(baseUrl)
      expect(Object.fromEntries(url.searchParams)).toEqual(given)
    }),
  )
})
