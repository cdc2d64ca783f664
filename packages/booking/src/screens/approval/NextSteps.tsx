import { useId } from 'react'
import type { Order } from '../../domain/order.ts'
import { useModule } from '../../hooks/module.tsx'
import { usePhoneText } from '../../hooks/usePhoneText.ts'
import { useT } from '../../hooks/useT.ts'
import * as css from '../shared/DonePage.css.ts'
import { rideSteps } from './rideSteps.ts'

/** The steps that follow a booking, one by one. */
export function NextSteps({ order }: { order: Order }) {
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
