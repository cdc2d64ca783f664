import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { useModuleCore } from '../../hooks/module.tsx'
import { settingsOf } from '../../hooks/settings.ts'
import { signInDoor } from '../../hooks/signInDoor.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import type { SignInProps } from './SignIn.tsx'

export interface SignInPlaceProps extends SignInProps {
  /** The screen. */
  children?: ReactNode
}

/** The screen, and where the sign-in stands once it is asked for (AUTH-05); its code comes with the first who asks. */
export function SignInPlace({ children, refused, onTitle }: SignInPlaceProps) {
  const module = useModuleCore()
  const [Part, setPart] = useState<ComponentType<SignInProps> | null>(null)
  const { user } = useSettings()
  const door = signInDoor(module)
  useEffect(() => module.platform.pageEvents.onPageShow(settingsOf(module).follow), [module])
  useEffect(() => {
    const bring = async () => {
      const { bringSignIn } = await import('../shared/rareParts.ts')
      const { SignIn, signInOf } = await bringSignIn()
      setPart(() => SignIn)
      return signInOf(module).ask
    }
    const fail = module.platform.report
    door.ask = (...asked) =>
      bring()
        .then((ask) => ask(...asked))
        .catch(fail)
    if (refused) bring().catch(fail)
    // Who is here is not whom the page is for: nothing of that one is shown, they may sign in (AUTH-06).
    if (user && user.userId !== (module.config.userId ?? user.userId)) void door.ask('expected')
    return () => {
      door.ask = undefined
    }
  }, [module, door, user, refused])
  return (
    <>
      {!(Part && refused) && children}
      {Part && <Part refused={refused} onTitle={onTitle} />}
    </>
  )
}
