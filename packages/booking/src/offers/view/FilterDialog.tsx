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
import { money } from '../../kernel/format/money.ts'
import { number } from '../../kernel/format/number.ts'
import type { CarClass, Offer } from '../../kernel/model/offer.ts'
import { isOnlyProvider, noFilter, type OfferFilter, ratingSteps } from '../../search/index.ts'
import { Outside } from '../../view/Outside.tsx'
import { Rating } from '../../view/ride/Rating.tsx'
import {
  classValues,
  type FilterValue,
  filterOffers,
  knownFilter,
  providerValues,
  toggleValue,
} from '../rules/offerFilter.ts'
import { CarPicture } from './card/CarPicture.tsx'
import { className, type OfferWords, providerName, ratingWords } from './card/offerWords.ts'
import * as css from './FilterDialog.css.ts'

export interface FilterDialogProps {
  isOpen: boolean
  /** Offers that the filter is applied to. */
  offers: readonly Offer[]
  /** Current filter. */
  filter: OfferFilter
  words: OfferWords
  onApply(filter: OfferFilter): void
  /** Closes the dialog without a change. */
  onClose(): void
}

/**
 * Dialog with filters for class, rating and provider; each value has the number of its offers. Nothing changes until
 * the filter is applied (PRICE-07).
 */
export function FilterDialog(props: FilterDialogProps) {
  const { isOpen, offers, filter: given, words, onApply, onClose } = props
  const { t, lang } = words
  const announce = useAnnounce()
  const [filter, setFilter] = useState(() => knownFilter(offers, given))
  // Deferred, so that a ticked checkbox is painted before the numbers of a hundred values are computed.
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

/** Text with the number of offers of a value and their lowest price. */
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
  /** Text with the number of offers of the value. */
  count: string
  /** Rating of the provider. Null: not rated. @default null */
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
