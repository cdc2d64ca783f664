import { mayEdit } from '../domain/mayEdit.ts'
import { useModuleCore } from './module.tsx'
import { useModuleSettings } from './useModuleSettings.ts'
import { useSettings } from './useSettings.ts'

/** Whether the visitor may edit the settings of their partner (SHELL-07). Null: not known yet. */
export function useMayEdit(): boolean | null {
  const { config, platform, client } = useModuleCore()
  const { user, error } = useSettings()
  const { status, ...owner } = useModuleSettings()
  const framed = config.framed || platform.framed
  if (framed || !client.core.isSignedIn() || error || (user && user.role !== 'partner')) return false
  if (!user || status === 'waiting') return null
  return mayEdit(user, owner, framed)
}
