import { Button, Checkbox, Spinner } from '@wherry/ui'
import { useMemo } from 'react'
import { money } from '../../kernel/format/money.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModule } from '../../module/module.tsx'
import { useFinderDispatch } from '../../module/search/useFinder.ts'
import { useT } from '../../module/useT.ts'
import { returnsIn, showsRoutesDataError, stopPlaceIds } from '../../search/index.ts'
import { useSaid } from '../../view/useSaid.ts'
import { useReverseOffers } from '../resource/useReverseOffers.ts'
import { cheapestPair } from '../rules/offerPrice.ts'
import * as css from './ReturnTrip.css.ts'

/** Checkbox for a way back (PRICE-12), with the state of its prices (PRICE-13). */
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
        <Button variant="plain" size="s" className={css.again} onClick={reverse.retry}>
          {t('common.retry')}
        </Button>
      )}
    </div>
  )
}
