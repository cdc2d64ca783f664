import { ErrorScreen } from '@wherry/ui'
import { Suspense, useEffect } from 'react'
import { useMayEdit } from '../../hooks/useMayEdit.ts'
import { useModuleSettings } from '../../hooks/useModuleSettings.ts'
import { useT } from '../../hooks/useT.ts'
import { lazyPart } from '../shared/lazyPart.tsx'
import { useSaid } from '../shared/useSaid.ts'
import type { EditorScreenProps } from './EditorScreen.tsx'
import { EditorSkeleton } from './EditorSkeleton.tsx'

const EditorScreen = lazyPart<EditorScreenProps>(
  async () => (await import('./EditorScreen.tsx')).EditorScreen,
)

export interface EditorGateProps extends EditorScreenProps {
  /** The visitor may not edit, or there is nothing to edit: the finder is their page (SHELL-06, SHELL-08). */
  onClosed(): void
  /** The address names the editor: settings that could not be read are told instead of closing it. @default false */
  isNamed?: boolean
}

/** Opens the editor to those who may edit (SHELL-07); its code and the colour engine come for nobody else. */
export function EditorGate({ onClosed, isNamed = false, onTitle }: EditorGateProps) {
  const mayEdit = useMayEdit()
  const { status, retry } = useModuleSettings()
  const isFailed = isNamed && status === 'failed'
  const isClosed = mayEdit === false && !isFailed
  useEffect(() => {
    if (isClosed) onClosed()
  }, [isClosed, onClosed])
  const t = useT()
  // Skeletons take turns until it is there: the wait is one, and is said once.
  useSaid(t('common.loading'))
  if (isFailed) return <EditorFailed onRetry={retry} />
  if (!mayEdit) return <EditorSkeleton />
  return (
    <Suspense fallback={<EditorSkeleton />}>
      <EditorScreen onTitle={onTitle} />
    </Suspense>
  )
}

/** The settings could not be read: nothing is changed, and they are asked for again. */
function EditorFailed({ onRetry }: { onRetry(): void }) {
  const t = useT('editor')
  return (
    <ErrorScreen title={t('editor.failed.title')} onReload={onRetry}>
      {t('editor.failed.text')}
    </ErrorScreen>
  )
}
