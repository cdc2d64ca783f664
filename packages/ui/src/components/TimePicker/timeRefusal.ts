import type { Words } from '../../messages/words.ts'
import { fill } from '../../private/edit/fill.ts'
import { localDigits } from '../../private/edit/localDigits.ts'
import { shortText } from '../../private/edit/shortText.ts'
import type { TimeReading } from '../../private/moment/readMoment.ts'
import type { TimeForm } from './timeForm.ts'
import { isUnreal } from './timeInput.ts'
import type { TimeInvalid } from './timePickerOptions.ts'

/** Reason why a text is not accepted, for the host, with the message for the person. */
export function timeRefusal(
  words: Words['timePicker'],
  written: string,
  asked: TimeReading | null,
  locale: string,
  form: TimeForm,
): { reason: TimeInvalid; words: string } {
  const reason: TimeInvalid = asked && 'ask' in asked ? asked.ask : 'unread'
  const choices = asked && 'ask' in asked ? localDigits(asked.choices.map(form.show).join(', '), locale) : ''
  const values = {
    text: shortText(written),
    choices,
    form: form.named(words.form),
    example: localDigits(form.show('09:30'), locale),
  }
  return {
    reason,
    words: fill(words[reason === 'unreal' ? 'none' : reason], values),
  }
}

/** Message that the mask has replaced a typed time which does not exist; null if it has not. */
export const timeCaution = (
  words: Words['timePicker'],
  signs: string,
  time: string,
  locale: string,
): string | null =>
  isUnreal(signs)
    ? fill(words.unreal, { typed: localDigits(signs, locale), time: localDigits(time, locale) })
    : null
