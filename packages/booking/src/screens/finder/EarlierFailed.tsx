import { Button, ButtonLink, EmptyState, ErrorDrawing, OfflineDrawing, RefreshIcon } from '@wherry/ui'
import { ridesUrl } from '../../domain/rides.ts'
import { useModule } from '../../hooks/module.tsx'
import { signInDoor } from '../../hooks/signInDoor.ts'
import type { EarlierFailure } from '../../hooks/useEarlierOrder.ts'
import { useSettings } from '../../hooks/useSettings.ts'
import { useT } from '../../hooks/useT.ts'
import { useSaid } from '../shared/useSaid.ts'
import { earlierText } from './earlierText.ts'
import * as css from './Offers.css.ts'

export interface EarlierFailedProps {
  failure: EarlierFailure
  isRetrying: boolean
  onRetry(): void
  /** To a search without the order. */
  onNew(): void
}

/** An order that did not open: why, and the ways on. Nothing of an order of another account is shown. */
export function EarlierFailed({ failure, isRetrying, onRetry, onNew }: EarlierFailedProps) {
  const t = useT('earlier')
  const module = useModule()
  const { config, serviceLang } = module
  const { user } = useSettings()
  const title = t(`earlier.${failure}.title`)
  useSaid(title)
  const isPassing = failure === 'offline' || failure === 'failed'
  return (
    <EmptyState
      className={css.state}
      illustration={failure === 'offline' ? <OfflineDrawing /> : <ErrorDrawing />}
      title={title}
      actions={
        <>
          {isPassing ? (
            <Button isLoading={isRetrying} onClick={onRetry}>
              <RefreshIcon />
              {t('earlier.again')}
            </Button>
          ) : failure === 'signIn' ? (
            <Button isLoading={isRetrying} onClick={() => void signInDoor(module).ask?.('needed')}>
              {t('shell.signIn')}
            </Button>
          ) : (
            <ButtonLink href={ridesUrl(config.accountUrl, user, serviceLang)}>
              {t('earlier.rides')}
            </ButtonLink>
          )}
          <Button variant="outline" onClick={onNew}>
            {t('earlier.anew')}
          </Button>
        </>
      }
    >
      {t(earlierText(failure, user))}
    </EmptyState>
  )
}
