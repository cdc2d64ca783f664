import { ErrorScreen } from '@wherry/ui'
import { Suspense, useEffect } from 'react'
import { useModuleSettings } from '../../module/look/useModuleSettings.ts'
import { useT } from '../../module/useT.ts'
import { lazyPart } from '../../view/lazy.tsx'
import { useSaid } from '../../view/useSaid.ts'
import { useMayEdit } from '../resource/useMayEdit.ts'
import type { EditorScreenProps } from './EditorScreen.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'

const EditorScreen = lazyPart<EditorScreenProps>(() =>
  import('./EditorScreen.tsx').then((part) => part.EditorScreen),
)

export interface EditorGateProps extends EditorScreenProps {
  /**
   * Called if the visitor may not edit or there is nothing to edit; goes to the finder (SHELL-06, SHELL-08).
   */
  onClosed(): void
  /**
   * True if the address names the editor. Then a failure to read the settings is shown instead of closing the
   * editor. @default false
   */
  isNamed?: boolean
}

/**
 * Opens the editor for users who may edit (SHELL-07). Its code and the colour engine are loaded for nobody
 * else.
 */
export function EditorGate({ onClosed, isNamed = false, onTitle }: EditorGateProps) {
  const mayEdit = useMayEdit()
  const { status, retry } = useModuleSettings()
  const isFailed = isNamed && status === 'failed'
  const isClosed = mayEdit === false && !isFailed
  useEffect(() => {
    if (isClosed) onClosed()
  }, [isClosed, onClosed])
  const t = useT()
  // Several skeletons follow each other, but the wait is announced once.
  useSaid(t('common.loading'))
  if (isFailed) return <EditorFailed onRetry={retry} />
  if (!mayEdit) return <EditorSkeleton />
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <EditorScreen onTitle={onTitle} />
    </Suspense>
  )
}

/** Screen if the settings could not be read, with a retry. */
function EditorFailed({ onRetry }: { onRetry(): void }) {
  const t = useT('editor')
  return (
    <ErrorScreen title={t('editor.failed.title')} onReload={onRetry}>
      {t('editor.failed.text')}
    </ErrorScreen>
  )
}
