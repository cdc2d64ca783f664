import { ArrowLeftIcon, Badge, Button, ButtonLink, GearIcon, RedoIcon, UndoIcon } from '@wherry/ui'
import type { MouseEvent } from 'react'
import type { Editor } from '../resource/useEditor.ts'
import * as css from './EditorScreen.css.ts'
import type { EditorWords } from './editorWords.ts'

export interface EditorHeaderProps {
  editor: Editor
  words: EditorWords
  /** Address of the account page's booking tab (EDITOR-09). */
  accountUrl: string
  /** Opens the account page; asks first if there are unsaved changes. */
  onAccount(): void
  onUndo(): void
  onRedo(): void
  /** Opens the question about a reset. */
  onReset(): void
  onSave(): void
  /** Opens the settings. Undefined: they are beside the preview. */
  onSettings: (() => void) | undefined
}

/** Bar of the editor: the way back, a mark of unsaved changes, undo and redo, reset, save. */
export function EditorHeader({ editor, words, accountUrl, onAccount, ...acts }: EditorHeaderProps) {
  const { t } = words
  const { state, isDirty, canUndo, canRedo, canSave } = editor
  const isSaving = state.status === 'saving'
  return (
    <div className={css.bar}>
      <ButtonLink
        variant="plain"
        size="s"
        flush="start"
        href={accountUrl}
        onClick={(event) => {
          if (!isPlain(event)) return
          event.preventDefault()
          onAccount()
        }}
      >
        <ArrowLeftIcon size={16} />
        {t('editor.account')}
      </ButtonLink>
      <h1 className={css.title} tabIndex={-1}>
        {t('editor.title')}
      </h1>
      {isDirty ? (
        <Badge tone="caution">{t('editor.unsaved')}</Badge>
      ) : (
        state.status === 'saved' && <Badge tone="positive">{t('editor.saved')}</Badge>
      )}
      <span className={css.grow} />
      <span className={css.tools}>
        <Button
          variant="plain"
          isIconOnly
          aria-label={t('editor.undo')}
          aria-keyshortcuts="Control+Z Meta+Z"
          aria-disabled={!canUndo || isSaving || undefined}
          onClick={acts.onUndo}
        >
          <UndoIcon />
        </Button>
        <Button
          variant="plain"
          isIconOnly
          aria-label={t('editor.redo')}
          aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
          aria-disabled={!canRedo || isSaving || undefined}
          onClick={acts.onRedo}
        >
          <RedoIcon />
        </Button>
      </span>
      <Button variant="plain" isDisabled={isSaving} onClick={acts.onReset}>
        {t('editor.reset.action')}
      </Button>
      <span className={css.rowEnd} />
      <Button
        className={css.wideAction}
        isLoading={isSaving}
        aria-disabled={!(canSave || isSaving) || undefined}
        aria-keyshortcuts="Control+S Meta+S"
        onClick={acts.onSave}
      >
        {t('editor.save')}
      </Button>
      {acts.onSettings && (
        <Button className={css.wideAction} variant="outline" aria-haspopup="dialog" onClick={acts.onSettings}>
          <GearIcon />
          {t('editor.settings')}
        </Button>
      )}
    </div>
  )
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey
