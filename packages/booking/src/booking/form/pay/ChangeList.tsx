import { dayDateTime } from '../../../kernel/format/dateTime.ts'
import { duration } from '../../../kernel/format/duration.ts'
import { money } from '../../../kernel/format/money.ts'
import { arrivalMeaning, departureMeaning } from '../../../kernel/model/trip.ts'
import type { Locale } from '../../../kernel/values/language.ts'
import type { MessageKey } from '../../../messages/load.ts'
import { Outside } from '../../../view/Outside.tsx'
import { type Change, changesOf } from '../../draft/changes.ts'
import { isPriceAsked, priceOf, pricingOf } from '../../state/pricing.ts'
import { type OrderTexts, useFormPart, useFormView } from '../formView.ts'
import { peopleText } from '../people/peopleText.ts'
import * as css from './ChangeList.css.ts'

/** List of the changes of an order in the summary, each fact before and after (BOOK-53). */
export function ChangeList() {
  const { t, lang } = useFormView()
  const routeType = useFormPart(({ draft }) => draft.offer.routeType)
  const changes = useFormPart(({ draft, state }) => {
    if (!draft.change || !state.earlier) return null
    const pricing = pricingOf(state)
    const price = isPriceAsked(pricing) ? null : priceOf(draft, pricing).total
    return changesOf(draft, state.earlier.trip, price)
  })
  if (!changes) return null
  return (
    <section className={css.whole}>
      <h3 className={css.title}>{t('change.what')}</h3>
      {changes.length === 0 ? (
        <p className={css.none}>{t('change.none')}</p>
      ) : (
        <dl className={css.list}>
          {changes.map((change) => {
            const { before, after } = wordsOf(change, t, lang)
            return (
              <div key={change.field} className={css.row}>
                <dt className={css.term}>{t(labelOf(change, routeType))}</dt>
                {after !== null && (
                  <>
                    <dd className={css.before}>
                      <span className={css.hidden}>{t('change.before')}: </span>
                      <Outside>{before || t('change.nothing')}</Outside>
                    </dd>
                    <dd className={css.after}>
                      <span className={css.hidden}>{t('change.after')}: </span>
                      <Outside>{after || t('change.nothing')}</Outside>
                    </dd>
                  </>
                )}
              </div>
            )
          })}
        </dl>
      )}
    </section>
  )
}

function labelOf({ field }: Change, routeType: Parameters<typeof arrivalMeaning>[0]): MessageKey<'order'> {
  if (field === 'dateArrival') return `change.${arrivalMeaning(routeType)}`
  if (field === 'dateDeparture') return `change.${departureMeaning(routeType) ?? 'takeoff'}`
  return `change.${field}`
}

/** Texts of a change; empty: no value. `after` is null if the values are not shown. */
function wordsOf(change: Change, t: OrderTexts, lang: Locale): { before: string; after: string | null } {
  switch (change.field) {
    case 'other':
      return { before: '', after: null }
    case 'stops':
      return { before: change.before.join(', '), after: change.after.join(', ') }
    case 'dateArrival':
    case 'dateDeparture':
      return { before: dateOf(change.before, lang), after: dateOf(change.after, lang) }
    case 'duration':
      return { before: hoursOf(change.before, lang), after: hoursOf(change.after, lang) }
    case 'price':
      return { before: change.before ? money(change.before, lang) : '', after: money(change.after, lang) }
    case 'people':
      return { before: peopleText(change.before, t), after: peopleText(change.after, t) }
    default:
      return { before: change.before, after: change.after }
  }
}

const dateOf = (civil: string | null, lang: Locale) => (civil === null ? '' : dayDateTime(civil, lang))
const hoursOf = (seconds: number | null, lang: Locale) => (seconds === null ? '' : duration(seconds, lang))
