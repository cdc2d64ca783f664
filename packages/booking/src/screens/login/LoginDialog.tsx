import { Dialog } from '@wherry/ui'
import { type RefObject, useRef, useState } from 'react'
import { useModuleCore } from '../../hooks/module.tsx'
import { signInOf } from '../../hooks/signIn.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useT } from '../../hooks/useT.ts'
import type { SignInReason } from '../../state/signIn.ts'
import { AccountView } from './AccountView.tsx'
import { LoginForm } from './LoginForm.tsx'

export interface LoginDialogProps {
  /** Takes focus when it has closed. @default what had it before */
  returnFocus?: RefObject<HTMLElement | null>
}

/** The login modal (AUTH-01), or for who is signed in already a look at the account; one for the whole module. */
export function LoginDialog({ returnFocus }: LoginDialogProps) {
  const t = useT('login')
  const flow = signInOf(useModuleCore())
  const state = useStore(flow.state)
  const isOpen = state.status !== 'closed'
  // What it says stays while it fades out.
  const [reason, setReason] = useState<SignInReason>(isOpen ? state.reason : 'wish')
  if (isOpen && state.reason !== reason) setReason(state.reason)
  const isAccount = reason === 'account'
  const rides = useRef<HTMLAnchorElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={flow.close}
      // The first thing but a link would be the way out, at which Enter signs out at once.
      initialFocus={rides}
      returnFocus={returnFocus}
      title={t(isAccount ? 'login.account' : reason === 'switch' ? 'login.switchTitle' : 'login.title')}
      description={isAccount ? undefined : t(`login.why.${reason}`)}
    >
      {isAccount ? <AccountView flow={flow} rides={rides} /> : <LoginForm flow={flow} reason={reason} />}
    </Dialog>
  )
}
