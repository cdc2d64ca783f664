import { NotificationProvider, useAnnounce, useNotifications } from '@wherry/ui'
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useStore } from '../../kernel/store/useStore.ts'
import { errorsOf } from '../../module/errorState.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { settingsOf } from '../../module/visitor/settings.ts'
import type { Settings } from '../../module/visitor/useSettings.ts'
import { Boundary } from '../../view/Boundary.tsx'
import { belowHead } from '../../view/belowHead.ts'
import { Refused } from '../../view/Refused.tsx'
import { signInOf } from '../resource/signIn.ts'
import { LoginDialog } from './LoginDialog.tsx'

export { signInOf } from '../resource/signIn.ts'

const newsId = 'sign-in'

export interface SignInProps {
  /**
   * Reason why the settings were refused; then this replaces every screen (ERR-03). Null: they were not
   * refused.
   */
  refused: Settings['error']
  /** The document's title in the visitor's language. */
  onTitle?: ((title: string) => void) | undefined
}

/** The sign-in of the module, its notification after it has closed, and the screen for refused settings. */
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
    // The layout effect runs before the dialog takes the focus.
    const { activeElement, body } = place.current.ownerDocument
    opened.current = { isLost: activeElement === body, isRefused }
  }, [isOpen])
  // The pressed button gets the focus back. If the screen has changed or nothing had the focus, the heading
  // gets it.
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
 * Notifies once of a sign-in or a sign-out. The user's identity is shown only in the account's view (SEC-04).
 * For an account without access, the title of the screen is announced instead.
 */
function News({ isForbidden }: { isForbidden: boolean }) {
  const t = useT('login')
  const module = useModuleCore()
  const { state } = signInOf(module)
  const { show, close } = useNotifications()
  const refusal = useStore(errorsOf(module), (errors) => errors.refusal)
  // A refusal is shown in the same place and is more important, so it replaces the news.
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
