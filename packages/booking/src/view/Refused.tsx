import { Button, ButtonLink, ForbiddenDrawing, RefreshIcon, ErrorScreen as Screen } from '@wherry/ui'
import { useEffect } from 'react'
import { ridesUrl } from '../module/config/rides.ts'
import { errorWords } from '../module/errorWords.ts'
import { useModule } from '../module/module.tsx'
import { signInRequestOf } from '../module/signInRequest.ts'
import { useT } from '../module/useT.ts'
import type { Settings } from '../module/visitor/useSettings.ts'
import * as css from './ErrorScreen.css.ts'
import { ErrorScreen } from './ErrorScreen.tsx'
import { Outside } from './Outside.tsx'

export interface RefusedProps {
  /** Error of the settings request. */
  error: NonNullable<Settings['error']>
  /** Reads the settings again. */
  onRetry(): void
  /** The document's title in the visitor's language. */
  onTitle?: ((title: string) => void) | undefined
}

/**
 * Replaces every screen if the settings were refused (ERR-03): by the screen for a forbidden account, or by an error
 * with a next step.
 */
export function Refused({ error, onRetry, onTitle }: RefusedProps) {
  const { client, config } = useModule()
  if (error.status === 403) return <Forbidden onTitle={onTitle} />
  // Nobody is signed in, so the refused settings are those of the partner whose page has the frame.
  if (error.status === 400 && config.framed && config.partner !== null && !client.core.isSignedIn())
    return <PartnerRefused error={error} onRetry={onRetry} />
  return <ErrorScreen error={error.status === 400 ? error : null} onReload={onRetry} />
}

/**
 * Error for a frame whose partner the service refuses. The visitor cannot correct this, but the owner of the page can.
 */
function PartnerRefused({ error, onRetry }: Pick<RefusedProps, 'error' | 'onRetry'>) {
  const t = useT('errors')
  const words = errorWords(error, true)
  return (
    <Screen
      title={t('errors.partner.title')}
      actions={
        <Button variant="outline" onClick={onRetry}>
          <RefreshIcon />
          {t('common.retry')}
        </Button>
      }
    >
      <p>{t('errors.partner.text')}</p>
      {typeof words === 'object' && words && (
        <p className={css.detail}>
          <Outside longest={300}>{words.own}</Outside>
        </p>
      )}
    </Screen>
  )
}

interface ForbiddenProps {
  /** The document's title in the visitor's language. */
  onTitle?: ((title: string) => void) | undefined
}

/**
 * Screen for an account that the settings call refused (SHELL-18, ROLE-02): the person signs in with another account or
 * goes back to the rides.
 */
function Forbidden({ onTitle }: ForbiddenProps) {
  const t = useT('login')
  const module = useModule()
  const { config, serviceLang } = module
  const title = t('forbidden.document')
  useEffect(() => onTitle?.(title), [title, onTitle])
  return (
    <Screen
      title={t('forbidden.title')}
      illustration={<ForbiddenDrawing width={240} />}
      actions={
        <>
          <Button onClick={() => void signInRequestOf(module).ask?.('forbidden')}>
            {t('forbidden.signIn')}
          </Button>
          <ButtonLink variant="outline" href={ridesUrl(config.accountUrl, null, serviceLang)}>
            {t('forbidden.rides')}
          </ButtonLink>
        </>
      }
    >
      {t('forbidden.text')}
    </Screen>
  )
}
