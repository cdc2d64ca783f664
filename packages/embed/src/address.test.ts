import { expect, it } from 'vitest'
import { safeAddress } from './address.ts'

it.each([
  'https://booking.example',
  'https://booking.example:8443/transfer?lang=ru',
  'http://localhost',
  'http://localhost/transfer',
  'http://localhost:8080/transfer',
  'http://127.0.0.1:8080',
  'http://[::1]/',
])('EMBED-10 a page may be led to %s', (text) => {
  expect(safeAddress(text)?.href).toBe(new URL(text).href)
})

it.each([
  'http://booking.example',
  'http://localhost.evil.example/',
  'http://localhost-evil.example/',
  'http://127.0.0.1.evil.example/',
  'http://localhost@evil.example/',
  'http://localhost:80@evil.example/',
  'https://anna@evil.example/',
  'ftp://localhost/',
  'javascript://localhost/%0aalert(1)',
  'data:text/html,https://booking.example/',
  '/transfer',
  '',
])('EMBED-10 it may not be led to %s', (text) => {
  expect(safeAddress(text)).toBeNull()
})
