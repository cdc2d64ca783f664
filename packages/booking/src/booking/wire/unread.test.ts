import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { fromTrip, type Sender } from './orderRequest.ts'

const sender: Sender = { userId: null, lang: 'en', moduleType: 'booking', platform: 'web' }

it('BOOK-55 REL-05 a text that was understood as no day and no time goes out nowhere', () => {
  const part = fc.constantFrom('Date' as const, 'Time' as const)
  fc.assert(
    fc.property(part, fc.stringMatching(/^[a-z]{3,20}$/), (half, text) => {
      const entry = { written: `~${text}~` }
      const { form } = createFullDraft()
      const withOut = createFullDraft({ form: { ...form, [`departure${half}`]: entry } })
      expect(JSON.stringify(fromTrip(withOut, sender))).not.toContain(entry.written)
      const withoutStart = createFullDraft({ form: { ...form, [`arrival${half}`]: entry } })
      expect(() => fromTrip(withoutStart, sender)).toThrow(RangeError)
    }),
  )
})
