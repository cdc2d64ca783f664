import { Button, ButtonLink, EmptyState, NoCarsDrawing } from '@wherry/ui'
import { ridesUrl } from '../../domain/rides.ts'
import { useModule } from '../../hooks/module.tsx'
import { useSettings } from '../../hooks/useSettings.ts'
import { useT } from '../../hooks/useT.ts'
import { useSaid } from '../shared/useSaid.ts'
import * as css from './Offers.css.ts'

export interface OrderChangeDisabledProps {
  action: 'change' | 'repeat'
  orderId: string
  /** What the order does not name. `rent`: a car by the hour, which has no drop-off. */
  missing: 'start' | 'finish' | 'rent'
  /** To a search without the order. */
  onNew(): void
  /** To the same order among the cars by the hour. @default there are none */
  onRent?(): void
}

/** An order that cannot be searched for: why, and where to go from here (PRICE-22). */
export function OrderChangeDisabled(props: OrderChangeDisabledProps) {
  const { action, orderId, missing, onNew, onRent } = props
  const t = useT('earlier')
  const { config, serviceLang } = useModule()
  const { user } = useSettings()
  const title = t(`earlier.disabled.${action}`)
  useSaid(title)
  const why = { start: 'noStart', finish: 'noFinish', rent: 'rent' } as const
  return (
    <EmptyState
      className={css.state}
      illustration={<NoCarsDrawing />}
      title={title}
      actions={
        <>
          {onRent ? (
            <Button onClick={onRent}>{t('earlier.byHour')}</Button>
          ) : (
            <Button onClick={onNew}>{t('earlier.anew')}</Button>
          )}
          <ButtonLink variant="outline" href={ridesUrl(config.accountUrl, user, serviceLang, orderId)}>
            {t('earlier.rides')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {t(`earlier.disabled.${why[missing]}`)} {!onRent && t('earlier.disabled.start')}
      </p>
      {config.supportEmail && (
        <p className={css.write}>{t('earlier.disabled.write', { email: config.supportEmail })}</p>
      )}
    </EmptyState>
  )
}
