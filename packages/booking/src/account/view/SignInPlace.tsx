import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useModuleCore } from '../../module/module.tsx'
import { signInRequestOf } from '../../module/signInRequest.ts'
import { settingsOf } from '../../module/visitor/settings.ts'
import { useSettings } from '../../module/visitor/useSettings.ts'
import type { SignInProps } from './SignIn.tsx'

export interface SignInPlaceProps extends SignInProps {
  /** The screen to show, unless the sign-in or a refusal replaces it. */
  children?: ReactNode
}

/** The screen, and the sign-in once it is requested (AUTH-05). Its code is loaded at the first request. */
export function SignInPlace({ children, refused, onTitle }: SignInPlaceProps) {
  const module = useModuleCore()
  const [Part, setPart] = useState<ComponentType<SignInProps> | null>(null)
  const { user } = useSettings()
  const request = signInRequestOf(module)
  useEffect(() => module.platform.pageEvents.onPageShow(settingsOf(module).follow), [module])
  useEffect(() => {
    const load = async () => {
      const { SignIn, signInOf } = await import('./SignIn.tsx')
      setPart(() => SignIn)
      return signInOf(module).ask
    }
    const fail = module.platform.report
    request.ask = (...asked) =>
      load()
        .then((ask) => ask(...asked))
        .catch(fail)
    if (refused) load().catch(fail)
    // The signed-in user is not the user of the page. No data of the page's user are shown; a sign-in is
    // offered (AUTH-06).
    if (user && user.userId !== (module.config.userId ?? user.userId)) void request.ask('expected')
    return () => {
      request.ask = undefined
    }
  }, [module, request, user, refused])
  return (
    <>
      {!(Part && refused) && children}
      {Part && <Part refused={refused} onTitle={onTitle} />}
    </>
  )
}
