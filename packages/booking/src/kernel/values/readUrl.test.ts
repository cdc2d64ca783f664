import { expect, it } from 'vitest'
import { readUrl } from './readUrl.ts'

it('reads a whole address, as the browser will', () => {
  expect(readUrl('https://Wherry.example/a b')?.href).toBe('https://wherry.example/a%20b')
})

it.each(['', '/transfer', 'wherry.example', '//wherry.example', 'https://'])('finds none in %j', (text) => {
  expect(readUrl(text)).toBeNull()
})
