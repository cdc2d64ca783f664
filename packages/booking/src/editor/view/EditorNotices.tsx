import { Button, Notice } from '@wherry/ui'
import { isolate } from '../../kernel/format/outside.ts'
import { type SettingsNote, textOf } from '../../landing/index.ts'
import type { Editor } from '../resource/useEditor.ts'
import * as css from './EditorScreen.css.ts'
import { type EditorWords, fieldName } from './editorWords.ts'

interface NoticeProps {
  editor: Editor
  words: EditorWords
}

/** Notice about a failed save; it stays until the next one (EDITOR-07). */
export function FailureNotice({ editor, words: { t }, onSave }: NoticeProps & { onSave(): void }) {
  const { error, status } = editor.state
  if (!error) return null
  const { reason, message } = error
  return (
    <Notice
      tone="critical"
      title={t('editor.failure.title')}
      action={
        <Button variant="outline" size="s" isLoading={status === 'saving'} onClick={onSave}>
          {t('editor.failure.again')}
        </Button>
      }
    >
      {t('USP.Editor.SaveError')}{' '}
      {reason === 'refused' ? message && isolate(message, 300) : t(`editor.failure.${reason}`)}
    </Notice>
  )
}

/** Notice about stored settings that could not be used, and the defaults in their place (LAND-03). */
export function BrokenNotice({ editor, words }: NoticeProps) {
  const { t } = words
  const { look, state, notes } = editor
  // A text that is being edited has its errors at its field, so it is left out here.
  const stored = notes.filter(
    (note) => note.kind === 'broken' || textOf(look, note.text) === textOf(state.saved, note.text),
  )
  if (stored.length === 0) return null
  const isBroken = stored.some(({ kind }) => kind === 'broken')
  return (
    <Notice
      className={css.across}
      tone="caution"
      title={isBroken ? t('editor.broken.title') : t('editor.broken.textOnly')}
    >
      {isBroken && <p>{t('editor.broken.text')}</p>}
      <ul className={css.notes}>
        {stored.map((note) => (
          <li key={JSON.stringify(note)}>{noteInWords(note, words)}</li>
        ))}
      </ul>
    </Notice>
  )
}

function noteInWords(note: SettingsNote, words: EditorWords): string {
  const { t } = words
  switch (note.kind) {
    case 'broken':
      return t('editor.broken.setting', { field: fieldName(note.setting, words) })
    case 'tooLong':
      return t('editor.broken.tooLong', { field: fieldName(note.text, words), max: note.max })
    case 'markup':
      return t(note.isEmpty ? 'editor.broken.nothing' : 'editor.broken.markup', {
        field: fieldName(note.text, words),
      })
  }
}
