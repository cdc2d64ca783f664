import { Skeleton } from '@wherry/ui'
import { useEffect } from 'react'
import { useModule } from '../../module/module.tsx'
import { useSettings } from '../../module/visitor/useSettings.ts'
import { lazyPart } from '../../view/lazy.tsx'
import { loadEditorGate } from '../lazy.ts'
import type { EditorGateProps } from './EditorGate.tsx'

const EditorGate = lazyPart<EditorGateProps>(loadEditorGate)

/** The editor as a page of an app. Its code is loaded only for a partner and never in a frame (SHELL-07). */
export function EditorPage(props: EditorGateProps) {
  const { onClosed } = props
  const { config, platform } = useModule()
  const { user, error } = useSettings()
  const isClosed = config.framed || platform.framed || error !== null || (user && user.role !== 'partner')
  useEffect(() => {
    if (isClosed) onClosed()
  }, [isClosed, onClosed])
  if (isClosed || !user) return <Skeleton height={282} radius={16} />
  return <EditorGate {...props} />
}
