import {
  Button,
  ChipGroup,
  RemovableChip,
  SegmentedControl,
  SlidersIcon,
  useAnnounce,
  VisuallyHidden,
} from '@wherry/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { number } from '../../kernel/format/number.ts'
import type { Offer } from '../../kernel/model/offer.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useFinderDispatch } from '../../module/search/useFinder.ts'
import { noFilter, type OffersView } from '../../search/index.ts'
import { Outside } from '../../view/Outside.tsx'
import { onDemandPart, useOnDemandPart } from '../../view/onDemandPart.ts'
import { PartMissing } from '../../view/PartMissing.tsx'
import * as css from '../../view/ride/Offers.css.ts'
import { type ActiveFilter, activeFilters } from '../rules/offerFilter.ts'
import { className, type OfferWords, providerName } from './card/offerWords.ts'
import type { FilterDialogProps } from './FilterDialog.tsx'
import { OrderButton } from './OrderButton.tsx'

const filterDialog = onDemandPart<FilterDialogProps>(() =>
  import('./FilterDialog.tsx').then((part) => part.FilterDialog),
)

export interface OffersToolbarProps {
  heading: ReactNode
  /** Text of the heading. */
  title: string
  passengersCount: number | null
  /** Offers that the filter is applied to. */
  offers: readonly Offer[]
  view: OffersView
  words: OfferWords
}

/**
 * Toolbar with the number of offers, their order (PRICE-08), the filters (PRICE-07) and the grouping by class
 * (PRICE-06). On a phone the controls are in one sticky row.
 */
export function OffersToolbar(props: OffersToolbarProps) {
  const { heading, title, passengersCount, offers, view, words } = props
  const { t } = words
  const announce = useAnnounce()
  const dispatch = useFinderDispatch()
  const change = (next: Partial<OffersView>) => dispatch({ type: 'viewChanged', view: next })
  const hasOrder = offers.length > 1
  const hasGroups = useMemo(() => isGroupable(offers), [offers])
  return (
    <div className={css.toolbar}>
      {heading}
      {passengersCount !== null && (
        <p className={css.limit}>{t('offers.seatsAtLeast', { count: passengersCount })}</p>
      )}
      {hasOrder && (
        <div className={css.ways}>
          <OrderButton
            words={words}
            value={view.sort}
            onChange={(sort) => {
              change({ sort })
              announce(t(`offers.order.${sort}`))
            }}
          />
          <Filters title={title} offers={offers} view={view} words={words} />
          {hasGroups && (
            <SegmentedControl
              className={css.shapes}
              label={t('offers.view')}
              size="s"
              value={view.grouped ? 'class' : 'offer'}
              onChange={(shape) => {
                change({ grouped: shape === 'class' })
                announce(t(shape === 'class' ? 'offers.shownByClass' : 'offers.shownOneByOne'))
              }}
              segments={[
                { value: 'class', label: t('offers.byClass') },
                { value: 'offer', label: t('offers.oneByOne') },
              ]}
            />
          )}
        </div>
      )}
    </div>
  )
}

/** True if a class has more than one offer, so that grouping changes the list. */
function isGroupable(offers: readonly Offer[]): boolean {
  return new Set(offers.map(({ carClass }) => carClass.id)).size < offers.length
}

function Filters(props: Pick<OffersToolbarProps, 'title' | 'offers' | 'view' | 'words'>) {
  const { title, offers, view, words } = props
  const { t } = words
  const dispatch = useFinderDispatch()
  const { platform } = useModuleCore()
  const announce = useAnnounce()
  const [isOpen, setOpen] = useState(false)
  /**
   * Number of openings, used as key of the dialog. Each opening starts from the current filter, and the last one stays
   * while the dialog fades out.
   */
  const [openings, setOpenings] = useState(0)
  const active = useMemo(() => activeFilters(offers, view), [offers, view])
  const { Part: FilterDialog, missing, preload, ask } = useOnDemandPart(filterDialog)
  return (
    <>
      <ChipGroup className={css.filters} label={t('offers.filters')}>
        <Button
          variant="outline"
          className={css.filterButton}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={({ currentTarget }) =>
            ask(() => {
              setOpenings((before) => before + 1)
              setOpen(true)
            }, currentTarget)
          }
        >
          <SlidersIcon size={16} />
          <span className={css.filterWord}>{t('offers.filters')}</span>
          {active.length > 0 && (
            <>
              <span className={css.filterCount}>{number(active.length, words.lang)}</span>
              <VisuallyHidden> {t('offers.filtersSet', { count: active.length })}</VisuallyHidden>
            </>
          )}
        </Button>
        {active.map((filter) => (
          <RemovableChip
            key={filter.part}
            onRemove={() => dispatch({ type: 'viewChanged', view: { [filter.part]: noFilter[filter.part] } })}
          >
            <Outside longest={40}>{textOf(filter, words)}</Outside>
          </RemovableChip>
        ))}
        {active.length > 0 && (
          <Button variant="plain" size="s" onClick={() => dispatch({ type: 'filtersCleared' })}>
            {t('offers.reset')}
          </Button>
        )}
      </ChipGroup>
      {missing && <PartMissing text={t('offers.notLoaded')} retry={t('common.retry')} {...missing} />}
      {FilterDialog && openings > 0 && (
        <FilterDialog
          key={openings}
          isOpen={isOpen}
          offers={offers}
          filter={view}
          words={words}
          onApply={(filter) => {
            // Delayed, so that the press is painted before the dialog fades out and a list of a thousand is rendered.
            platform.clock.setTimeout(() => {
              setOpen(false)
              dispatch({ type: 'viewChanged', view: filter })
            }, 0)
          }}
          onClose={() => {
            setOpen(false)
            // Announced again, because the announced number changes when a filter is removed.
            announce(title)
          }}
        />
      )}
    </>
  )
}

/** Text of a filter: one value by its name, several by their count. */
function textOf(filter: ActiveFilter, words: OfferWords): string {
  const { t, lang } = words
  if (filter.part === 'minRating') return t('offers.ratingChosen', { rating: number(filter.minRating, lang) })
  if (filter.part === 'classes') {
    const [one, ...more] = filter.items
    return one && more.length === 0
      ? className(one, words)
      : t('offers.classesChosen', { count: filter.items.length })
  }
  const [one, ...more] = filter.items
  return one && more.length === 0
    ? providerName(one, words)
    : t('offers.providersChosen', { count: filter.items.length })
}
