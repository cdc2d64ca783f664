import { describe, expect, it } from 'vitest'
import { keptQuery, searchOf, withLang, withSearch, withSeats } from './searchQuery.ts'

describe('a search in the query of its address', () => {
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

  it.each([
    ['?from=%20ap-IST%20&to=ho-2%0A&subAddress=ci-1,%20ci-2', 'ap-IST', 'ho-2', ['ci-1', 'ci-2']],
    ['?from=%EF%BB%BFap-IST&to=ho-2+', 'ap-IST', 'ho-2', []],
    ['?from=ap-IST&to=ho-2&subAddress=ci-1&subAddress=ci-2', 'ap-IST', 'ho-2', ['ci-1', 'ci-2']],
    ['?from=ap-IST&to=%20', 'ap-IST', undefined, []],
  ])('SHELL-17 PLACE-23 a link as it was copied, %s, names its places', (query, from, to, subAddress) => {
    expect(searchOf(query)).toMatchObject({ from, to, subAddress })
  })

  it.each([
    ['1', 1],
    ['99', 99],
    ['105', 105],
    ['999', 999],
    ['0', undefined],
    ['1000', undefined],
    ['5.5', undefined],
    ['07', undefined],
  ])(
    'PRICE-09 EMBED-06 passengersCount=%s in the query is %s: a page may wish for 99 adults and 6 children',
    (text, seats) => {
      expect(searchOf(`?passengersCount=${text}`).passengersCount).toBe(seats)
    },
  )

  it('PLACE-09 both places go to the address, the rest of it stays', () => {
    expect(withSearch('?lang=ru&utm_source=x&from=a', { from: 'b', to: 'c d' })).toBe(
      '?lang=ru&utm_source=x&from=b&to=c+d',
    )
    expect(withSearch('?from=a&to=b', {})).toBe('')
    expect(withLang('?from=a', 'es')).toBe('?from=a&lang=es')
  })

  it('PRICE-09 the fewest seats go from the address and come back to it, the rest of it stays', () => {
    expect(withSeats('?from=a&passengersCount=7&lang=ru', undefined)).toBe('?from=a&lang=ru')
    expect(withSeats('?from=a', 7)).toBe('?from=a&passengersCount=7')
    expect(withSeats('?from=a', undefined)).toBe('?from=a')
  })

  it('SHELL-11 the booking form keeps userID, lang and utm alone', () => {
    expect(keptQuery('?from=a&to=b&userID=5&lang=ru&utm_source=mail&sub_id=s1&action=new&token=x')).toBe(
      '?userID=5&lang=ru&utm_source=mail&sub_id=s1',
    )
  })
})
