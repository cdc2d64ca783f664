import { Button, Checkbox, Dialog, SegmentedControl, useAnnounce } from '@wherry/ui'
import {
  memo,
  type ReactNode,
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { CarClass, Offer } from '../../domain/offer.ts'
import {
  classValues,
  type FilterValue,
  filterOffers,
  knownFilter,
  providerValues,
  toggleValue,
} from '../../domain/offerFilter.ts'
import { isOnlyProvider } from '../../domain/offerList.ts'
import { noFilter, type OfferFilter, ratingSteps } from '../../domain/offerView.ts'
import { money } from '../../format/money.ts'
import { number } from '../../format/number.ts'
import { Outside } from '../shared/Outside.tsx'
import { Rating } from '../shared/Rating.tsx'
import { CarPicture } from './CarPicture.tsx'
import * as css from './FilterDialog.css.ts'
import { className, type OfferWords, providerName, ratingWords } from './offerWords.ts'

export interface FilterDialogProps {
  isOpen: boolean
  /** What the filters choose from. */
  offers: readonly Offer[]
  /** What is set so far. */
  filter: OfferFilter
  words: OfferWords
  onApply(filter: OfferFilter): void
  /** Nothing changes. */
  onClose(): void
}

/** Class, rating and provider, each value with what it would show; nothing changes until it is applied (PRICE-07). */
export function FilterDialog(props: FilterDialogProps) {
  const { isOpen, offers, filter: given, words, onApply, onClose } = props
  const { t, lang } = words
  const announce = useAnnounce()
  const [filter, setFilter] = useState(() => knownFilter(offers, given))
  // A tick is painted before the counts of a hundred values follow it.
  const counted = useDeferredValue(filter)
  const classes = useMemo(
    () => classValues(offers, counted).map((value) => ({ ...value, said: countOf(value, words) })),
    [offers, counted, words],
  )
  const providers = useMemo(
    () => providerValues(offers, counted).map((value) => ({ ...value, said: countOf(value, words) })),
    [offers, counted, words],
  )
  const show = useMemo(
    () => t('offers.show', { count: filterOffers(offers, counted).length }),
    [t, offers, counted],
  )
  const said = useRef(show)
  useEffect(() => {
    if (said.current === show) return
    said.current = show
    if (isOpen) announce(show)
  }, [announce, show, isOpen])
  const toggle = useCallback(
    (part: 'classes' | 'providers', id: string) =>
      setFilter((before) => ({ ...before, [part]: toggleValue(before[part], id) })),
    [],
  )
  return (
    <Dialog
      isOpen={isOpen}
      size="full"
      className={css.dialog}
      title={t('offers.filters')}
      onOpenChange={onClose}
      footer={
        <div className={css.footer}>
          <Button variant="plain" flush="start" onClick={() => setFilter(noFilter)}>
            {t('offers.reset')}
          </Button>
          <Button className={css.show} onClick={() => onApply(filter)}>
            {show}
          </Button>
        </div>
      }
    >
      <Part title={t('offers.byCar')}>
        {classes.map((value) => (
          <Row
            key={value.item.id}
            part="classes"
            id={value.item.id}
            name={className(value.item, words)}
            count={value.said}
            carClass={value.item}
            words={words}
            isSelected={filter.classes.includes(value.item.id)}
            onToggle={toggle}
          />
        ))}
      </Part>
      <section className={css.part}>
        <h3 className={css.title}>{t('offers.byRating')}</h3>
        <SegmentedControl
          className={css.ratings}
          label={t('offers.byRating')}
          value={String(filter.minRating)}
          onChange={(least) => setFilter({ ...filter, minRating: least === 'null' ? null : Number(least) })}
          segments={[null, ...ratingSteps].map((least) => ({
            value: String(least),
            label:
              least === null
                ? t('offers.anyRating')
                : t('offers.ratingFrom', { rating: number(least, lang) }),
          }))}
        />
      </section>
      {!isOnlyProvider(offers) && (
        <Part title={t('offers.byProvider')}>
          {providers.map((value) => (
            <Row
              key={value.item.id}
              part="providers"
              id={value.item.id}
              name={providerName(value.item, words)}
              count={value.said}
              rating={value.item.rating}
              words={words}
              isSelected={filter.providers.includes(value.item.id)}
              onToggle={toggle}
            />
          ))}
        </Part>
      )}
    </Dialog>
  )
}

/** How many offers a value would show, and from which price. */
function countOf({ count, cheapest }: FilterValue<unknown>, { t, lang }: OfferWords): string {
  return count > 0
    ? t('offers.valueOf', { count, price: money(cheapest.price, lang) })
    : t('offers.offers', { count })
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.part} aria-label={title}>
      <h3 className={css.title}>{title}</h3>
      <div>{children}</div>
    </fieldset>
  )
}

interface RowProps {
  part: 'classes' | 'providers'
  id: string
  name: string
  /** How many offers it would show, in words. */
  count: string
  /** Null: not rated. @default null */
  rating?: number | null
  carClass?: CarClass
  words: OfferWords
  isSelected: boolean
  onToggle(part: 'classes' | 'providers', id: string): void
}

const Row = memo(function Row(props: RowProps) {
  const { part, id, name, count, rating = null, carClass, words, isSelected, onToggle } = props
  return (
    <Checkbox
      className={css.row}
      isSelected={isSelected}
      onChange={() => onToggle(part, id)}
      description={count}
      end={
        carClass ? (
          <span className={css.car}>
            <CarPicture carClass={carClass} />
          </span>
        ) : (
          rating !== null && (
            <Rating value={rating} spoken={ratingWords(rating, null, words)} lang={words.lang} />
          )
        )
      }
    >
      <Outside longest={60}>{name}</Outside>
    </Checkbox>
  )
})
