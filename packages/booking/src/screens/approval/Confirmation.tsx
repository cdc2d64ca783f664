import { ArrowRightIcon, Button, ButtonLink, Notice, OrderPlacedDrawing } from '@wherry/ui'
import type { Order } from '../../domain/order.ts'
import { startKind } from '../../domain/orderTrip.ts'
import { platformReturnLink } from '../../domain/platformReturn.ts'
import { ridesUrl } from '../../domain/rides.ts'
import { showDateTime } from '../../domain/time.ts'
import { money } from '../../format/money.ts'
import { isolate } from '../../format/outside.ts'
import { useModule } from '../../hooks/module.tsx'
import { useSettings } from '../../hooks/useSettings.ts'
import { useT } from '../../hooks/useT.ts'
import * as css from './ApprovalScreen.css.ts'

export interface ConfirmationProps {
  order: Order
  accountUrl: string
  title: string
  onAgain(): void
  onNew(): void
}

/** The order stands: its number, the way to the rides, and what happens next (SHELL-12). */
export function Confirmation({ order, accountUrl, title, onAgain, onNew }: ConfirmationProps) {
  const t = useT('order')
  const { lang, config } = useModule()
  const { user } = useSettings()
  const back = user && platformReturnLink(user, order, config.linkHosts)
  const [ride] = order.trips
  const email = ride.passengers[0]?.email
  const number = isolate(order.number)
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
            ? t('approval.unknownPaymentText', { number })
            : email
              ? t('approval.orderMail', { number, email: isolate(email) })
              : t('approval.order', { number })}
        </p>
        <div className={css.actions}>
          {back && (
            <ButtonLink href={back} target="_top" rel="noreferrer">
              {t('change.platform', { host: isolate(new URL(back).hostname) })}
            </ButtonLink>
          )}
          <ButtonLink
            variant={back ? 'outline' : 'solid'}
            href={ridesUrl(accountUrl, user, lang, order.orderId)}
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
        {t('approval.changeText')}
      </Notice>
    </>
  )
}

interface Step {
  when: string
  title: string
  text: string
}

function NextSteps({ order }: { order: Order }) {
  const t = useT('order')
  const { lang } = useModule()
  const [ride] = order.trips
  const phone = ride.passengers[0]?.phone
  const { dateArrival, table } = ride
  const sign = table ? t('approval.waitsSign', { sign: isolate(table) }) : t('approval.waitsSignPlain')
  const waits = {
    airport: { title: t('approval.waitsAirport'), text: sign },
    station: { title: t('approval.waitsStation'), text: sign },
    suburb: { title: t('approval.waitsDoor'), text: t('approval.waitsDoorText') },
  }[startKind(ride)]
  const steps: Step[] = [
    { when: t('approval.confirmsWhen'), title: t('approval.confirms'), text: t('approval.confirmsText') },
    {
      when: t('approval.driverWhen'),
      title: t('approval.driver'),
      text: phone
        ? t('approval.driverText', { phone: isolate(plainPhone(phone)) })
        : t('approval.driverTextPlain'),
    },
    { when: dateArrival ? showDateTime(dateArrival) : '', ...waits },
  ]
  const price = order.price && money(order.price, lang)
  if (price && order.paymentStatus === 'none')
    steps.push({
      when: t('approval.payDriverWhen'),
      title: t('approval.payDriver'),
      text: t('approval.payDriverText', { price }),
    })
  if (price && order.paymentStatus === 'paid')
    steps.push({ when: '', title: t('approval.paidCard'), text: t('approval.paidCardText', { price }) })
  return (
    <section className={css.next}>
      <h2 className={css.nextTitle}>{t('approval.next')}</h2>
      <ol className={css.steps}>
        {steps.map(({ when, title, text }) => (
          <li key={title} className={css.step}>
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

/** Digits with the plus of an international number. */
function plainPhone(phone: string): string {
  return phone.startsWith('+') ? phone : `+${phone}`
}
