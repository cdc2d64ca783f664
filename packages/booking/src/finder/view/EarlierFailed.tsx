import { Button, ButtonLink, EmptyState, ErrorDrawing, OfflineDrawing, RefreshIcon } from '@wherry/ui'
import type { EarlierFailure } from '../../booking/index.ts'
import { ridesUrl } from '../../module/config/rides.ts'
import { useModule } from '../../module/module.tsx'
import { signInRequestOf } from '../../module/signInRequest.ts'
import { useT } from '../../module/useT.ts'
import { useSettings } from '../../module/visitor/useSettings.ts'
import * as css from '../../view/ride/Offers.css.ts'
import { useSaid } from '../../view/useSaid.ts'
import { earlierText } from './earlierText.ts'

export interface EarlierFailedProps {
  failure: EarlierFailure
  isRetrying: boolean
  onRetry(): void
  /** Goes to a search without the order. */
  onNew(): void
}

/**
 * Screen of an order that did not open: the reason and the next actions. No data of another account's order
 * are shown.
 */
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
            <Button isLoading={isRetrying} onClick={() => void signInRequestOf(module).ask?.('needed')}>
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
