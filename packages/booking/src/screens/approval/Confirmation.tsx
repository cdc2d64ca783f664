import { ArrowRightIcon, Button, ButtonLink, type ButtonLinkProps, OrderPlacedDrawing } from '@wherry/ui'
import type { Order } from '../../domain/order.ts'
import { platformReturnLink } from '../../domain/platformReturn.ts'
import { guestOrderUrl, ridesUrl } from '../../domain/rides.ts'
import type { SafeUrl } from '../../domain/safeUrl.ts'
import { isolate } from '../../format/outside.ts'
import { guestKeyOf } from '../../hooks/guestKeys.ts'
import { useModule } from '../../hooks/module.tsx'
import { useSettings } from '../../hooks/useSettings.ts'
import { useT } from '../../hooks/useT.ts'
import * as css from '../shared/DonePage.css.ts'
import { BackLink } from './BackLink.tsx'
import { CancelledRides } from './CancelledOrder.tsx'
import { ManageOrder } from './ManageOrder.tsx'
import { NextSteps } from './NextSteps.tsx'
import { orderNumbers } from './orderNumbers.ts'
import { TakeAlong } from './TakeAlong.tsx'
import * as paper from './Voucher.css.ts'

export interface ConfirmationProps {
  order: Order
  accountUrl: string
  title: string
  partnerPage: SafeUrl | null
  onAgain(): void
  onNew(): void
}

/** The order stands: its number, the way to the rides, and what happens next (SHELL-12). */
export function Confirmation(props: ConfirmationProps) {
  const { order, accountUrl, title, partnerPage, onAgain, onNew } = props
  const t = useT('order')
  const { lang, serviceLang, config, platform } = useModule()
  const { user } = useSettings()
  // The list of rides asks a guest to sign in; this page of theirs does not.
  const guestKey = guestKeyOf(platform, order.transaction)
  const back = (user && platformReturnLink(user, order, config.linkHosts)) ?? partnerPage
  const [ride] = order.trips
  const email = ride.passengers[0]?.email
  const number = orderNumbers(order, lang)
  const count = order.numbers.length
  // The mail with the voucher is there long before the provider has confirmed.
  const isNew = (ride.confirmsBy ?? Number.POSITIVE_INFINITY) > platform.clock.now()
  const isUnknown = order.paymentStatus === 'unknown'
  return (
    <>
      <div className={css.hero}>
        <OrderPlacedDrawing className={`${css.picture} ${paper.screenOnly}`} />
        <p className={paper.paperOnly}>{t('confirmed.voucher')}</p>
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={`${css.lead} ${paper.screenOnly}`}>
          {isUnknown
            ? t('approval.unknownPaymentText', { number, count })
            : email && isNew
              ? t('approval.orderMail', { number, count, email: isolate(email) })
              : t('approval.order', { number, count })}
        </p>
        {/* The voucher itself does not say that it is on its way. */}
        <p className={paper.paperOnly}>{t('approval.order', { number, count })}</p>
        <div className={`${css.actions} ${paper.screenOnly}`}>
          {back && <BackLink url={back} />}
          {guestKey !== null && (
            <GuestOrderLink
              accountUrl={accountUrl}
              guestKey={guestKey}
              variant={back ? 'outline' : 'solid'}
            />
          )}
          <ButtonLink
            variant={back || guestKey !== null ? 'outline' : 'solid'}
            href={ridesUrl(accountUrl, user, serviceLang, order.orderId)}
          >
            {t('approval.rides')}
            <ArrowRightIcon />
          </ButtonLink>
          {isUnknown && (
            <Button variant="outline" onClick={onAgain}>
              {t('approval.askAgain')}
            </Button>
          )}
        </div>
        {/* A row of their own: whatever a language needs, none of them is left alone on a line. */}
        <div className={`${css.actions} ${paper.screenOnly}`}>
          <TakeAlong order={order} />
          <Button variant="plain" onClick={onNew}>
            {t('approval.newTrip')}
          </Button>
        </div>
      </div>
      <CancelledRides order={order} />
      <NextSteps order={order} />
      <ManageOrder order={order} />
    </>
  )
}

interface GuestOrderLinkProps extends Pick<ButtonLinkProps, 'variant'> {
  accountUrl: string
  guestKey: string
}

/** A guest's way to the page of their order, which opens without signing in. */
function GuestOrderLink({ accountUrl, guestKey, variant }: GuestOrderLinkProps) {
  const t = useT('order')
  const { platform, serviceLang } = useModule()
  return (
    // The account's pages stand in no frame; no page may learn the link from a referrer.
    <ButtonLink
      variant={variant}
      href={guestOrderUrl(accountUrl, guestKey, serviceLang)}
      target={platform.framed ? '_blank' : undefined}
      rel="noopener noreferrer"
    >
      {t('cancelled.open')}
    </ButtonLink>
  )
}
