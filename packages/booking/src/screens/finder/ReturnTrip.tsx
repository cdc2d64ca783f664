import { Button, Checkbox, Spinner } from '@wherry/ui'
import { useMemo } from 'react'
import { cheapestPair } from '../../domain/offerPrice.ts'
import { returnsIn } from '../../domain/returnOffer.ts'
import { money } from '../../format/money.ts'
import { useModule } from '../../hooks/module.tsx'
import { useFinderDispatch } from '../../hooks/useFinder.ts'
import { useReverseOffers } from '../../hooks/useReverseOffers.ts'
import { useStore } from '../../hooks/useStore.ts'
import { useT } from '../../hooks/useT.ts'
import { stopPlaceIds } from '../../state/finder.ts'
import { showsRoutesDataError } from '../../state/priceQuestion.ts'
import { useSaid } from '../shared/useSaid.ts'
import * as css from './ReturnTrip.css.ts'

/** There and back (PRICE-12), with what became of the prices of the way back (PRICE-13). */
export function ReturnTrip() {
  const t = useT('offers')
  const { lang, stores } = useModule()
  const dispatch = useFinderDispatch()
  const reverse = useReverseOffers()
  const isReturn = useStore(stores.finder, (state) => state.isReturn)
  const offers = useStore(stores.finder, (state) => state.offers)
  const isMissing = useStore(stores.finder, showsRoutesDataError)
  const stops = useStore(stores.finder, (state) => stopPlaceIds(state).length)
  const least = useMemo(
    () => cheapestPair(offers.list, returnsIn(reverse.list), stops),
    [offers.list, reverse.list, stops],
  )
  const isAsking = isReturn && reverse.route !== null && reverse.status === 'loading'
  const isFailed = isReturn && reverse.status === 'failed'
  const error = isFailed
    ? t('offers.returnTrip.failed')
    : isMissing
      ? t('offers.returnTrip.missing')
      : undefined
  const hint = least
    ? t('offers.returnTrip.hintFrom', { price: money(least, lang) })
    : t('offers.returnTrip.hint')
  const said = isAsking ? t('offers.returnTrip.asking') : error
  useSaid(said)
  if (offers.status === 'notFound' || offers.status === 'failed') return null
  return (
    <div className={css.returnTrip}>
      <Checkbox
        isSelected={isReturn}
        onChange={(on) => dispatch({ type: 'returnToggled', on })}
        description={
          isAsking ? (
            <span className={css.asking}>
              <Spinner />
              {t('offers.returnTrip.asking')}
            </span>
          ) : (
            hint
          )
        }
        error={error}
      >
        {t('offers.returnTrip.label')}
      </Checkbox>
      {isFailed && (
        <Button variant="plain" size="s" onClick={reverse.retry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
