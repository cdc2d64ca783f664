import { describe, expect, it } from 'vitest'
import { isArchiveUrl, isTileUrl, safeTiles } from './tiles.ts'

describe('tiles', () => {
  it.each([
    'https://tiles.example.com/{z}/{x}/{y}.png',
    'https://tiles.example.com/{z}/{x}/{y}{r}.png?key=abc',
    'http://localhost:4000/{z}/{x}/{y}.png',
    'http://127.0.0.1/{z}/{x}/{y}.png',
    'http://[::1]:8080/{z}/{x}/{y}.png',
  ])('PRICE-16 %s may be asked', (url) => {
    expect(isTileUrl(url)).toBe(true)
  })

  it.each([
    'http://tiles.example.com/{z}/{x}/{y}.png',
    'http://localhost.example.com/{z}/{x}/{y}.png',
    'https://{s}.example.com/{z}/{x}/{y}.png',
    'https://tiles.{z}.example/{x}/{y}.png',
    'https://user:pass@example.com/{z}/{x}/{y}.png',
    'https://localhost\\@evil.example/{z}/{x}/{y}.png',
    '//tiles.example.com/{z}/{x}/{y}.png',
    '/tiles/{z}/{x}/{y}.png',
    'javascript:alert(1)//{z}/{x}/{y}',
    'data:image/svg+xml,{z}{x}{y}',
    'https://tiles.example.com/{z}/{x}.png',
    'https://tiles.example.com/{z}/{x}/{y}/{token}.png',
    'https:///{z}/{x}/{y}.png',
    '',
  ])('PRICE-16 %s may not', (url) => {
    expect(isTileUrl(url)).toBe(false)
  })

  it.each([
    'https://maps.example.com/world.pmtiles',
    'https://maps.example.com/a/b/world-2026.pmtiles?key=abc',
    'http://localhost:4000/city.pmtiles',
  ])('PRICE-16 an archive at %s may be asked', (url) => {
    expect(isArchiveUrl(url)).toBe(true)
    expect(isTileUrl(url)).toBe(false)
    expect(safeTiles({ url, attribution: '© Example', maxZoom: 18 })?.url).toBe(url)
  })

  it.each([
    'http://maps.example.com/world.pmtiles',
    'https://maps.example.com/world.pmtiles.exe',
    'https://maps.example.com/world.mbtiles?file=.pmtiles',
    'https://maps.example.com/{z}.pmtiles',
    'https://user:pass@example.com/world.pmtiles',
    'https://localhost\\@evil.example/world.pmtiles',
    '//maps.example.com/world.pmtiles',
    '/world.pmtiles',
    'javascript:alert(1)//.pmtiles',
    'https://maps.example.com/#.pmtiles',
    '',
  ])('PRICE-16 an archive at %s may not', (url) => {
    expect(isArchiveUrl(url)).toBe(false)
    expect(safeTiles({ url, attribution: '© Example', maxZoom: 18 })).toBeNull()
  })

  it('PRICE-16 tiles that do not fit are none; an attribution loses a link that is no page', () => {
    const tiles = { url: 'https://tiles.example.com/{z}/{x}/{y}.png', attribution: '© Example', maxZoom: 19 }
    expect(safeTiles(null)).toBeNull()
    expect(safeTiles({ ...tiles, url: 'ftp://x/{z}/{x}/{y}' })).toBeNull()
    for (const maxZoom of [0, 23, 3.5, Number.NaN]) expect(safeTiles({ ...tiles, maxZoom })).toBeNull()
    for (const maxZoom of [1, 22]) expect(safeTiles({ ...tiles, maxZoom })?.maxZoom).toBe(maxZoom)
    expect(safeTiles(tiles)).toEqual({ ...tiles, attributionUrl: null })
    const linked = (attributionUrl: string) => safeTiles({ ...tiles, attributionUrl })?.attributionUrl
    expect(linked('https://example.com/copyright')).toBe('https://example.com/copyright')
    for (const url of ['http://example.com', 'javascript:alert(1)', 'https://a@evil.example', ''])
      expect(linked(url)).toBeNull()
  })
})
