import { describe, expect, it } from 'vitest'
import { utmOf, withSeats } from './laterQuery.ts'
import { keptQuery, pageOf, pathOf, searchOf, withLang, withoutSeats, withSearch } from './paths.ts'

const all = { transfer: true, rent: true, yacht: true } as const
const transferOnly = { transfer: true, rent: false, yacht: false } as const

describe('paths', () => {
  it('SHELL-08 SHELL-09 SHELL-11 SHELL-12 the last whole segment says the page', () => {
    expect(pageOf('/', all)).toEqual({ name: 'finder' })
    expect(pageOf('/rent', all)).toEqual({ name: 'rent' })
    expect(pageOf('/prices', all)).toEqual({ name: 'prices' })
    expect(pageOf('/any/thing/prices', all)).toEqual({ name: 'prices' })
    expect(pageOf('/reprices', all)).toBeNull()
    expect(pageOf('/edit', all)).toEqual({ name: 'edit' })
    expect(pageOf('/any/edit/', all)).toEqual({ name: 'edit' })
    expect(pageOf('/credit', all)).toBeNull()
    expect(pageOf('/edit/more', all)).toBeNull()
    expect(pageOf('/approveorder/T-1%2F2', all)).toEqual({ name: 'approval', transaction: 'T-1/2' })
    expect(pageOf('/approveorder', all)).toBeNull()
    expect(pageOf('/approveorder/%E0%A4%A', all)).toBeNull()
  })

  it('SHELL-08 capitals count, and a last segment that cannot be read is no page', () => {
    for (const path of ['/Edit', '/PRICES', '/approveOrder/1', '/prices/%zz', '/yacht/%zz', '/yacht/order/%'])
      expect(pageOf(path, all), path).toBeNull()
  })

  it('SHELL-02 a section that is switched off has no page', () => {
    expect(pageOf('/rent', transferOnly)).toBeNull()
    expect(pageOf('/yacht', transferOnly)).toBeNull()
  })

  it('SHELL-10 the yacht index, the request and the confirmation stand below each other', () => {
    expect(pageOf('/yacht', all)).toEqual({ name: 'yacht' })
    expect(pageOf('/any/yacht/', all)).toEqual({ name: 'yacht' })
    expect(pageOf('/yacht/order', all)).toEqual({ name: 'yacht/order' })
    expect(pageOf('/yacht/order/success', all)).toEqual({ name: 'yacht/order/success' })
    for (const path of [
      '/yachts',
      '/my-yacht',
      '/order',
      '/yacht/success',
      '/yacht/orders',
      '/order/success',
    ])
      expect(pageOf(path, all)).toBeNull()
    for (const path of ['/yacht/order', '/yacht/order/success']) expect(pageOf(path, transferOnly)).toBeNull()
  })

  it('SHELL-13 SHELL-14 the account’s list has a path, too', () => {
    expect(pageOf('/account/list', all)).toEqual({ name: 'account/list' })
    expect(pageOf('/account/list/', transferOnly)).toEqual({ name: 'account/list' })
    for (const path of ['/list', '/account/lists', '/account/list/more', '/my-account/list'])
      expect(pageOf(path, all)).toBeNull()
  })

  it('SHELL-13 the account’s settings have a path, which no other ends in', () => {
    expect(pageOf('/account/settings', all)).toEqual({ name: 'account/settings' })
    expect(pageOf('/account/settings/', transferOnly)).toEqual({ name: 'account/settings' })
    for (const path of ['/settings', '/account', '/account/settings/more', '/my-account/settings'])
      expect(pageOf(path, all)).toBeNull()
  })

  it('a page leads to its path and back', () => {
    for (const page of [
      { name: 'prices' },
      { name: 'edit' },
      { name: 'account/settings' },
      { name: 'account/list' },
      { name: 'yacht' },
      { name: 'yacht/order' },
      { name: 'yacht/order/success' },
      { name: 'approval', transaction: 'ü ?/#%' },
    ] as const)
      expect(pageOf(pathOf(page), all)).toEqual(page)
  })

  it('SHELL-08 SHELL-12 a path is read once: each segment as it was before it was escaped', () => {
    expect(pageOf('/approveorder/a%2525b', all)).toEqual({ name: 'approval', transaction: 'a%25b' })
    expect(pageOf('/approveorder/%zz', all)).toBeNull()
    expect(pageOf('/%65dit', all)).toEqual({ name: 'edit' })
    expect(pageOf('/%zz/edit', all)).toEqual({ name: 'edit' })
    for (const path of ['/x%2Fedit', '/%2565dit', '/yacht%2Forder'])
      expect(pageOf(path, all), path).toBeNull()
  })

  it('SHELL-17 unknown names and values in the query are ignored', () => {
    expect(searchOf('?from=ap-IST&to=&action=destroy&order_id=7&x=<script>')).toEqual({
      from: 'ap-IST',
      to: undefined,
      subAddress: [],
      hours: undefined,
      action: undefined,
      orderId: '7',
    })
    expect(searchOf('?action=repeat').action).toBe('repeat')
    expect(searchOf('%%%')).toEqual({ ...searchOf(''), subAddress: [] })
    expect(searchOf('?subAddress=ci-1,,ho-2').subAddress).toEqual(['ci-1', 'ho-2'])
  })

  it.each([
    ['1', 1],
    ['24', 24],
    ['25', undefined],
    ['0', undefined],
    ['-4', undefined],
    ['04', undefined],
    ['4.5', undefined],
    ['4h', undefined],
    ['', undefined],
    ['9999999999', undefined],
  ])('SHELL-17 RENT-07 hours=%s in the query are %s', (text, hours) => {
    expect(searchOf(`?hours=${text}`).hours).toBe(hours)
  })

  it('SHELL-17 the hours of a rent go to the address and from it with the next search', () => {
    expect(withSearch('?lang=ru&hours=99', { from: 'a', hours: 4 })).toBe('?lang=ru&hours=4&from=a')
    expect(withSearch('?from=a&hours=4', { from: 'a' })).toBe('?from=a')
  })

  it('SHELL-17 PRICE-07 PRICE-08 PRICE-12 how the list is asked and looked at goes to the address and is read from it', () => {
    const view = { sort: 'rating', grouped: false, minRating: 4.5 } as const
    const options = { ...view, isReturn: true, classes: ['van', 'a,b & c'], providers: ['p1'] }
    const query = withSearch('?lang=ru&class=old', { from: 'a', ...options })
    expect(query).toBe(
      '?lang=ru&from=a&return=1&sort=rating&list=offers&rating=4.5&class=van&class=a%2Cb+%26+c&provider=p1',
    )
    expect(searchOf(query)).toMatchObject({ from: 'a', ...options })
    expect(withSearch(query, { from: 'a' })).toBe('?lang=ru&from=a')
  })

  it('SEC-07 SHELL-17 what no list is asked or looked at with is ignored', () => {
    const unknown = searchOf(`?return=yes&sort=best&list=x&rating=3&class=&class=${'c'.repeat(101)}`)
    const { isReturn, sort, grouped, minRating, classes, providers } = unknown
    for (const value of [isReturn, sort, grouped, minRating, classes, providers])
      expect(value).toBeUndefined()
    const many = new URLSearchParams(Array.from({ length: 90 }, (_, at) => ['class', `c${at % 80}`]))
    expect(searchOf(`?${many}`).classes).toHaveLength(50)
  })

  it('PLACE-09 both places go to the address, the rest of it stays', () => {
    expect(withSearch('?lang=ru&utm_source=x&from=a', { from: 'b', to: 'c d' })).toBe(
      '?lang=ru&utm_source=x&from=b&to=c+d',
    )
    expect(withSearch('?from=a&to=b', {})).toBe('')
    expect(withLang('?from=a', 'es')).toBe('?from=a&lang=es')
  })

  it('PRICE-09 the fewest seats go from the address and come back to it, the rest of it stays', () => {
    expect(withoutSeats('?from=a&passengersCount=7&lang=ru')).toBe('?from=a&lang=ru')
    expect(withSeats('?from=a', 7)).toBe('?from=a&passengersCount=7')
    expect(withSeats('?from=a', undefined)).toBe('?from=a')
  })

  it('BOOK-55 BOOK-56 the marks of a campaign go with the order', () => {
    expect(utmOf('?utm_source=mail&utm_term=%D1%8F&sub_id=s1&from=a')).toEqual({
      utm_source: 'mail',
      utm_term: 'я',
      sub_id: 's1',
    })
  })

  it('SHELL-11 the booking form keeps userID, lang and utm alone', () => {
    expect(keptQuery('?from=a&to=b&userID=5&lang=ru&utm_source=mail&sub_id=s1&action=new&token=x')).toBe(
      '?userID=5&lang=ru&utm_source=mail&sub_id=s1',
    )
  })
})
