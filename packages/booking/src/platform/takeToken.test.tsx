import { afterEach, expect, it } from 'vitest'
import { takeToken } from './takeToken.ts'

const address = window.location.href

afterEach(() => window.history.replaceState(null, '', address))

it('SHELL-17 SEC-04 a link from a page’s source names its places, its options and its token', () => {
  const state = { receipt: 'r' }
  window.history.replaceState(
    state,
    '',
    '?from=ap-IST&amp;to=ho-2&amp;lang=ru&amp;userID=7&amp;token=t&amp;utm_source=a%26amp;b#x',
  )
  expect(takeToken()).toBe('t')
  expect(Object.fromEntries(new URLSearchParams(window.location.search))).toEqual({
    ...{ from: 'ap-IST', to: 'ho-2', lang: 'ru', userID: '7', utm_source: 'a&amp;b' },
  })
  expect([window.location.hash, window.history.state]).toEqual(['#x', state])
  window.history.replaceState(null, '', '?from=ap-IST&amp;amp;lang=ru')
  expect(takeToken()).toBeNull()
  expect(window.location.search).toBe('?from=ap-IST&lang=ru')
})

it('SEC-04 an address without a token stays as it is', () => {
  window.history.replaceState(null, '', '?from=a%20b&amp')
  expect(takeToken()).toBeNull()
  expect(window.location.search).toBe('?from=a%20b&amp')
})
