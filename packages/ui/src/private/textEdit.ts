/** A text and its selection, in UTF-16 units; without a selection both ends are the caret's place. */
export interface Selected {
  text: string
  start: number
  end: number
}

/** One change of a field's text, as the browser tells it. */
export type TextEdit =
  /** `inserted` came between `start` and `end`, in place of `removed`. */
  | {
      kind: 'inserted'
      start: string
      inserted: string
      removed: string
      end: string
      /** A single character from a key: a mask goes on with it. Anything else was written elsewhere and is read whole. */
      isTyped: boolean
    }
  /** `removed` stood between `start` and `end`. */
  | {
      kind: 'deleted'
      start: string
      removed: string
      end: string
      /** The Delete key, which leaves the caret before what follows. */
      isForward: boolean
    }
  /** All of the text is new: pasted over a selected text, filled in by the browser, dictated, set by a script. */
  | { kind: 'replaced'; text: string }

/** Types of an input event whose text comes from a key. */
const typing = new Set(['insertText', 'insertCompositionText', 'insertFromComposition'])

/**
 * Tells one edit from the selection before it and the type of the input event, never by comparing texts: two texts
 * with as many digits may be two numbers.
 *
 * @param before the field when `beforeinput` came; null where none came, as with a form filled in by the browser
 * @param inputType of the input event; '' where it has none
 * @param text of the field after the edit
 * @param caret after the edit
 */
export function textEdit(before: Selected | null, inputType: string, text: string, caret: number): TextEdit {
  const replaced: TextEdit = { kind: 'replaced', text }
  if (!before) return replaced
  const isDeletion = inputType.startsWith('delete')
  // Programs that type, such as a partner's tests, tell the caret's place only afterwards.
  const isOneMore = typing.has(inputType) && text.slice(0, caret - 1) + text.slice(caret) === before.text
  const [from, to] = isOneMore ? [caret - 1, caret - 1] : [before.start, before.end]
  const start = isDeletion ? text.slice(0, caret) : before.text.slice(0, from)
  const end = isDeletion ? text.slice(caret) : before.text.slice(to)
  const whole = isDeletion ? before.text : text
  // A drop or a correction may land beside the selection: all that is known then is the new text.
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

/** The text that an edit leads to before anybody has read it. */
export const textAfter = (edit: TextEdit): string => {
  if (edit.kind === 'replaced') return edit.text
  return edit.start + (edit.kind === 'inserted' ? edit.inserted : '') + edit.end
}
