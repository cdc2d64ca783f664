import { expect, it } from 'vitest'
import { languages } from '../kernel/values/language.ts'
import type english from './en/order.ts'
import { loadMessages } from './load.ts'

/** Years that a text names. */
const yearsIn = (text: string) =>
  [...text.matchAll(/(\d+)\s*(?:years?|лет|год\p{L}*|años?)(?!\p{L})/gu)].map(([, years]) => Number(years))

it.each(languages)(
  'BOOK-18 the row of the children says up to which age, which is that of the last seat, and no text beside it another: %s',
  async (lang) => {
    // The loader returns a general table; the keys below are those of the English set.
    const { booking } = (await loadMessages(lang, 'order')) as unknown as typeof english
    const { childrenHint, boosterFor, infantSeatFor, seatFor, ...rest } = booking.passengers
    const [oldest = 0] = yearsIn(boosterFor).toSorted((one, other) => other - one)
    expect(oldest).toBeGreaterThan(0)
    expect(yearsIn(childrenHint)).toEqual([oldest])
    const others = { ...rest, need: booking.need, wrong: booking.wrong }
    expect(yearsIn(JSON.stringify(others).replaceAll('\u00a0', ' '))).toEqual([])
  },
)
