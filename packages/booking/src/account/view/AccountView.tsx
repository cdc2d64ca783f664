import { Button, Link } from '@wherry/ui'
import { type RefObject, useState } from 'react'
import { maskedEmail } from '../../kernel/model/signIn.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { ridesUrl } from '../../module/config/rides.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { settingsOf } from '../../module/visitor/settings.ts'
import { Outside } from '../../view/Outside.tsx'
import type { SignInFlow } from '../resource/signIn.ts'
import * as css from './Login.css.ts'

export interface AccountViewProps {
  flow: SignInFlow
  /** Link to the rides. It gets the initial focus, because following it loses nothing. */
  rides: RefObject<HTMLAnchorElement | null>
}

/** View of the account: the signed-in user, a link to the rides, and sign-out (AUTH-07). */
export function AccountView({ flow, rides }: AccountViewProps) {
  const t = useT('login')
  const module = useModule()
  const { config, serviceLang } = module
  const { user } = useStore(settingsOf(module).state)
  const [isLeaving, setLeaving] = useState(false)
  const signOut = () => {
    setLeaving(true)
    void flow.signOut()
  }
  return (
    <div className={css.form}>
      {user?.email && (
        <p>
          <Outside>{maskedEmail(user.email)}</Outside>
        </p>
      )}
      <p>
        <Link ref={rides} href={ridesUrl(config.accountUrl, user, serviceLang)}>
          {t('login.rides')}
        </Link>
      </p>
      <Button variant="outline" size="l" isBlock isLoading={isLeaving} onClick={signOut}>
        {t('login.signOut')}
      </Button>
    </div>
  )
}
