import { Checkbox, Stepper } from '@wherry/ui'
import { useId } from 'react'
import { yachtLimits } from '../../kernel/model/yacht.ts'
import * as card from '../../view/ride/FormPage.css.ts'
import type { Yacht } from '../resource/useYacht.ts'
import { useYachtT } from '../resource/useYachtT.ts'
import type { YachtForm } from '../rules/yachtForm.ts'
import * as css from './YachtOrder.css.ts'

/** Section with the number of guests, and a checkbox for children (YACHT-07). */
export function WhoSection({ yacht, form }: { yacht: Yacht; form: YachtForm }) {
  const { t } = useYachtT()
  const title = useId()
  const enter = (change: Partial<YachtForm>) => yacht.flow.store.dispatch({ type: 'entered', change })
  const max = yachtLimits.guestsMax
  const isStill = yacht.state.phase === 'sending'
  return (
    <section className={card.card} aria-labelledby={title}>
      <h2 id={title} className={card.cardTitle}>
        {t('yacht.order.who')}
      </h2>
      <div className={card.lines}>
        <Stepper
          label={t('yacht.order.guests')}
          description={t('yacht.order.guestsHint', { max })}
          value={form.guests}
          minValue={yachtLimits.guestsMin}
          maxValue={max}
          maxReason={t('yacht.order.mostGuests', { max })}
          unit={(count) => t('yacht.guests', { count })}
          isReadOnly={isStill}
          onChange={(guests) => enter({ guests })}
        />
        <div className={css.tickRow}>
          <Checkbox
            isSelected={form.hasChildren}
            isDisabled={isStill}
            onChange={(hasChildren) => enter({ hasChildren })}
          >
            {t('yacht.order.children')}
          </Checkbox>
        </div>
      </div>
    </section>
  )
}
