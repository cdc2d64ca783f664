import { ButtonLink, ExternalIcon, Link, VisuallyHidden, YachtIllustration } from '@wherry/ui'
import { useEffect, useId, useRef } from 'react'
import { safeUrl } from '../../domain/safeUrl.ts'
import { wishedYacht } from '../../domain/yachtForm.ts'
import type { YachtWhere } from '../../domain/yachtPlaces.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { rideWishesOf } from '../../hooks/rideWishes.ts'
import { useYacht } from '../../hooks/useYacht.ts'
import { useYachtT } from '../../hooks/useYachtT.ts'
import { RecentYachts } from './RecentYachts.tsx'
import { featuresId, YachtFeatures } from './YachtFeatures.tsx'
import * as css from './YachtIndex.css.ts'
import { YachtPlaces } from './YachtPlaces.tsx'
import { placeWords } from './yachtWords.ts'

/** Where a request for a yacht begins, with nothing of an earlier one (YACHT-01, YACHT-10). */
export function YachtIndex({ onChosen }: { onChosen(): void }) {
  const module = useModuleCore()
  const { platform } = module
  const { flow } = useYacht()
  const { t } = useYachtT()
  useEffect(() => flow.reset(), [flow])
  const features = useRef<HTMLHeadingElement>(null)
  const choose = (where: YachtWhere) => {
    flow.store.dispatch({
      type: 'placeChosen',
      where,
      place: placeWords(where, t),
      key: platform.randomId(),
    })
    const at = { now: platform.clock.now(), deviceZone: platform.timeZone() }
    flow.store.dispatch({ type: 'entered', change: wishedYacht(where, rideWishesOf(module).get(), at) })
    onChosen()
  }
  return (
    <>
      <Promo
        onFeatures={() => {
          features.current?.focus({ preventScroll: true })
          features.current?.scrollIntoView({ block: 'start' })
        }}
      />
      <YachtPlaces onChosen={choose} />
      <YachtFeatures headingRef={features} />
      <RecentYachts />
      <OffersBanner />
    </>
  )
}

function Promo({ onFeatures }: { onFeatures(): void }) {
  const { t } = useYachtT()
  return (
    <section className={css.hero}>
      <div className={css.heroText}>
        <h2 className={css.heroTitle}>{t('yacht.promo.title')}</h2>
        <p className={css.lead}>{t('yacht.promo.text')}</p>
        <Link
          href={`#${featuresId}`}
          onClick={(event) => {
            event.preventDefault()
            onFeatures()
          }}
        >
          {t('yacht.promo.link')}
        </Link>
      </div>
      <YachtIllustration shape="mega" className={css.ship} />
    </section>
  )
}

/** The way to another site with yachts to choose from; without an address for the language it is not there. */
function OffersBanner() {
  const { t, lang } = useYachtT()
  const { offersRu = '', offersEn = '' } = useModuleCore().config.yacht
  const url = safeUrl(lang === 'ru' ? offersRu : offersEn, 'any')
  const title = useId()
  if (!url) return null
  return (
    <section className={css.section} aria-labelledby={title}>
      <div className={css.banner}>
        <div className={css.bannerText}>
          <h2 id={title} className={css.bannerTitle}>
            {t('yacht.banner.title')}
          </h2>
          <p className={css.muted}>{t('yacht.banner.text')}</p>
        </div>
        <ButtonLink variant="outline" href={url} target="_blank" rel="noopener noreferrer">
          {t('yacht.banner.link')}
          <VisuallyHidden> ({t('yacht.banner.newTab')})</VisuallyHidden>
          <ExternalIcon />
        </ButtonLink>
      </div>
    </section>
  )
}
