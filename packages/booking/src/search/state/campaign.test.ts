import { expect, it } from 'vitest'
import { utmOf } from './campaign.ts'

it.each<[string, Record<string, string>]>([
  ['', {}],
  ['?from=a&to=b', {}],
  ['?utm_source=mail&utm_term=%D1%8F&sub_id=s1&from=a', { utm_source: 'mail', utm_term: 'я', sub_id: 's1' }],
  ['?utm_source=a&utm_source=b', { utm_source: 'b' }],
  ['?utm_source=', { utm_source: '' }],
  ['?xutm_source=a&UTM_SOURCE=b&my_sub_id=c&token=t', {}],
])('BOOK-55 BOOK-56 the campaign of %j goes with the order: %j', (query, marks) => {
  expect(utmOf(query)).toEqual(marks)
})
