import { latinDigits } from '../../private/edit/latinDigits.ts'
import type { TextEdit } from '../../private/edit/textEdit.ts'
import type { TimeReading } from '../../private/moment/readMoment.ts'
import { editTime, textBefore } from './timeInput.ts'

interface KeyedTime {
  /** Text of the field before the key. */
  text: string
  /** Characters typed so far, with the letters that the mask removes. */
  signs: string
  read: (written: string) => TimeReading | null
}

/** Handles one key in a masked 24-hour text: returns the new text, and the time if letters name one. */
export function timeByKey(edit: TextEdit, { text, signs, read }: KeyedTime) {
  const next = editTime(edit)
  const isOn = edit.kind === 'inserted' && !edit.end
  const before = isOn && edit.start === text && signs ? signs : textBefore(edit)
  const now = isOn ? before + latinDigits(edit.inserted) : next.meant
  const heard = isOn && /\p{L}/u.test(now) ? read(now) : null
  const meant = heard && 'time' in heard ? heard : null
  const shown = meant?.time ?? next.text
  return { now, isOn, meant, shown, caret: meant ? shown.length : next.caret }
}
