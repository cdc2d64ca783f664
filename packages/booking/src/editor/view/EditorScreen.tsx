import { Button, Dialog, useAnnounce } from '@wherry/ui'
import { createTheme } from '@wherry/ui/accent'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { Look } from '../../kernel/model/moduleSettings.ts'
import { accountSettingsUrl } from '../../module/config/rides.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useSettings } from '../../module/visitor/useSettings.ts'
import { type Editor, useEditor } from '../resource/useEditor.ts'
import { ConflictDialog, LeaveDialog, ResetDialog } from './EditorDialogs.tsx'
import { EditorForm } from './EditorForm.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { BrokenNotice, FailureNotice } from './EditorNotices.tsx'
import { EditorPreview } from './EditorPreview.tsx'
import * as css from './EditorScreen.css.ts'
import { besideFrom, headHeight } from './EditorScreen.css.ts'
import { EditorSkeleton } from './EditorSkeleton.tsx'
import { useEditorWords } from './editorWords.ts'
import type { TextLang } from './TextsSection.tsx'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useShortcuts } from './useShortcuts.ts'

export interface EditorScreenProps {
  /** The document's title, in the visitor's language. */
  onTitle?: ((title: string) => void) | undefined
}

/** The editor of a partner's module settings; for those who may edit them (SHELL-07). */
export function EditorScreen({ onTitle }: EditorScreenProps) {
  const editor = useEditor()
  return editor ? <OpenEditor key={editor.partnerId} editor={editor} onTitle={onTitle} /> : <EditorSkeleton />
}

function OpenEditor({ editor, onTitle }: EditorScreenProps & { editor: Editor }) {
  const { config } = useModuleCore()
  const { user } = useSettings()
  const words = useEditorWords()
  const { t, lang, serviceLang } = words
  const page = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLElement>(null)
  const isBeside = useBeside(page)
  useHeadHeight(page, head)
  const [isOpen, setOpen] = useState(false)
  // Closes the dialog of the settings when the form is beside the preview again. Else a later narrow window
  // would open it over another dialog.
  if (isBeside && isOpen) setOpen(false)
  const [isResetting, setResetting] = useState(false)
  const [textLang, setTextLang] = useState<TextLang>(serviceLang === 'ru' ? 'ru' : 'en')
  /** Language of the preview. Null: the visitor's language. */
  const [previewLang, setPreviewLang] = useState<TextLang | null>(null)
  const changeTextLang = useCallback((next: TextLang) => {
    setTextLang(next)
    setPreviewLang(next)
  }, [])
  const guard = useLeaveGuard(editor.isDirty, editor.discard)
  const acts = useActs(editor, words)
  const theme = useDraftTheme(editor.look)
  const isConflict = editor.state.status === 'conflict'
  useShortcuts(page, preview, acts, isResetting || isConflict || guard.isAsking)

  const title = t('editor.document')
  useEffect(() => onTitle?.(title), [title, onTitle])

  const bookingTab = accountSettingsUrl(config.accountUrl, serviceLang, 'booking')
  const form = (
    <EditorForm
      editor={editor}
      words={words}
      theme={theme}
      textLang={textLang}
      onTextLang={changeTextLang}
      onAccount={guard.leaveTo}
      isModal={!isBeside}
    />
  )
  return (
    <div ref={page} className={css.page}>
      <div ref={head} className={css.head}>
        <EditorHeader
          editor={editor}
          words={words}
          accountUrl={bookingTab}
          onAccount={() => guard.leaveTo(bookingTab)}
          onUndo={acts.undo}
          onRedo={acts.redo}
          onReset={() => setResetting(true)}
          onSave={acts.save}
          onSettings={isBeside ? undefined : () => setOpen(true)}
        />
        <FailureNotice editor={editor} words={words} onSave={acts.save} />
      </div>
      <BrokenNotice editor={editor} words={words} />
      {isBeside ? (
        <section aria-label={t('editor.form')}>{form}</section>
      ) : (
        <Dialog
          isOpen={isOpen}
          onOpenChange={setOpen}
          className={css.settings}
          title={t('editor.settings')}
          footer={<Button onClick={() => setOpen(false)}>{t('editor.points.done')}</Button>}
        >
          {form}
        </Dialog>
      )}
      <EditorPreview
        words={words}
        shown={{ partnerId: editor.partnerId, settings: editor.settings, user }}
        theme={theme}
        lang={previewLang ?? lang}
        previewRef={preview}
      />
      <ResetDialog words={words} isOpen={isResetting} onOpenChange={setResetting} onReset={acts.reset} />
      <ConflictDialog editor={editor} words={words} onResolve={acts.resolve} />
      <LeaveDialog words={words} guard={guard} />
    </div>
  )
}

/** Theme of a draft: solved from its own accent as for customers, else a theme's name. */
function useDraftTheme({ theme, accent }: Look) {
  return useMemo(
    () => (accent === null ? theme : createTheme({ accent: accent.toLowerCase(), base: theme })),
    [theme, accent],
  )
}

/** Actions of the bar and the shortcuts; each announces its result. */
function useActs(editor: Editor, { t }: ReturnType<typeof useEditorWords>) {
  const announce = useAnnounce()
  const { canUndo, canRedo, canSave, undo, redo, save, reset, resolve, state } = editor
  const isSaving = state.status === 'saving'
  const tell = (isSaved: boolean) => {
    if (isSaved) announce(t('editor.savedText'))
  }
  const { error } = state
  useEffect(() => {
    if (error) announce(`${t('editor.failure.title')}. ${t('USP.Editor.SaveError')}`, 'assertive')
  }, [announce, error, t])
  return {
    undo() {
      if (!canUndo || isSaving) return
      undo()
      announce(t('editor.undone'))
    },
    redo() {
      if (!canRedo || isSaving) return
      redo()
      announce(t('editor.redone'))
    },
    save() {
      if (canSave) void save().then(tell)
    },
    reset: () => void reset().then(tell),
    resolve(whose: 'mine' | 'theirs') {
      announce(t(whose === 'mine' ? 'editor.conflict.kept' : 'editor.conflict.taken'))
      void resolve(whose).then((isDone) => tell(isDone && whose === 'mine'))
    },
  }
}

/**
 * True if the form is beside the preview (EDITOR-02). It depends on the width of our own root, not of the
 * window.
 */
function useBeside(inside: RefObject<HTMLElement | null>): boolean {
  const [isBeside, setBeside] = useState(true)
  useLayoutEffect(() => {
    const root = inside.current?.closest('.wherry-root')
    if (!root) return
    const look = () => {
      const { width } = root.getBoundingClientRect()
      // A hidden page has no width, but it is not narrow. Its form keeps its open parts and the focus.
      if (width > 1) setBeside(width >= besideFrom)
    }
    look()
    const watch = new ResizeObserver(look)
    watch.observe(root)
    return () => watch.disconnect()
  }, [inside])
  return isBeside
}

/** Sets the height of the sticky head in the page's styles. A notice and large text make it higher. */
function useHeadHeight(page: RefObject<HTMLElement | null>, head: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const name = headHeight.slice('var('.length, -1)
    const watch = new ResizeObserver(() => {
      const height = head.current?.offsetHeight ?? 0
      page.current?.style.setProperty(name, `max(80px, ${height}px)`)
    })
    if (head.current) watch.observe(head.current)
    return () => watch.disconnect()
  }, [page, head])
}
