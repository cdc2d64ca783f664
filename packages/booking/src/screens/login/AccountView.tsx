import { Button, Link } from '@wherry/ui'
import { type RefObject, useState } from 'react'
import { ridesUrl } from '../../domain/rides.ts'
import { maskedEmail } from '../../domain/signIn.ts'
import { useModule } from '../../hooks/module.tsx'
import { settingsOf } from '../../hooks/settings.ts'
import type { SignInFlow } from '../../hooks/signIn.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useT } from '../../hooks/useT.ts'
import { Outside } from '../shared/Outside.tsx'
import * as css from './Login.css.ts'

export interface AccountViewProps {
  flow: SignInFlow
  /** The link to the rides: what may have the focus at first, as nothing is lost by following it. */
  rides: RefObject<HTMLAnchorElement | null>
}

/** Who is signed in, their rides, and the way out (AUTH-07). */
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
