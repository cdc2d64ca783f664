import {
  AboardPoint,
  AllInOnePoint,
  ButtonLink,
  ExternalIcon,
  HelmPoint,
  LifebeltPoint,
  Link,
  OtherDayPoint,
  TalkPoint,
  VisuallyHidden,
  YachtIllustration,
} from '@wherry/ui'
import { type Ref, useEffect, useId, useRef } from 'react'
import { ridePrefillOf } from '../../booking/index.ts'
import { safeUrl } from '../../kernel/values/safeUrl.ts'
import { useModuleCore } from '../../module/module.tsx'
import { useYacht } from '../resource/useYacht.ts'
import { useYachtT } from '../resource/useYachtT.ts'
import { wishedYacht } from '../rules/yachtForm.ts'
import type { YachtWhere } from '../rules/yachtPlaces.ts'
import { RecentYachts } from './RecentYachts.tsx'
import * as css from './YachtIndex.css.ts'
import { YachtPlaces } from './YachtPlaces.tsx'
import { placeWords } from './yachtWords.ts'

/** First page of a yacht request. It drops an earlier request (YACHT-01, YACHT-10). */
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
    flow.store.dispatch({ type: 'entered', change: wishedYacht(where, ridePrefillOf(module).get(), at) })
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

/** Banner with a link to another site with yachts; absent without an address for the language. */
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

const features = [
  { id: 'crew', Drawing: HelmPoint },
  { id: 'whole', Drawing: AllInOnePoint },
  { id: 'insurance', Drawing: LifebeltPoint },
  { id: 'flexible', Drawing: OtherDayPoint },
  { id: 'person', Drawing: TalkPoint },
  { id: 'party', Drawing: AboardPoint },
] as const

/** Id of the block's heading, also used as an anchor. */
const featuresId = 'yacht-features'

/** Block with the services of every request (YACHT-01). */
function YachtFeatures({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
  const { t } = useYachtT()
  return (
    <section className={css.section} aria-labelledby={featuresId}>
      <h2 ref={headingRef} id={featuresId} tabIndex={-1} className={css.title}>
        {t('yacht.features.title')}
      </h2>
      <ul className={css.features}>
        {features.map(({ id, Drawing }) => (
          <li key={id} className={css.feature}>
            <Drawing width={40} height={40} />
            <p className={css.featureText}>
              <b className={css.featureTitle}>{t(`yacht.features.${id}`)}</b>
              {t(`yacht.features.${id}Text`)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
