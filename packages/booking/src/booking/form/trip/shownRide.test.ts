import { describe, expect, it } from 'vitest'
import { unknownUser } from '../../../kernel/model/user.ts'
import type { Lang } from '../../../kernel/values/language.ts'
import { createMessages } from '../../../module/messages.ts'
import { createFullDraft, createOffer } from '../../../testing/samples/fixtures.ts'
import { testClock } from '../../../testing/testClock.ts'
import { createRide } from '../../draft/draft.ts'
import { bookingReducer } from '../../state/booking.ts'
import { initialBooking } from '../../state/bookingState.ts'
import { viewOf } from '../../state/bookingView.ts'
import { shownRide } from './TripSection.tsx'

type Parts = Parameters<typeof createFullDraft>[0]

async function shown(parts: Parts = {}, lang: Lang = 'en'): Promise<string | null> {
  const messages = createMessages({
    report(error) {
      throw error
    },
    wait() {},
  })
  await messages.load(lang, 'order')
  const t = messages.translator(lang, 'order')
  if (!t) throw new Error('No texts')
  const draft = createFullDraft(parts)
  const kept = { draft, quotedAt: 0, intentId: 'i', sent: null, lost: null, order: null }
  const state = viewOf(bookingReducer(initialBooking, { type: 'restored', kept }))
  return shownRide({ draft, state }, { t, lang, now: testClock.now() })
}

describe('shownRide', () => {
  it('a line for the kind of ride, its places, both zones and the notice', async () => {
    const [kind, route, arrival, departure, notice, ...rest] = (await shown())?.split('\n') ?? []
    expect(kind).toBe('en AIRPORT_SUBURB')
    expect(route).toMatch(/^\u2068.+\u2069 to \u2068.+\u2069$/)
    expect([arrival, departure]).toEqual([
      expect.stringMatching(/GMT\+1$/),
      expect.stringMatching(/GMT\+[12]$/),
    ])
    expect(notice).toMatch(/^We follow your flight. The first 60 minutes/)
    expect(rest).toEqual([])
  })

  it('nothing that was typed is kept, and a ride from a door has no notice', async () => {
    const typed = { notes: 'a\nb', sign: 'Keller', offer: createOffer({ routeType: 'SUBURB_SUBURB' }) }
    const text = await shown(typed)
    expect(text).toMatch(/^en SUBURB_SUBURB\n.*\n$/s)
    for (const own of ['Anna', '6 12', 'anna@', 'AF1234', '14:35', 'Keller']) expect(text).not.toContain(own)
  })

  it('a form with more than one new ride is not drawn', async () => {
    const { offer, from, to } = createFullDraft()
    if (!to) throw new Error('The ride has a destination')
    expect(
      await shown({ returnRide: createRide({ offer, from: to, to: from, user: unknownUser }) }),
    ).toBeNull()
  })
})
