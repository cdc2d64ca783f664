import { describe, expect, it } from 'vitest'
import { createGuest } from '../testing/fixtures.ts'
import { platformReturnLink } from './platformReturn.ts'

const order = { orderId: '481 29', transaction: 't&1' }
const link = (platformReturnUrl: string | null, hosts = ['example.com']) =>
  platformReturnLink(createGuest({ platformReturnUrl }), order, hosts)

describe('the link back to a platform', () => {
  it('BOOK-45 names the order and what became of it; its own query stays', () => {
    expect(link('https://platform.example.com/trips')).toBe(
      'https://platform.example.com/trips?order_id=481+29&transaction=t%261&status=created',
    )
    expect(link('https://example.com/?from=wherry&status=old')).toBe(
      'https://example.com/?from=wherry&status=created&order_id=481+29&transaction=t%261',
    )
  })

  it.each([
    ['nothing is configured', null],
    ['a host that is not on the list', 'https://example.com.evil.test/'],
    ['no https', 'http://example.com/'],
    ['a script', 'javascript:alert(1)'],
    ['a user in it', 'https://a@example.com/'],
    ['no whole address', '//example.com'],
  ])('BOOK-45 SEC-01 none where %s', (_what, url) => {
    expect(link(url)).toBeNull()
  })

  it('BOOK-45 SEC-01 an empty list allows nothing', () => {
    expect(link('https://example.com/', [])).toBeNull()
  })
})
