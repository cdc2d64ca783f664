import { type Change, changesOf } from '../../domain/changes.ts'
import type { Locale } from '../../domain/language.ts'
import { arrivalMeaning, departureMeaning } from '../../domain/trip.ts'
import { dayDateTime } from '../../format/dateTime.ts'
import { duration } from '../../format/duration.ts'
import { money } from '../../format/money.ts'
import type { MessageKey } from '../../messages/load.ts'
import { isPriceAsked, priceOf, pricingOf } from '../../state/pricing.ts'
import { Outside } from '../shared/Outside.tsx'
import * as css from './ChangeList.css.ts'
import { type OrderTexts, useFormView } from './formView.ts'
import { peopleText } from './peopleText.ts'

/** In the summary: what of the order becomes other than it was, each fact before and now (BOOK-53). */
export function ChangeList() {
  const { booking, t, lang } = useFormView()
  const { draft, earlier } = booking.state
  if (!draft.change || !earlier) return null
  const pricing = pricingOf(booking.state)
  const price = isPriceAsked(pricing) ? null : priceOf(draft, pricing).total
  const changes = changesOf(draft, earlier.trip, price)
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
                <dt className={css.term}>{t(labelOf(change, draft.offer.routeType))}</dt>
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

/** Both sides of a change; empty: there was or is nothing. After is null where the values are not told. */
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
