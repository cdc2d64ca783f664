import { endpoints } from '@wherry/booking/wire'
import { expect, it } from 'vitest'
import { defaultOptions } from '../options.ts'
import { createPlaceIndex } from '../places/placeIndex.ts'
import { samplePlaces } from '../places/sample.ts'
import { createAsking } from '../testing/asking.ts'
import { bookingOf, tripToBook } from '../testing/bookings.ts'
import { messageList } from './messages.ts'

it.each(['en', 'ru', 'es'] as const)(
  'SHELL-12 a number is written with its plus and in its groups, in %s',
  async (lang) => {
    const asking = createAsking()
    const { store, clock } = asking
    const passengers = [{ name: 'Anna Keller', phone: '447400123456', email: 'anna@example.com' }]
    const trip = await tripToBook(asking, { passengers })
    await asking.ask(endpoints.createOrder, { body: bookingOf([trip]) })
    clock.at += 3_600_000
    const parts = { store, clock, places: createPlaceIndex(samplePlaces), options: () => defaultOptions }
    const shown = String(messageList(store.allOrders({ limit: 1 }), parts, lang, true))
    expect(shown).toContain('+44 7400 123456')
    expect(shown).not.toContain('447400123456')
    expect(shown).toContain('anna@example.com')
  },
)
