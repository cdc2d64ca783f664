import { describe, expect, it } from 'vitest'
import { createGuest } from '../../testing/samples/fixtures.ts'
import { platformReturnLink } from './platformReturn.ts'

const order = { orderId: '481 29', price: { minor: 6250, currency: 'EUR' } }
const link = (platformReturnUrl: string | null, hosts = ['example.com']) =>
  platformReturnLink(createGuest({ platformReturnUrl }), order, hosts)

describe('the link back to a platform', () => {
  it('BOOK-45 names the order, its sum and what became of it; its own query stays', () => {
    expect(link('https://platform.example.com/trips')).toBe(
      'https://platform.example.com/trips?order_id=481+29&value=62.50&currency=EUR&status=created',
    )
    expect(link('https://example.com/?from=wherry&status=old')).toBe(
      'https://example.com/?from=wherry&status=created&order_id=481+29&value=62.50&currency=EUR',
    )
  })

  it('BOOK-45 EMBED-06 says nothing that opens the order, whatever is known of it', () => {
    const known = { ...order, transaction: 'secret-1', guestKey: 'secret-2', receipt: 'secret-3' }
    const said = platformReturnLink(createGuest({ platformReturnUrl: 'https://example.com/' }), known, [
      'example.com',
    ])
    expect(said).not.toContain('secret')
    expect(
      platformReturnLink(
        createGuest({ platformReturnUrl: 'https://example.com/' }),
        { ...known, price: null },
        ['example.com'],
      ),
    ).toBe('https://example.com/?order_id=481+29&status=created')
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
