import { YachtIllustration } from '@wherry/ui'
import { useId } from 'react'
import { useYachtT } from '../../hooks/useYachtT.ts'
import * as steps from '../shared/DonePage.css.ts'
import * as card from '../shared/FormPage.css.ts'
import * as css from './YachtOrder.css.ts'

/** What a request leads to: an answer, and a booking only when one is chosen (YACHT-15). */
export function NextSteps() {
  const { t } = useYachtT()
  const title = useId()
  return (
    <aside className={card.side} aria-labelledby={title}>
      <div className={card.card}>
        <YachtIllustration shape="catamaran" className={css.picture} />
        <h2 id={title} className={css.stepsTitle}>
          {t('yacht.order.next')}
        </h2>
        <ol className={`${steps.steps} ${css.steps}`}>
          {(['nextSend', 'nextAnswer', 'nextChoose'] as const).map((step) => (
            <li key={step} className={steps.step}>
              <span className={steps.mark} />
              <p className={steps.stepText}>{t(`yacht.order.${step}`)}</p>
            </li>
          ))}
        </ol>
      </div>
    </aside>
  )
}
