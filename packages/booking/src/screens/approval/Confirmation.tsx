import { ArrowRightIcon, Button, ButtonLink, Notice, OrderPlacedDrawing } from '@wherry/ui'
import { useId } from 'react'
import type { Money } from '../../domain/money.ts'
import type { Order, OrderTrip } from '../../domain/order.ts'
import { startKind } from '../../domain/orderTrip.ts'
import { platformReturnLink } from '../../domain/platformReturn.ts'
import { ridesUrl } from '../../domain/rides.ts'
import { formatPhone } from '../../domain/rules/phone.ts'
import type { SafeUrl } from '../../domain/safeUrl.ts'
import { showDateTime, splitCivil, todayIn } from '../../domain/time.ts'
import { defaultTimeZone } from '../../domain/timeZone.ts'
import { money } from '../../format/money.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useSettings } from '../../hooks/useSettings.ts'
import { useT } from '../../hooks/useT.ts'
import * as css from '../shared/DonePage.css.ts'
import { BackLink } from './BackLink.tsx'
import { orderNumbers } from './orderNumbers.ts'

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
  const { lang, serviceLang, config } = useModule()
  const { user } = useSettings()
  const back = (user && platformReturnLink(user, order, config.linkHosts)) ?? partnerPage
  // Who is known to nobody finds nothing in the list but this page again.
  const isGuest = !user || user.role === 'guest'
  const [ride] = order.trips
  const email = ride.passengers[0]?.email
  const number = orderNumbers(order, lang)
  const count = order.numbers.length
  const isUnknown = order.paymentStatus === 'unknown'
  return (
    <>
      <div className={css.hero}>
        <OrderPlacedDrawing className={css.picture} />
        <h1 className={css.title} tabIndex={-1}>
          {title}
        </h1>
        <p className={css.lead}>
          {isUnknown
            ? t('approval.unknownPaymentText', { number, count })
            : email
              ? t('approval.orderMail', { number, count, email: isolate(email) })
              : t('approval.order', { number, count })}
        </p>
        <div className={css.actions}>
          {back && <BackLink url={back} />}
          <ButtonLink
            variant={back ? 'outline' : 'solid'}
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
          <Button variant={isUnknown ? 'plain' : 'outline'} onClick={onNew}>
            {t('approval.newTrip')}
          </Button>
        </div>
      </div>
      <NextSteps order={order} />
      <Notice tone="neutral" title={t('approval.change')}>
        {isGuest && config.supportEmail
          ? t('approval.changeTextGuest', { email: config.supportEmail })
          : t('approval.changeText')}
      </Notice>
    </>
  )
}

type Texts = ReturnType<typeof useT<'order'>>

/** Whom to pay in cash: of two rides each driver for theirs. */
function cashSteps({ trips, price }: Order, t: Texts, lang: string): Step[] {
  const step = (sum: Money, way?: string): Step => ({
    when: way ?? t('approval.payDriverWhen'),
    title: t('approval.payDriver'),
    text: t('approval.payDriverText', { price: money(sum, lang) }),
  })
  const sums = trips.flatMap((trip) => trip.price ?? [])
  if (trips.length === 2 && sums.length === 2)
    return sums.map((sum, index) => step(sum, t(`booking.back.${index === 0 ? 'there' : 'title'}`)))
  return price ? [step(price)] : []
}

interface Step {
  when: string
  title: string
  text: string
}

function NextSteps({ order }: { order: Order }) {
  const t = useT('order')
  const { lang, platform } = useModule()
  const title = useId()
  const [ride] = order.trips
  const phone = ride.passengers[0]?.phone
  const steps: Step[] = [
    { when: t('approval.confirmsWhen'), title: t('approval.confirms'), text: t('approval.confirmsText') },
    {
      // Of a ride of today the evening before is over.
      when: t(isToday(ride, platform.clock.now()) ? 'approval.driverToday' : 'approval.driverWhen'),
      title: t('approval.driver'),
      text: phone
        ? t('approval.driverText', { phone: isolate(spokenPhone(phone)) })
        : t('approval.driverTextPlain'),
    },
    ...order.trips.map((trip, index) => waitsAt(trip, order.trips.length > 1 ? index : null, t)),
  ]
  const price = order.price && money(order.price, lang)
  if (order.paymentStatus === 'none') steps.push(...cashSteps(order, t, lang))
  if (price && order.paymentStatus === 'paid')
    steps.push({ when: '', title: t('approval.paidCard'), text: t('approval.paidCardText', { price }) })
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

/** Whether a ride starts on the day that it is at its pickup place. */
function isToday({ dateArrival, start }: OrderTrip, now: number): boolean {
  if (dateArrival === null) return false
  return splitCivil(dateArrival).date <= todayIn(start.timeZone ?? defaultTimeZone, now)
}

/** Where a ride starts; `index` names it among two rides. */
function waitsAt(trip: OrderTrip, index: number | null, t: Texts): Step {
  const { dateArrival, sign: typed } = trip
  const sign = typed ? t('approval.waitsSign', { sign: isolate(typed) }) : t('approval.waitsSignPlain')
  const waits = {
    airport: { title: t('approval.waitsAirport'), text: sign },
    station: { title: t('approval.waitsStation'), text: sign },
    suburb: { title: t('approval.waitsDoor'), text: t('approval.waitsDoorText') },
  }[startKind(trip)]
  const way = index === null ? [] : [t(index === 0 ? 'booking.back.there' : 'booking.back.title')]
  return { when: [...way, ...(dateArrival ? [showDateTime(dateArrival)] : [])].join(', '), ...waits }
}

/** An international number in its groups, on one line: read in one, it is a sum of billions. */
function spokenPhone(phone: string): string {
  const whole = phone.startsWith('+') ? phone : `+${phone}`
  return /^\+\d{7,15}$/.test(whole) ? formatPhone(whole).replaceAll(' ', '\u00a0') : whole
}
