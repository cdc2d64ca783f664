import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromTrip } from '../booking/wire/orderRequest.ts'
import { partyFields, rideFields } from '../kernel/model/draftFields.ts'
import { email } from '../kernel/reading/email.ts'
import { flightNumber } from '../kernel/reading/flightNumber.ts'
import { nameLimit, personName } from '../kernel/reading/name.ts'
import { isBlank, plainLine, readNumber } from '../kernel/reading/plain.ts'
import { readContact } from '../kernel/reading/readContact.ts'
import { readDigits } from '../kernel/reading/readDigits.ts'
import { readEmail } from '../kernel/reading/readEmail.ts'
import { readFlight } from '../kernel/reading/readFlight.ts'
import { readName } from '../kernel/reading/readName.ts'
import { readTerminal } from '../kernel/reading/readTerminal.ts'
import { readTrain, readWagon } from '../kernel/reading/readTrain.ts'
import { textLimits } from '../kernel/values/textLength.ts'
import { createFullDraft, createOffer } from './samples/fixtures.ts'

/** Characters that surround names, addresses and numbers, or are inside them, when they are copied. */
const signs = [
  ...[' ', '\u00a0', '\u202f', '\u2003', '\u3000', '\t', '\n', '\u2028', '\u0085', '\u2800', '\u3164'],
  ...['\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u061c', '\u00ad', '\u034f', '\u2060', '\ufeff'],
  ...['\u202a', '\u202e', '\u2066', '\u2069', '\u0000', '\u0007', '\ud800', '\ufe0f', '\u{E0100}', '\ufffa'],
  ...[
    '-',
    '\u2010',
    '\u2011',
    '\u2013',
    '\u2212',
    '\ufe63',
    '\uff0d',
    '’',
    "'",
    '`',
    '"',
    '«',
    '»',
    '·',
    '׳',
  ],
  ...[
    '<',
    '>',
    '(',
    ')',
    '[',
    ']',
    '{',
    '}',
    ',',
    ';',
    ':',
    '.',
    '|',
    '/',
    '*',
    '_',
    '#',
    '№',
    'º',
    '+',
    '&',
  ],
  ...[
    '@',
    '＠',
    '﹫',
    '．',
    '。',
    'mailto:',
    'E-mail: ',
    'mary',
    'Mary',
    'example.com',
    'a',
    'ａ',
    'é',
    'e\u0301',
  ],
  ...[
    '1',
    '12',
    '１',
    '١',
    '٣٤',
    '𝟗',
    'поезд',
    'Train ',
    ' вагон ',
    ', место ',
    '-й',
    'TK',
    'ТК',
    'ג',
    '李',
    '\uFFFD',
    '\uE000',
    '\u0378',
    '👪',
  ],
]
const text = fc.oneof(
  fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map((parts) => parts.join('')),
  fc.string({ unit: 'binary', maxLength: 20 }),
)

const readers = {
  ...{ readName, readEmail, readFlight, readTerminal, readTrain, readWagon },
  ...{ readContact, readNumber, readDigits, plainLine },
}

/** Tests every reader of texts with a number of random texts. */
export function holdReaders(runs: number): void {
  describe('what was meant by a text', () => {
    it.each(Object.entries(readers))('BOOK-31 %s reads its own answer as it stands', (_name, read) => {
      fc.assert(
        fc.property(text, (written) => {
          const once = read(written)
          expect(read(once)).toBe(once)
          expect(once.length).toBeLessThanOrEqual(
            Math.max(written.length, written.normalize('NFC').length) + 1,
          )
        }),
        { numRuns: runs },
      )
    })

    it.each(Object.entries(readers))(
      'BOOK-31 %s leaves a text that nobody could mean as it is',
      (_name, read) => {
        const long = ' mary@example.com '.repeat(200)
        expect(read(long)).toBe(long)
      },
    )

    it('BOOK-19 what is read of an address is one, or it is the text as it was written', () => {
      fc.assert(
        fc.property(text, (written) => {
          const read = readEmail(written)
          if (email(written, 'email') !== null || isBlank(written)) expect(read).toBe(written)
          else expect(read).toMatch(/^[^\s@<>,;:"()[\]]+@[^\s@]+\.[^\s@.]{2,}$/u)
          expect(email(read, 'email')).toEqual(email(written, 'email'))
        }),
        { numRuns: runs },
      )
    })

    it('BOOK-19 a name that is read is judged as it was before, and keeps its letters and digits', () => {
      const letters = (name: string) =>
        name.normalize('NFC').replace(/[^\p{L}\p{N}]|[\u115F\u1160\u3164\uFFA0]/gu, '')
      fc.assert(
        fc.property(text, (written) => {
          expect(personName(readName(written), 'name')).toEqual(personName(written, 'name'))
          expect(letters(readName(written))).toBe(letters(written.replace(/[^\p{L}\p{N}\p{M}]|\u034F/gu, '')))
        }),
        { numRuns: runs },
      )
    })

    it('BOOK-10 a text without one flight number stays as it was written', () => {
      fc.assert(
        fc.property(text, (written) => {
          if (flightNumber(written, 'arrivalNumber')) expect(readFlight(written)).toBe(written)
        }),
        { numRuns: runs },
      )
    })

    it('BOOK-55 no text of up to its limit goes out shorter than it was written', () => {
      const letter = fc.constantFrom(...'aЖ李אก7😀')
      const of = (max: number) =>
        fc.string({ unit: letter, minLength: 1, maxLength: max }).filter((one) => one.length <= max)
      const sender = { userId: null, lang: 'en', moduleType: 'booking', platform: 'web' } as const
      const offer = createOffer({ routeType: 'AIRPORT_SUBURB' })
      const texts = fc.record({
        name: of(nameLimit),
        sign: of(rideFields.sign.limit),
        notes: of(partyFields.notes.limit),
        arrivalTerminal: of(textLimits.terminal),
        tripReference: of(100),
        internalNumber: of(100),
      })
      fc.assert(
        fc.property(texts, ({ name, sign, notes, arrivalTerminal, tripReference, internalNumber }) => {
          const draft = createFullDraft({ offer, sign, notes, tripReference, internalNumber })
          const [first] = draft.passengers
          const trip = fromTrip(
            {
              ...draft,
              form: { ...draft.form, arrivalTerminal },
              passengers: first ? [{ ...first, name }] : [],
            },
            sender,
          )
          expect(trip).toMatchObject({
            passengers: [{ name }],
            text_tablet: sign,
            comment: notes,
            arrival_terminal: arrivalTerminal,
            reference_trip: tripReference,
            internal_number: internalNumber,
          })
        }),
        { numRuns: runs },
      )
    })
  })
}
