import { Button, EmptyState, NoCarsDrawing, Notice, Spinner } from '@wherry/ui'
import type { Offer } from '../../domain/offer.ts'
import { mostSeats } from '../../domain/offerSeats.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useFinderDispatch } from '../../hooks/useFinder.ts'
import type { OffersView } from '../../state/finder.ts'
import { usePromoLine } from '../promo/usePromoLine.ts'
import { OfferCards } from './OfferCards.tsx'
import * as frame from './OfferFrame.css.ts'
import * as css from './Offers.css.ts'
import { OffersToolbar } from './OffersToolbar.tsx'
import type { OfferList } from './offerList.ts'
import { useLostFocus } from './useLostFocus.ts'
import type { OfferView } from './useOfferView.ts'

export interface OffersFoundProps {
  /** How many there are, in words. */
  title: string
  /** Can take the focus by script. */
  titleRef: (element: HTMLElement | null) => void
  /** A state of the list goes away with the focus in it. */
  onFocusLost(): void
  /** All offers of the route. */
  offers: readonly Offer[]
  passengersCount: number | null
  /** Takes that number away again. Undefined: there is no way to. */
  onAnySeats: (() => void) | undefined
  /** The view as it was chosen; the list follows it. */
  chosen: OffersView
  view: OfferView
  list: OfferList
  /** How many prices differ from those that were seen. */
  changed: number
  isRenewing: boolean
}

/** Cards at once in a frame, which is as high as its content (decisions/0019, D22). */
const framedStep = 50

/** Offers were found: how many, the ways to look at them, the cards. */
export function OffersFound(props: OffersFoundProps) {
  const { title, titleRef, onFocusLost, offers, passengersCount, onAnySeats, chosen, view, list } = props
  const { changed, isRenewing } = props
  const { config } = useModuleCore()
  const { t } = list.words
  const { fitting, shown, groups, marks } = view
  const state = useLostFocus(onFocusLost)
  const promo = usePromoLine()
  if (fitting.length === 0)
    return (
      <EmptyState
        ref={state}
        className={css.state}
        illustration={<NoCarsDrawing />}
        title={
          <span ref={titleRef} className={css.title} tabIndex={-1}>
            {t('offers.tooMany.title', { count: passengersCount ?? 0 })}
          </span>
        }
        actions={onAnySeats && <Button onClick={onAnySeats}>{t('offers.tooMany.action')}</Button>}
      >
        {t('offers.tooMany.text', { seats: t('offers.seats', { count: mostSeats(offers) }) })}
      </EmptyState>
    )
  return (
    <>
      <OffersToolbar
        heading={
          <h2 ref={titleRef} className={css.heading} tabIndex={-1}>
            {title}
          </h2>
        }
        title={title}
        passengersCount={passengersCount}
        offers={fitting}
        view={chosen}
        words={list.words}
      />
      {isRenewing && (
        <p className={frame.asking}>
          <Spinner />
          {t('offers.updating')}
        </p>
      )}
      {!isRenewing && changed > 0 && (
        <Notice tone="info" title={t('offers.updated.title')}>
          {t('offers.updated.text', { count: changed })}
        </Notice>
      )}
      {shown.length === 0 ? (
        <NoMatch count={fitting.length} list={list} onFocusLost={onFocusLost} />
      ) : (
        <OfferCards
          groups={groups}
          isByClass={view.isByClass}
          list={list}
          marks={marks}
          {...(config.framed && { step: framedStep })}
          isRenewing={isRenewing}
          promo={promo}
        />
      )}
    </>
  )
}

interface NoMatchProps {
  /** How many offers there are without the filters. */
  count: number
  list: OfferList
  onFocusLost(): void
}

/** No offer passes the filters: how many there would be, and the way back to them (PRICE-07). */
function NoMatch({ count, list: { words }, onFocusLost }: NoMatchProps) {
  const { t } = words
  const dispatch = useFinderDispatch()
  const state = useLostFocus(onFocusLost)
  return (
    <EmptyState
      ref={state}
      className={css.state}
      illustration={<NoCarsDrawing />}
      title={t('offers.noMatch.title')}
      actions={
        <Button onClick={() => dispatch({ type: 'filtersCleared' })}>{t('offers.resetFilters')}</Button>
      }
    >
      {t('offers.noMatch.text', { count })}
    </EmptyState>
  )
}
