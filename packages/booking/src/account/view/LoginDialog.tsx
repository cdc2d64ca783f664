import { Dialog } from '@wherry/ui'
import { type RefObject, useRef, useState } from 'react'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModuleCore } from '../../module/module.tsx'
import type { SignInReason } from '../../module/signInRequest.ts'
import { useT } from '../../module/useT.ts'
import { signInOf } from '../resource/signIn.ts'
import { AccountView } from './AccountView.tsx'
import { LoginForm } from './LoginForm.tsx'

export interface LoginDialogProps {
  /** Element that takes the focus after the dialog has closed. @default the element that had it before */
  returnFocus?: RefObject<HTMLElement | null>
}

/** The login modal (AUTH-01), or the account of a signed-in user; one for the whole module. */
export function LoginDialog({ returnFocus }: LoginDialogProps) {
  const t = useT('login')
  const flow = signInOf(useModuleCore())
  const state = useStore(flow.state)
  const isOpen = state.status !== 'closed'
  // Keeps the reason, so that the text stays while the dialog fades out.
  const [reason, setReason] = useState<SignInReason>(isOpen ? state.reason : 'wish')
  if (isOpen && state.reason !== reason) setReason(state.reason)
  const isAccount = reason === 'account'
  const rides = useRef<HTMLAnchorElement>(null)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={flow.close}
      // Without this, the first focus would be on the sign-out button, where Enter signs out at once.
      initialFocus={rides}
      returnFocus={returnFocus}
      title={t(isAccount ? 'login.account' : reason === 'switch' ? 'login.switchTitle' : 'login.title')}
      description={isAccount ? undefined : t(`login.why.${reason}`)}
    >
      {isAccount ? <AccountView flow={flow} rides={rides} /> : <LoginForm flow={flow} reason={reason} />}
    </Dialog>
  )
}
