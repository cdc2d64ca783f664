import { Button, VisuallyHidden } from '@wherry/ui'
import { money } from '../../../kernel/format/money.ts'
import { isolate } from '../../../kernel/format/outside.ts'
import * as frame from '../../../view/ride/OfferFrame.css.ts'
import { Amount } from '../../../view/ride/Price.tsx'
import { isForbidden, type OfferOfList, offerMark } from '../offerList.ts'
import * as css from './OfferCard.css.ts'
import { className, providerName, shortest } from './offerWords.ts'

/** The price with its notes: its parts, the stops, the second currency, the former price. */
export function OfferPriceBlock({ offer, list, size = 'm' }: OfferOfList & { size?: 'm' | 's' }) {
  const { t, lang } = list.words
  const { total, there, back, alternative, wayBack, stops } = list.priceOf(offer)
  const former = list.formerOf(offer)
  const least = shortest(offer, list.rentSeconds, list.words)
  return (
    <div>
      <p>
        <Amount value={total} size={size} lang={lang} />
      </p>
      {least && <p className={css.priceNote}>{least}</p>}
      {stops === 'counted' && (
        <p className={css.priceNote}>{t('offers.stopsCounted', { count: list.stops })}</p>
      )}
      {stops === 'uncounted' && (
        <p className={css.priceNote}>{t('offers.stopsUncounted', { count: list.stops })}</p>
      )}
      {back && (
        <p className={css.priceNote}>
          {t('offers.pair', { there: money(there, lang), back: money(back, lang) })}
        </p>
      )}
      {wayBack === 'missing' && <p className={css.priceNote}>{t('offers.noWayBack')}</p>}
      {list.hasAlternative && alternative && (
        <p className={css.priceNote}>
          <span aria-hidden="true">≈ {money(alternative, lang)}</span>
          <VisuallyHidden>{t('offers.about', { price: money(alternative, lang) })}</VisuallyHidden>
        </p>
      )}
      {former && (
        <p className={css.priceNote}>
          <VisuallyHidden>{t('offers.was', { price: money(former, lang) })}</VisuallyHidden>
          <span aria-hidden="true" className={css.former}>
            {money(former, lang)}
          </span>
        </p>
      )}
    </div>
  )
}

/** Button that chooses an offer; its accessible name contains the offer. */
export function ChooseButton({ offer, list, size = 'm' }: OfferOfList & { size?: 'm' | 's' }) {
  const { words, onChoose, isChoosingDisabled } = list
  const { t, lang } = words
  const { total, wayBack } = list.priceOf(offer)
  return (
    <Button
      variant="soft"
      size={size}
      className={frame.choose({ size })}
      data-offer={offerMark(offer)}
      aria-label={t('offers.chooseOf', {
        car: isolate(className(offer.carClass, words)),
        provider: isolate(providerName(offer.provider, words)),
        price: money(total, lang),
      })}
      isDisabled={isChoosingDisabled || wayBack === 'missing' || isForbidden({ offer, list })}
      isLoading={wayBack === 'asking'}
      onClick={() => onChoose(offer)}
    >
      {t('offers.choose')}
    </Button>
  )
}
