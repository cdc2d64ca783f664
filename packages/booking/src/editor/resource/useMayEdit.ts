import { useModuleSettings } from '../../module/look/useModuleSettings.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useSettings } from '../../module/visitor/useSettings.ts'
import { mayEdit } from '../rules/mayEdit.ts'

/** True if the visitor may edit the settings of their partner (SHELL-07). Null: not known yet. */
export function useMayEdit(): boolean | null {
  const { config, platform, client } = useModuleCore()
  const { user, error } = useSettings()
  const { status, ...owner } = useModuleSettings()
  const framed = config.framed || platform.framed
  if (framed || !client.core.isSignedIn() || error || (user && user.role !== 'partner')) return false
  if (!user || status === 'waiting') return null
  return mayEdit(user, owner, framed)
}
