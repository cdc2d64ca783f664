import { ArrowRightIcon, Button, ButtonLink, type ButtonLinkProps, OrderPlacedDrawing } from '@wherry/ui'
import { useId } from 'react'
import { guestKeyOf } from '../../booking/index.ts'
import { isolate } from '../../kernel/format/outside.ts'
import type { Order } from '../../kernel/model/order.ts'
import type { SafeUrl } from '../../kernel/values/safeUrl.ts'
import { platformReturnLink } from '../../module/config/platformReturn.ts'
import { guestOrderUrl, ridesUrl } from '../../module/config/rides.ts'
import { useModule } from '../../module/module.tsx'
import { usePhoneText } from '../../module/usePhoneText.ts'
import { useT } from '../../module/useT.ts'
import { useSettings } from '../../module/visitor/useSettings.ts'
import * as css from '../../view/ride/DonePage.css.ts'
import { BackLink } from './BackLink.tsx'
import { CancelledRides } from './CancelledOrder.tsx'
import { ManageOrder } from './ManageOrder.tsx'
import { orderNumbers } from './orderNumbers.ts'
import { rideSteps } from './rideSteps.ts'
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

/** Confirmation of an order: its number, a link to the rides, and the next steps (SHELL-12). */
export function Confirmation(props: ConfirmationProps) {
  const { order, accountUrl, title, partnerPage, onAgain, onNew } = props
  const t = useT('order')
  const { lang, serviceLang, config, platform } = useModule()
  const { user } = useSettings()
  // A guest gets a link to the order's own page, because the list of rides requires a sign-in.
  const guestKey = guestKeyOf(platform, order.transaction)
  const back = (user && platformReturnLink(user, order, config.linkHosts)) ?? partnerPage
  const [ride] = order.trips
  const email = ride.passengers[0]?.email
  const number = orderNumbers(order, lang)
  const count = order.numbers.length
  // The mail with the voucher arrives long before the provider's confirmation, so it is mentioned only until
  // then.
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
        {/* The printed voucher has no text about the mail. */}
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
        {/* These buttons have their own row, so that none is alone on a line in any language. */}
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

/** Link to the page of a guest's order, which opens without signing in. */
function GuestOrderLink({ accountUrl, guestKey, variant }: GuestOrderLinkProps) {
  const t = useT('order')
  const { platform, serviceLang } = useModule()
  return (
    // The account's pages do not work in a frame, so the link opens a new tab. No referrer is sent, because
    // the link is secret.
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

/** The steps that follow a booking, one by one. */
function NextSteps({ order }: { order: Order }) {
  const t = useT('order')
  const { lang, platform } = useModule()
  const phoneText = usePhoneText()
  const title = useId()
  const steps = rideSteps(order, { t, lang, now: platform.clock.now(), phoneText })
  if (steps.length === 0) return null
  return (
    <section className={css.next} aria-labelledby={title}>
      <h2 id={title} className={css.nextTitle}>
        {t('approval.next')}
      </h2>
      <ol className={css.steps}>
        {steps.map(({ when, title, text }) => (
          <li key={`${when} ${title}`} className={css.step}>
            <span className={css.mark} />
            <div>
              {when && <span className={css.stepTime}>{when}</span>}
              <b className={css.stepTitle}>{title}</b>
              <p className={css.stepText}>{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
