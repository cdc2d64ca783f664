import { Button, RefreshIcon, ErrorScreen as Screen } from '@wherry/ui'
import { errorWords } from '../../hooks/errorWords.ts'
import { useModule } from '../../hooks/module.tsx'
import type { Settings } from '../../hooks/useSettings.ts'
import { useT } from '../../hooks/useT.ts'
import * as css from '../shared/ErrorScreen.css.ts'
import { ErrorScreen } from '../shared/ErrorScreen.tsx'
import { Outside } from '../shared/Outside.tsx'
import { Forbidden } from './Forbidden.tsx'

export interface RefusedProps {
  /** Why the settings did not come. */
  error: NonNullable<Settings['error']>
  /** Asks for them again. */
  onRetry(): void
  /** The document's title in the visitor's language. */
  onTitle?: ((title: string) => void) | undefined
}

/** In the place of every screen where the settings were refused (ERR-03): forbidden, or an error with a way on. */
export function Refused({ error, onRetry, onTitle }: RefusedProps) {
  const { client, config } = useModule()
  if (error.status === 403) return <Forbidden onTitle={onTitle} />
  // Nobody is signed in: it is the partner of the page around whom the service was asked for.
  if (error.status === 400 && config.framed && config.partner !== null && !client.core.isSignedIn())
    return <PartnerRefused error={error} onRetry={onRetry} />
  return <ErrorScreen error={error.status === 400 ? error : null} onReload={onRetry} />
}

/** The page around names a partner whom the service does not take: the visitor cannot mend it, its owner can. */
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
