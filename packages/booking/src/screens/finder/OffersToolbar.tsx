import {
  Button,
  ChipGroup,
  DownIcon,
  Menu,
  RemovableChip,
  SegmentedControl,
  SlidersIcon,
  useAnnounce,
  VisuallyHidden,
} from '@wherry/ui'
import { type ReactNode, useMemo, useState } from 'react'
import type { Offer } from '../../domain/offer.ts'
import { type ActiveFilter, activeFilters } from '../../domain/offerFilter.ts'
import { offersSorts } from '../../domain/offerOrder.ts'
import { noFilter, type OffersSort } from '../../domain/offerView.ts'
import { number } from '../../format/number.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useFinderDispatch } from '../../hooks/useFinder.ts'
import type { OffersView } from '../../state/finder.ts'
import { askedPart, PartMissing, useAskedPart } from '../shared/askedPart.tsx'
import { Outside } from '../shared/Outside.tsx'
import type { FilterDialogProps } from './FilterDialog.tsx'
import * as css from './Offers.css.ts'
import { className, type OfferWords, providerName } from './offerWords.ts'

const filterDialog = askedPart<FilterDialogProps>(
  async () => (await import('./FilterDialog.tsx')).FilterDialog,
)

export interface OffersToolbarProps {
  heading: ReactNode
  /** What the heading says. */
  title: string
  passengersCount: number | null
  /** What the filters choose from. */
  offers: readonly Offer[]
  view: OffersView
  words: OfferWords
}

/**
 * Number of offers, their order (PRICE-08), the filters (PRICE-07), by class or one by one (PRICE-06). On a phone the ways to
 * look at them stand in one row that stays while the list is scrolled.
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
          <Menu
            mode="radio"
            label={t('offers.sort')}
            align="end"
            value={view.sort}
            onChange={(sort) => {
              change({ sort: sort as OffersSort })
              announce(t(`offers.order.${sort as OffersSort}`))
            }}
            groups={[
              {
                key: 'order',
                items: offersSorts.map((sort) => ({ value: sort, label: t(`offers.order.${sort}`) })),
              },
            ]}
            trigger={
              <Button className={css.sort} variant="plain" size="s" flush="end">
                <VisuallyHidden>{`${t('offers.sort')}: `}</VisuallyHidden>
                <span className={css.wide}>{t(`offers.order.${view.sort}`)}</span>
                <span className={css.narrow}>{t(`offers.orderShort.${view.sort}`)}</span>
                <DownIcon size={16} />
              </Button>
            }
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

/** Some class has more than one offer: by class the list is another one. */
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
  /** Each opening starts from what is set; the last one stays while it fades away. */
  const [openings, setOpenings] = useState(0)
  const active = useMemo(() => activeFilters(offers, view), [offers, view])
  const { Part: FilterDialog, missing, preload, ask } = useAskedPart(filterDialog)
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
            // The press is painted before the dialog fades and a list of a thousand follows.
            platform.clock.setTimeout(() => {
              setOpen(false)
              dispatch({ type: 'viewChanged', view: filter })
            }, 0)
          }}
          onClose={() => {
            setOpen(false)
            // What was said of a choice that is dropped holds no more.
            announce(title)
          }}
        />
      )}
    </>
  )
}

/** One value by its name, more by their count. */
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
