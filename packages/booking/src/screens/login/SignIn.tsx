import { NotificationProvider, useAnnounce, useNotifications } from '@wherry/ui'
import { Suspense, useEffect, useState } from 'react'
import { useModuleCore } from '../../hooks/module.tsx'
import { settingsOf } from '../../hooks/settings.ts'
import { signInOf } from '../../hooks/signIn.ts'
import type { Settings } from '../../hooks/useSettings.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useT } from '../../hooks/useT.ts'
import { Boundary } from '../shared/Boundary.tsx'
import { Refused } from '../shell/Refused.tsx'
import { LoginDialog } from './LoginDialog.tsx'

export { signInOf } from '../../hooks/signIn.ts'

export interface SignInProps {
  /** Why the settings were refused; then this stands in the place of every screen (ERR-03). Null: they were not. */
  refused: Settings['error']
  /** The document's title in the visitor's language. */
  onTitle?: ((title: string) => void) | undefined
}

/** The sign-in of the module, what it tells once it has closed, and what stands where the settings were refused. */
export function SignIn({ refused, onTitle }: SignInProps) {
  const module = useModuleCore()
  const flow = signInOf(module)
  const isOpen = useStore(flow.state, ({ status }) => status !== 'closed')
  const [isBroken, setBroken] = useState(false)
  useEffect(() => {
    if (isOpen) setBroken(false)
  }, [isOpen])
  const fail = (error: unknown) => {
    module.platform.report(error)
    setBroken(true)
    flow.close()
  }
  return (
    <NotificationProvider>
      {(isOpen || !isBroken) && (
        <Boundary onError={fail} fallback={() => null}>
          <Suspense fallback={null}>
            {refused && <Refused error={refused} onRetry={settingsOf(module).retry} onTitle={onTitle} />}
            <LoginDialog />
            <News isForbidden={refused?.status === 403} />
          </Suspense>
        </Boundary>
      )}
    </NotificationProvider>
  )
}

/**
 * Says once that somebody has signed in, or that nobody is any more; who it is stands in the account's view alone (SEC-04).
 * Of an account that may not come in, what stands on the screen is said: that it is signed in is no good news.
 */
function News({ isForbidden }: { isForbidden: boolean }) {
  const t = useT('login')
  const module = useModuleCore()
  const { state } = signInOf(module)
  const { show } = useNotifications()
  const announce = useAnnounce()
  const { news } = useStore(state)
  useEffect(() => {
    if (news === null) return
    state.dispatch({ type: 'told' })
    if (news === 'signedIn' && isForbidden) announce(t('forbidden.title'), 'assertive')
    else show({ id: 'sign-in', tone: 'positive', title: t(news === 'signedIn' ? 'login.done' : 'login.out') })
  }, [news, isForbidden, state, announce, show, t])
  return null
}
