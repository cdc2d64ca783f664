import { Button, ButtonLink, EmptyState, NoCarsDrawing } from '@wherry/ui'
import { ridesUrl } from '../../module/config/rides.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { useSettings } from '../../module/visitor/useSettings.ts'
import * as css from '../../view/ride/Offers.css.ts'
import { useSaid } from '../../view/useSaid.ts'

export interface OrderChangeDisabledProps {
  action: 'change' | 'repeat'
  orderId: string
  /** Place that the order lacks. `rent`: a car by the hour, which has no drop-off. */
  missing: 'start' | 'finish' | 'rent'
  /** Goes to a search without the order. */
  onNew(): void
  /** Goes to the same order among the cars by the hour. @default there are no such cars */
  onRent?(): void
}

/** Screen for an order without a possible search: the reason and the next actions (PRICE-22). */
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
