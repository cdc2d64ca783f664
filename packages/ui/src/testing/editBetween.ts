import type { TextEdit } from '../private/edit/textEdit.ts'

/**
 * The edit between two texts, for tests without events; a real field gets it from its browser.
 *
 * @param caret position of the caret after the edit
 * @param isForward true for a deletion by the Delete key. @default false
 */
export function editBetween(text: string, caret: number, before: string, isForward = false): TextEdit {
  const end = before.endsWith(text.slice(caret)) ? text.slice(caret) : ''
  const given = text.slice(0, text.length - end.length)
  const gone = before.slice(0, before.length - end.length)
  let same = 0
  while (same < given.length && given[same] === gone[same]) same++
  const [start, inserted, removed] = [given.slice(0, same), given.slice(same), gone.slice(same)]
  if (!inserted) return { kind: 'deleted', start, removed, end, isForward }
  return { kind: 'inserted', start, inserted, removed, end, isTyped: [...inserted].length === 1 }
}
