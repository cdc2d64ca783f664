import { Button, Dialog } from '@wherry/ui'
import type { Editor } from '../resource/useEditor.ts'
import { lookDifferences } from '../rules/editor.ts'
import * as css from './EditorScreen.css.ts'
import { type EditorWords, fieldName, valueInWords } from './editorWords.ts'
import type { LeaveGuard } from './useLeaveGuard.ts'

interface QuestionProps {
  words: EditorWords
}

export interface ResetDialogProps extends QuestionProps {
  isOpen: boolean
  onOpenChange(isOpen: boolean): void
  onReset(): void
}

/** Asks for a confirmation before a reset to the defaults (EDITOR-08). */
export function ResetDialog({ words: { t }, isOpen, onOpenChange, onReset }: ResetDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('editor.reset.title')}
      description={t('editor.reset.text')}
      footer={
        <>
          <Button variant="outline" onClick={() => onOpenChange(false)}>
            {t('editor.reset.cancel')}
          </Button>
          <Button
            tone="critical"
            onClick={() => {
              onOpenChange(false)
              onReset()
            }}
          >
            {t('editor.reset.confirm')}
          </Button>
        </>
      }
    />
  )
}

/** Asks for a confirmation before the person leaves unsaved changes (EDITOR-10). */
export function LeaveDialog({ words: { t }, guard }: QuestionProps & { guard: LeaveGuard }) {
  return (
    <Dialog
      isOpen={guard.isAsking}
      onOpenChange={(isOpen) => {
        if (!isOpen) guard.stay()
      }}
      title={t('editor.leave.title')}
      description={t('editor.leave.text')}
      footer={
        <>
          <Button variant="outline" onClick={guard.stay}>
            {t('editor.leave.stay')}
          </Button>
          <Button tone="critical" onClick={guard.leave}>
            {t('editor.leave.leave')}
          </Button>
        </>
      }
    />
  )
}

export interface ConflictDialogProps extends QuestionProps {
  editor: Editor
  onResolve(whose: 'mine' | 'theirs'): void
}

/**
 * Dialog after somebody else has saved: both versions side by side, field by field. The person chooses one,
 * so nothing is lost silently (EDITOR-07).
 */
export function ConflictDialog({ editor, words, onResolve }: ConflictDialogProps) {
  const { t } = words
  const { look, state, closeConflict } = editor
  const { theirs, status } = state
  const fields = theirs ? lookDifferences(look, theirs.look) : []
  return (
    <Dialog
      isOpen={status === 'conflict'}
      onOpenChange={(isOpen) => {
        if (!isOpen) closeConflict()
      }}
      size="full"
      title={t('editor.conflict.title')}
      description={t('editor.conflict.text')}
      footer={
        <>
          <Button variant="outline" onClick={() => onResolve('theirs')}>
            {t('editor.conflict.take')}
          </Button>
          <Button onClick={() => onResolve('mine')}>{t('editor.conflict.keep')}</Button>
        </>
      }
    >
      {theirs && (
        <div className={css.differences}>
          {fields.length === 0 && <p>{t('editor.conflict.same')}</p>}
          {fields.map((field) => (
            <section key={field} className={css.difference}>
              <h3 className={css.differenceName}>{fieldName(field, words)}</h3>
              <p className={css.side}>
                <span className={css.sideName}>{t('editor.conflict.mine')}</span>
                <bdi>{valueInWords(look, field, words)}</bdi>
              </p>
              <p className={css.side}>
                <span className={css.sideName}>{t('editor.conflict.theirs')}</span>
                <bdi>{valueInWords(theirs.look, field, words)}</bdi>
              </p>
            </section>
          ))}
        </div>
      )}
    </Dialog>
  )
}
