import { describe, expect, it } from 'vitest'
import { studioLink } from './studioLink.ts'

const usual = { theme: 'light', accent: null } as const
const studio = '?path=/story/theme-studio--studio'

describe('EDITOR-10 the link to the theme studio', () => {
  it('EDITOR-10 carries the look', () => {
    const book = 'https://design.example/'
    expect(studioLink(book, usual)).toBe(book + studio)
    expect(studioLink(book, { ...usual, accent: '#7A3FF2' })).toBe(
      `${book}${studio}&args=accent:!hex(7a3ff2)`,
    )
    expect(studioLink(book, { theme: 'alfa-on-white', accent: '#FFDD2D' })).toBe(
      `${book}${studio}&args=accent:!hex(ffdd2d);base:alfa-on-white`,
    )
  })

  it('EDITOR-10 keeps the folder of the book, and nothing after it', () => {
    expect(studioLink('https://design.example/book/', usual)).toBe(`https://design.example/book/${studio}`)
    expect(studioLink('https://design.example/book/index.html?path=/x#y', usual)).toBe(
      `https://design.example/book/${studio}`,
    )
    expect(studioLink('http://localhost:4006', usual)).toBe(`http://localhost:4006/${studio}`)
  })

  it.each([
    null,
    '',
    'design',
    'javascript:alert(1)',
    'http://design.example/',
    'https://a:b@design.example/',
  ])('EDITOR-10 SEC-01 leads nowhere by %j', (address) => {
    expect(studioLink(address, usual)).toBeNull()
  })
})
