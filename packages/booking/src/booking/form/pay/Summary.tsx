import * as css from '../../../view/ride/FormPage.css.ts'
import { orderedDraft } from '../../state/orderedDraft.ts'
import { pricingOf } from '../../state/pricing.ts'
import { useFormPart, useFormView } from '../formView.ts'
import { TripCard } from '../trip/TripCard.tsx'
import { ChangeList } from './ChangeList.tsx'
import { PayBlock, type PayBlockProps } from './PayBlock.tsx'
import { PriceSummary, priceSumOf } from './PriceSummary.tsx'

/** Summary beside the form: the ordered trip, its changes, the sum, and the next step. */
export function Summary(props: PayBlockProps) {
  const { t, idOf } = useFormView()
  return (
    <aside id={idOf('summary')} className={css.side} aria-label={t('booking.sum.title')} tabIndex={-1}>
      <div className={css.card}>
        <TripCard />
        <ChangeList />
        <hr />
        <OrderedSum />
        <PayBlock {...props} />
      </div>
    </aside>
  )
}

function OrderedSum() {
  const { booking } = useFormView()
  const sum = useFormPart(({ state }) => {
    const { order, pricing } = state
    const draft = orderedDraft(state.draft, order)
    return priceSumOf({ draft, pricing: pricingOf({ draft, pricing, order }), order })
  })
  return <PriceSummary sum={sum} onAgain={booking.actions.askPriceAgain} />
}
