import { latinDigits } from './latinDigits.ts'

/** A text and its selection, in UTF-16 units; without a selection both ends are the position of the caret. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** One change of a field's text, from the browser's events. */
export type TextEdit =
  /** `inserted` replaces `removed` between `start` and `end`. */
  | {
      kind: 'inserted'
      start: string
      inserted: string
      removed: string
      end: string
      /** True for a single typed character, to which a mask applies. Any other text is parsed as a whole. */
      isTyped: boolean
    }
  /** `removed` was between `start` and `end`. */
  | {
      kind: 'deleted'
      start: string
      removed: string
      end: string
      /** True for the Delete key, which deletes after the caret. */
      isForward: boolean
    }
  /** The whole text is new: pasted over a selected text, filled in by the browser, dictated, set by a script. */
  | { kind: 'replaced'; text: string }

/** Types of input events for typed text. */
const typing = new Set(['insertText', 'insertCompositionText', 'insertFromComposition'])

/**
 * Derives an edit from the selection before it and the type of the input event. It does not compare texts, since two
 * texts with the same number of digits may be two different numbers.
 *
 * @param before the field at `beforeinput`; null without this event, as with a form filled in by the browser
 * @param inputType type of the input event; '' if it has none
 * @param text text of the field after the edit
 * @param caret position of the caret after the edit
 */
export function textEdit(before: Selected | null, inputType: string, text: string, caret: number): TextEdit {
  const replaced: TextEdit = { kind: 'replaced', text }
  if (!before) return replaced
  const isDeletion = inputType.startsWith('delete')
  // Programs that type, such as a partner's tests, set the caret only afterwards.
  const isOneMore = typing.has(inputType) && text.slice(0, caret - 1) + text.slice(caret) === before.text
  const [from, to] = isOneMore ? [caret - 1, caret - 1] : [before.start, before.end]
  const start = isDeletion ? text.slice(0, caret) : before.text.slice(0, from)
  const end = isDeletion ? text.slice(caret) : before.text.slice(to)
  const whole = isDeletion ? before.text : text
  // A drop or a correction may change text outside the selection: then only the new text is known.
  if (whole.length < start.length + end.length || !whole.startsWith(start) || !whole.endsWith(end))
    return replaced
  const middle = whole.slice(start.length, whole.length - end.length)
  if (isDeletion)
    return { kind: 'deleted', start, removed: middle, end, isForward: /Forward$/.test(inputType) }
  const isTyped = typing.has(inputType) && [...middle].length === 1
  if (!isTyped && start === '' && end === '') return replaced
  return {
    kind: 'inserted',
    start,
    inserted: middle,
    removed: before.text.slice(from, to),
    end,
    isTyped,
  }
}

/** An edit with its digits converted to 0 to 9, if its result then fits the mask; else the unchanged edit. */
export function inLatinDigits(edit: TextEdit, isMasked: (text: string) => boolean): TextEdit {
  const whole = textAfter(edit)
  const latin = latinDigits(whole)
  if (latin === whole || !isMasked(latin)) return edit
  if (edit.kind === 'replaced') return { kind: 'replaced', text: latin }
  const [start, removed, end] = [edit.start, edit.removed, edit.end].map(latinDigits) as [
    string,
    string,
    string,
  ]
  if (edit.kind === 'deleted') return { ...edit, start, removed, end }
  return { ...edit, start, removed, end, inserted: latinDigits(edit.inserted) }
}

/** The raw text after an edit, not normalised yet. */
export const textAfter = (edit: TextEdit): string => {
  if (edit.kind === 'replaced') return edit.text
  return edit.start + (edit.kind === 'inserted' ? edit.inserted : '') + edit.end
}
