import { Button, EmptyState, NoCarsDrawing, Notice, Spinner } from '@wherry/ui'
import type { Offer } from '../../kernel/model/offer.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useFinderDispatch } from '../../module/search/useFinder.ts'
import { usePromoLine } from '../../promo/index.ts'
import type { OffersView } from '../../search/index.ts'
import { mostSeats } from '../../search/index.ts'
import * as frame from '../../view/ride/OfferFrame.css.ts'
import * as css from '../../view/ride/Offers.css.ts'
import { useLostFocus } from '../../view/useLostFocus.ts'
import { OfferCards } from './OfferCards.tsx'
import { OffersToolbar } from './OffersToolbar.tsx'
import type { OfferList } from './offerList.ts'
import type { OfferView } from './useOfferView.ts'

export interface OffersFoundProps {
  /** Title with the number of offers. */
  title: string
  /** Ref of the title, which can take the focus by script. */
  titleRef: (element: HTMLElement | null) => void
  /** Called if a state of the list disappears with the focus in it. */
  onFocusLost(): void
  /** All offers of the route. */
  offers: readonly Offer[]
  passengersCount: number | null
  /** Removes the limit `passengersCount`. Undefined: not possible. */
  onAnySeats: (() => void) | undefined
  /** The chosen view; the list follows it with a delay. */
  chosen: OffersView
  view: OfferView
  list: OfferList
  /** Number of prices that differ from those seen before. */
  changed: number
  isRenewing: boolean
}

/** Number of cards that are rendered at first in a frame, which is as high as its content (decisions/0019, D22). */
const framedStep = 50

/** List of found offers: their number, the toolbar and the cards. */
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
  /** Number of offers without the filters. */
  count: number
  list: OfferList
  onFocusLost(): void
}

/**
 * State if no offer passes the filters: the number without filters, and a button to reset them (PRICE-07).
 */
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
