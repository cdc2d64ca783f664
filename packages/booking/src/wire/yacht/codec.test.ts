import { describe, expect, it } from 'vitest'
import type { YachtRequest } from '../../kernel/model/yacht.ts'
import { fromYachtRequest } from './codec.ts'

const request: YachtRequest = {
  place: { kind: 'typed', text: ' Kotor\u202e bay ' },
  startAt: '2027-06-14 10:00',
  hours: 48,
  isFlexibleDate: false,
  guests: 2,
  hasChildren: true,
  details: 'A quiet bay\r\nfor lunch',
  contact: '',
  lang: 'ru',
}

describe('a request for a yacht', () => {
  it('YACHT-11 goes out with a typed place as a text', () => {
    expect(fromYachtRequest(request, 'www.example.com')).toEqual({
      location: 'Kotor bay',
      date: '2027-06-14 10:00',
      hours: 48,
      flexible_date: false,
      guests: 2,
      has_children: true,
      details: 'A quiet bay\nfor lunch',
      lang: 'ru',
      host: 'www.example.com',
    })
  })
  it.each([
    ['+7 900 000-00-00', 'Lunch', '+7 900 000-00-00\nLunch'],
    ['anna@example.com', '', 'anna@example.com'],
    ['', '', ''],
    ['a\nb', 'c', 'a b\nc'],
  ])('YACHT-08 contact %j and details %j make %j', (contact, details, sent) => {
    expect(fromYachtRequest({ ...request, contact, details }, 'h').details).toBe(sent)
  })
})
