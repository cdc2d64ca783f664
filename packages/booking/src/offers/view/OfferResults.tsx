import { useAnnounce } from '@wherry/ui'
import { useCallback, useDeferredValue, useEffect, useId, useMemo, useRef } from 'react'
import type { Offer } from '../../kernel/model/offer.ts'
import { useStore } from '../../kernel/store/useStore.ts'
import { useModule, useModuleCore } from '../../module/module.tsx'
import { useHasFeature } from '../../module/useHasFeature.ts'
import { useT } from '../../module/useT.ts'
import { useSettings } from '../../module/visitor/useSettings.ts'
import { useSteadyOffers } from '../resource/useSteadyOffers.ts'
import { NoOffers } from './NoOffers.tsx'
import { OffersFound } from './OffersFound.tsx'
import { OffersWait } from './OffersWait.tsx'
import type { OfferList } from './offerList.ts'
import type { OffersProps } from './offersProps.ts'
import { useOfferView } from './useOfferView.ts'

/** Milliseconds after which a wait is announced (A11Y-03). */
const longWaitMs = 5000

/** The price list in all its states; each state is announced once. */
export function OfferResults(props: OffersProps) {
  const { offers, onChoose, onChange, passengersCount = null, onAnySeats, isChoosingDisabled = false } = props
  const t = useT('offers')
  const announce = useAnnounce()
  const { platform, lang } = useModule()
  const steady = useSteadyOffers(offers)
  const { status, list, failure, isRenewing, former } = steady
  const { finder } = useModuleCore().stores
  const view = useStore(finder, (state) => state.view)
  const rentSeconds = useStore(finder, (state) => state.rentSeconds)
  // Deferred, so that a press on a filter is painted before a list of a thousand is filtered.
  const shownView = useOfferView(list, former, passengersCount, useDeferredValue(view))
  const { shown, fitting, classCount, priceOf, formerOf, keyOf, stops } = shownView
  const drawingsId = useId()
  const hasAlternative = useHasFeature('alternativePrice')
  const policyMode = useSettings().user?.policyMode ?? 'off'
  const latest = useRef({ onChoose, isRenewing })
  useEffect(() => {
    latest.current = { onChoose, isRenewing }
  })
  const choose = useCallback((offer: Offer) => {
    if (!latest.current.isRenewing) latest.current.onChoose(offer)
  }, [])
  const ofList = useMemo<OfferList>(
    () => ({
      ...{ words: { t, lang }, drawingsId, stops, rentSeconds, priceOf, formerOf, keyOf, isChoosingDisabled },
      policyMode,
      hasAlternative,
      onChoose: choose,
    }),
    [
      t,
      lang,
      drawingsId,
      stops,
      rentSeconds,
      priceOf,
      formerOf,
      keyOf,
      isChoosingDisabled,
      policyMode,
      hasAlternative,
      choose,
    ],
  )

  const title =
    shown.length < fitting.length
      ? t('offers.foundOf', { shown: shown.length, count: fitting.length })
      : t('offers.found', {
          offers: t('offers.offers', { count: shown.length }),
          classes: t('offers.classes', { count: classCount }),
        })
  const spoken = {
    idle: '',
    loading: t('Finder.askingPrices'),
    ready: isRenewing ? t('offers.updating') : foundText(),
    notFound: t('offers.notFound.title'),
    failed: t(failure === 'offline' ? 'offers.offline.title' : 'offers.failed.title'),
  }[status]
  function foundText() {
    if (fitting.length === 0) return t('offers.tooMany.title', { count: passengersCount ?? 0 })
    if (shown.length === 0) return t('offers.noMatch.title')
    return former.size > 0 ? `${title}. ${t('offers.updated.title')}` : title
  }
  const target = useRef<HTMLElement>(null)
  const hold = useCallback((element: HTMLElement | null) => {
    target.current = element
  }, [])
  const isFocusLost = useRef(false)
  const onFocusLost = useCallback(() => {
    isFocusLost.current = true
  }, [])
  // After a press of "Try again", the focus goes to the placeholder, then to the result. The focused text is
  // read out, so it is not announced too.
  useEffect(() => {
    const isLed = isFocusLost.current && takeFocus(target.current)
    if (status !== 'loading') isFocusLost.current = false
    if (spoken && !isLed) announce(spoken, 'polite', 'offers')
  }, [announce, spoken, status])
  useEffect(() => () => announce('', 'polite', 'offers'), [announce])

  const slowText = t('offers.loadingLong')
  useEffect(() => {
    if (status !== 'loading') return
    return platform.clock.setTimeout(() => announce(slowText), longWaitMs)
  }, [platform, announce, status, slowText])

  if (status === 'notFound' || status === 'failed')
    return (
      <NoOffers
        status={status}
        failure={failure}
        onRetry={offers.retry}
        onChange={onChange}
        titleRef={hold}
        onFocusLost={onFocusLost}
      />
    )
  if (status !== 'ready') return <OffersWait textRef={hold} />
  return (
    <OffersFound
      title={title}
      titleRef={hold}
      onFocusLost={onFocusLost}
      offers={list}
      passengersCount={passengersCount}
      onAnySeats={onAnySeats}
      chosen={view}
      view={shownView}
      list={ofList}
      changed={former.size}
      isRenewing={isRenewing}
    />
  )
}

/** Focuses an element if nothing else has the focus. Returns true if it did. */
function takeFocus(element: HTMLElement | null): boolean {
  const active = element?.ownerDocument.activeElement
  if (!element || (active && active !== element.ownerDocument.body)) return false
  element.focus({ preventScroll: true })
  return true
}
