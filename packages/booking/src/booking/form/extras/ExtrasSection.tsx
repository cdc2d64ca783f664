import { Checkbox, CheckIcon } from '@wherry/ui'
import { money } from '../../../kernel/format/money.ts'
import type { Draft } from '../../../kernel/model/booking.ts'
import { Outside } from '../../../view/Outside.tsx'
import * as css from '../../../view/ride/FormPage.css.ts'
import { legOf, legsOf } from '../../draft/draft.ts'
import { type Extra, extrasOf } from '../../draft/extras.ts'
import { LegContext, useFormPart, useFormView, useRidePart, useRideView } from '../formView.ts'
import { FlexibleTariff } from '../trip/FlexibleTariff.tsx'
import { DoorSignField } from '../trip/SignField.tsx'
import * as own from './ExtrasSection.css.ts'
import { extraName } from './extraName.ts'

/**
 * Section with the extras of each ride: included ones, and those that can be added with their prices (BOOK-28
 * to BOOK-30).
 */
export function ExtrasSection() {
  const { t, idOf } = useFormView()
  const { legs, isPair } = useFormPart(({ draft }) => ({
    legs: legsOf(draft).filter((leg) => hasExtras(legOf(draft, leg) ?? draft)),
    isPair: draft.returnRide !== null,
  }))
  if (legs.length === 0) return null
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
              className={css.part({ isFirst: index === 0 })}
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
  const extras = useRidePart(({ ride }) => extrasOf(ride))
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
