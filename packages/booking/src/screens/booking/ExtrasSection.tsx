import { Checkbox, CheckIcon } from '@wherry/ui'
import type { Draft } from '../../domain/booking.ts'
import { legOf, legsOf } from '../../domain/draft.ts'
import { type Extra, extrasOf } from '../../domain/extras.ts'
import { money } from '../../format/money.ts'
import * as css from '../shared/FormPage.css.ts'
import { Outside } from '../shared/Outside.tsx'
import * as own from './ExtrasSection.css.ts'
import { extraName } from './extraName.ts'
import { FlexibleTariff } from './FlexibleTariff.tsx'
import { LegContext, useFormView, useRideView } from './formView.ts'
import { DoorSignField } from './SignField.tsx'

/** What an offer has beside the ride itself: what is included, what can be added and what for (BOOK-28 to BOOK-30). */
export function ExtrasSection() {
  const { booking, t, idOf } = useFormView()
  const { draft } = booking.state
  const legs = legsOf(draft).filter((leg) => hasExtras(legOf(draft, leg) ?? draft))
  if (legs.length === 0) return null
  const isPair = draft.returnRide !== null
  return (
    <section className={css.card} aria-labelledby={idOf('title.extras')}>
      <header>
        <h2 id={idOf('title.extras')} className={css.cardTitle}>
          {t('extras.title')}
        </h2>
      </header>
      {legs.map((leg, index) => (
        <LegContext.Provider key={leg} value={leg}>
          {isPair ? (
            <fieldset
              className={index > 0 ? css.part : own.first}
              aria-labelledby={idOf(`title.extras.${leg}`)}
            >
              <h3 id={idOf(`title.extras.${leg}`)} className={css.partTitle}>
                {t(leg === 'return' ? 'booking.back.title' : 'booking.back.there')}
              </h3>
              <ExtrasOfRide />
            </fieldset>
          ) : (
            <ExtrasOfRide />
          )}
        </LegContext.Provider>
      ))}
    </section>
  )
}

function hasExtras(ride: Draft): boolean {
  return ride.offer.flexibleTariff || extrasOf(ride).length > 0
}

function ExtrasOfRide() {
  const { ride } = useRideView()
  const extras = extrasOf(ride)
  const included = extras.filter(({ isIncluded }) => isIncluded)
  return (
    <>
      <div className={own.rows}>
        {included.length > 0 && (
          <ul>
            {included.map((extra) => (
              <IncludedExtra key={extra.service.id} extra={extra} />
            ))}
          </ul>
        )}
        <FlexibleTariff />
        {extras.map((extra) => !extra.isIncluded && <ChosenExtra key={extra.service.id} extra={extra} />)}
      </div>
      <DoorSignField />
    </>
  )
}

function IncludedExtra({ extra }: { extra: Extra }) {
  const { t } = useFormView()
  return (
    <li className={own.included}>
      <CheckIcon />
      <span className={own.name}>
        <ExtraName extra={extra} />
      </span>
      <span className={own.end}>{t('extras.included')}</span>
    </li>
  )
}

function ChosenExtra({ extra }: { extra: Extra }) {
  const { enter, lang } = useRideView()
  const { service, isChosen, price } = extra
  return (
    <Checkbox
      isSelected={isChosen}
      onChange={(chosen) => enter({ type: 'serviceSet', serviceId: service.id, chosen })}
      end={price && money(price, lang)}
    >
      <ExtraName extra={extra} />
    </Checkbox>
  )
}

function ExtraName({ extra: { service } }: { extra: Extra }) {
  const { t } = useFormView()
  if (service.name) return <Outside>{service.name}</Outside>
  return t(extraName(service.category))
}
