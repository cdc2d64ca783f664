import { AboardPoint, AllInOnePoint, HelmPoint, LifebeltPoint, OtherDayPoint, TalkPoint } from '@wherry/ui'
import type { Ref } from 'react'
import { useYachtT } from '../../hooks/useYachtT.ts'
import * as css from './YachtIndex.css.ts'

const features = [
  { id: 'crew', Drawing: HelmPoint },
  { id: 'whole', Drawing: AllInOnePoint },
  { id: 'insurance', Drawing: LifebeltPoint },
  { id: 'flexible', Drawing: OtherDayPoint },
  { id: 'person', Drawing: TalkPoint },
  { id: 'party', Drawing: AboardPoint },
] as const

/** Leads to the block's heading, as an address too. */
export const featuresId = 'yacht-features'

/** The services block: what comes with every request (YACHT-01). */
export function YachtFeatures({ headingRef }: { headingRef: Ref<HTMLHeadingElement> }) {
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
