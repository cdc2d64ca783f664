import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup, render } from 'vitest-browser-react'
import { DatePicker } from '../../components/DatePicker/DatePicker.tsx'
import { TimePicker } from '../../components/TimePicker/TimePicker.tsx'
import { moduleDates } from '../../testing/moduleDates.ts'
import { fillIn } from '../../testing/screenKeyboard.ts'
import { ThemeProvider } from '../../themes/ThemeProvider.tsx'
import { longest } from './plainText.ts'
import { loadMomentReader } from './useMomentReader.ts'

const today = '2026-11-25'
const runs = 60
/** The value that the field gave out last. */
let given: string | null = null

const fields = {
  'UI-04 a time': () => <TimePicker label="Moment" today={today} onChange={(time) => (given = time)} />,
  'UI-03 a day': () => <DatePicker label="Moment" today={today} onChange={(day) => (given = day)} />,
}

/** Texts as people paste them, and any signs. */
const text = fc.oneof(
  fc.constantFrom(
    ...['9', '930', '0945', '9:5', '9:30', '21.30', '9 pm', '9 вечера', '9-10', 'noon', '25:70', '9;30'],
    ...[
      '5.12.2026',
      '05122026',
      '5 December',
      '2026-12-05T09:30',
      '05/06/2027',
      '5-7 December',
      '31.02.2027',
    ],
    ...['este 9', 'BA117', 'in 2 hours', 'soon', '1', '12', '2026', 'x'.repeat(longest), '9'.repeat(300)],
  ),
  fc.string({ unit: fc.constantFrom(...'0123456789:.-/ apmвечера年月日'), minLength: 1, maxLength: 20 }),
)

const input = () => page.getByRole(role).element() as HTMLInputElement
let role: 'combobox' | 'textbox' = 'textbox'
const drawn = () => new Promise((done) => setTimeout(done))
const stands = () => ({ text: input().value, isInvalid: input().getAttribute('aria-invalid') })
const shows = () => ({ ...stands(), value: given })

async function replace(by: string) {
  const field = input()
  field.setSelectionRange(0, field.value.length)
  fillIn(field, by, { inputType: by ? 'insertFromPaste' : 'deleteContentBackward' })
  await drawn()
}
const key = async (name: string, about: KeyboardEventInit = {}) => {
  const event = { key: name, bubbles: true, cancelable: true, ...about }
  input().dispatchEvent(new KeyboardEvent('keydown', event))
  await drawn()
}

async function stand(name: keyof typeof fields) {
  await loadMomentReader()
  given = null
  role = name === 'UI-04 a time' ? 'combobox' : 'textbox'
  await render(<ThemeProvider {...moduleDates}>{fields[name]()}</ThemeProvider>)
  await userEvent.click(input())
}

describe.each(Object.keys(fields) as (keyof typeof fields)[])(
  '%s, written over what stands there',
  (name) => {
    afterEach(cleanup)

    it(`${name} is read as it is read in an empty field`, { timeout: 120_000 }, async () => {
      await stand(name)
      await fc.assert(
        fc.asyncProperty(text, text, async (former, written) => {
          await replace('')
          await replace(written)
          // A part of a time goes out once Enter or leaving the field has made it whole.
          await key('Enter')
          const inEmpty = shows()
          await replace(former)
          await replace(written)
          await key('Enter')
          expect(shows()).toEqual(inEmpty)
        }),
        { numRuns: runs },
      )
    })

    it(`${name} that is not understood keeps every sign, up to any length`, {
      timeout: 120_000,
    }, async () => {
      await stand(name)
      await fc.assert(
        fc.asyncProperty(text, async (written) => {
          await replace('')
          await replace(written)
          const { text: shown, value } = shows()
          // A whole day that is none to be had, 29 February years away, was understood all the same.
          if (value !== null || shown === written || /^\d\d\.\d\d\.\d{4}$/.test(shown)) return
          // A part of a mask is drawn as one, with all of its digits: 9 of a date as 09.
          expect(shown.replace(/[^1-9]/g, '')).toBe(written.replace(/[^1-9]/g, ''))
          expect(written).not.toMatch(/\p{L}/u)
        }),
        { numRuns: runs },
      )
    })

    it(`${name} comes back by undo, sign by sign, and goes again by redo`, { timeout: 120_000 }, async () => {
      await stand(name)
      await fc.assert(
        fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 5 }), async (all) => {
          await replace('')
          const seen = [stands()]
          for (const written of all) {
            const before = input().value
            await replace(written)
            const now = input().value
            // A text put over one that reads the same is a step, too, and so is the very same text: browsers do the same.
            if (now !== before || now !== '') seen.push(stands())
          }
          for (const former of seen.slice(0, -1).reverse()) {
            await key('z', { code: 'KeyZ', ctrlKey: true })
            expect(stands()).toEqual(former)
          }
          for (const later of seen.slice(1)) {
            await key('y', { code: 'KeyY', ctrlKey: true })
            expect(stands()).toEqual(later)
          }
        }),
        { numRuns: runs },
      )
    })
  },
)
