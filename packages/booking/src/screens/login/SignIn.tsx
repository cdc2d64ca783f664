import { NotificationProvider, useAnnounce, useNotifications } from '@wherry/ui'
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { errorsOf } from '../../hooks/errorState.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { settingsOf } from '../../hooks/settings.ts'
import { signInOf } from '../../hooks/signIn.ts'
import type { Settings } from '../../hooks/useSettings.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useT } from '../../hooks/useT.ts'
import { Boundary } from '../shared/Boundary.tsx'
import { belowHead } from '../shared/belowHead.ts'
import { Refused } from '../shell/Refused.tsx'
import { LoginDialog } from './LoginDialog.tsx'

export { signInOf } from '../../hooks/signIn.ts'

const newsId = 'sign-in'

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
  const isRefused = refused !== null
  const place = useRef<HTMLSpanElement>(null)
  const opened = useRef({ isLost: false, isRefused })
  // biome-ignore lint/correctness/useExhaustiveDependencies: as it was when it opened
  useLayoutEffect(() => {
    if (!isOpen || !place.current) return
    // The dialog has not taken the focus yet.
    const { activeElement, body } = place.current.ownerDocument
    opened.current = { isLost: activeElement === body, isRefused }
  }, [isOpen])
  // What was pressed has the focus again, but where another screen has come or nothing had it.
  const heading = useMemo(
    () => ({
      get current() {
        const { isLost, isRefused: wasRefused } = opened.current
        const root = isLost || isRefused !== wasRefused ? place.current?.closest('.wherry-root') : null
        return root?.querySelector('h1') ?? null
      },
    }),
    [isRefused],
  )
  const fail = (error: unknown) => {
    module.platform.report(error)
    setBroken(true)
    flow.close()
  }
  return (
    <NotificationProvider offset={belowHead}>
      <span ref={place} hidden />
      {(isOpen || !isBroken) && (
        <Boundary onError={fail} fallback={() => null}>
          <Suspense fallback={<div data-coming="" />}>
            {refused && <Refused error={refused} onRetry={settingsOf(module).retry} onTitle={onTitle} />}
            <LoginDialog returnFocus={heading} />
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
  const { show, close } = useNotifications()
  const refusal = useStore(errorsOf(module), (errors) => errors.refusal)
  // A refusal stands in the same place, and is more urgent.
  useEffect(() => {
    if (refusal) close(newsId)
  }, [refusal, close])
  const announce = useAnnounce()
  const { news } = useStore(state)
  useEffect(() => {
    if (news === null) return
    state.dispatch({ type: 'told' })
    if (news === 'signedIn' && isForbidden) announce(t('forbidden.title'), 'assertive')
    else show({ id: newsId, tone: 'positive', title: t(news === 'signedIn' ? 'login.done' : 'login.out') })
  }, [news, isForbidden, state, announce, show, t])
  return null
}
