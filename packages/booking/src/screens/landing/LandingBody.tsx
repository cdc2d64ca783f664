import { AppPoint, StarIcon, StoreBadge, VisuallyHidden } from '@wherry/ui'
import type { AppLinks, Landing } from '../../domain/landing.ts'
import { number } from '../../format/number.ts'
import { useModule } from '../../hooks/module.tsx'
import { useLanding } from '../../hooks/useLanding.ts'
import { useT } from '../../hooks/useT.ts'
import { PromoCode } from '../promo/PromoCode.tsx'
import * as css from './Landing.css.ts'
import { DrawnHead } from './LandingHead.tsx'
import { LandingPoints } from './LandingPoints.tsx'
import { LandingWords } from './LandingWords.tsx'

export interface LandingBodyProps {
  /** The headline came too late to stand above the search: it stands here. @default false */
  withHead?: boolean
}

/** What a partner's page shows under the search; nothing without a landing. */
export function LandingBody({ withHead = false }: LandingBodyProps) {
  const { landing } = useLanding()
  return landing && <DrawnBody landing={landing} withHead={withHead} />
}

/** The same of a landing that is given. What leads comes first and is larger (LAND-01). */
export function DrawnBody({ landing, withHead = false }: LandingBodyProps & { landing: Landing }) {
  const { lang } = useModule()
  const { layout, points, showsReviews, apps, promoCode, bottom, textsLang } = landing
  return (
    <div className={css.body}>
      {withHead && <DrawnHead landing={landing} />}
      {points && <LandingPoints points={points} />}
      {showsReviews && <Reviews isLeading={layout === 'reviews'} />}
      {layout === 'mobile' && apps && <MobileApp apps={apps} isLeading />}
      {promoCode !== null && <Promo code={promoCode} />}
      {layout !== 'mobile' && apps && <MobileApp apps={apps} isLeading={false} />}
      {bottom && (
        <LandingWords
          text={bottom}
          lang={textsLang === lang ? undefined : textsLang}
          className={css.bottom}
        />
      )}
    </div>
  )
}

/** Samples, whose words are in the messages: a host puts its own in their place (I18N-05). */
const reviews = [
  { id: 'r1', stars: 5 },
  { id: 'r2', stars: 5 },
  { id: 'r3', stars: 4 },
  { id: 'r4', stars: 5 },
  { id: 'r5', stars: 5 },
  { id: 'r6', stars: 5 },
] as const

/** How many show where they do not lead. */
const fewReviews = 3

/** What passengers write; all of it where nothing else leads. */
function Reviews({ isLeading }: { isLeading: boolean }) {
  const t = useT('landing')
  const { lang } = useModule()
  return (
    <section className={css.section}>
      <div className={css.words}>
        <h2 className={`${css.title} ${isLeading ? css.leading.reviews : ''}`}>{t('landing.reviews')}</h2>
        <p className={css.quiet}>{t('landing.reviewsText')}</p>
      </div>
      <ul className={css.reviews[isLeading ? 'all' : 'few']}>
        {reviews.slice(0, isLeading ? reviews.length : fewReviews).map(({ id, stars }) => (
          <li key={id}>
            <figure className={css.review}>
              <span className={css.rating}>
                <StarIcon size={16} className={css.star} />
                <span aria-hidden="true">{number(stars, lang)}</span>
                <VisuallyHidden>{t('landing.rating', { rating: number(stars, lang) })}</VisuallyHidden>
              </span>
              <blockquote className={css.quote}>{t(`landing.${id}.text`)}</blockquote>
              <figcaption className={css.who}>{t(`landing.${id}.who`)}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The way to the app in the stores. */
function MobileApp({ apps: { appStore, googlePlay }, isLeading }: { apps: AppLinks; isLeading: boolean }) {
  const t = useT('landing')
  return (
    <section className={`${css.row} ${isLeading ? css.appCard : ''}`}>
      {isLeading && <AppPoint className={css.appDrawing} />}
      <div className={css.words}>
        <h2 className={isLeading ? `${css.title} ${css.leading.mobile}` : css.smallTitle}>
          {t('landing.apps')}
        </h2>
        <p className={css.quiet}>{t('landing.appsText')}</p>
      </div>
      <div className={css.badges}>
        {appStore && <StoreBadge store="app-store" href={appStore} />}
        {googlePlay && <StoreBadge store="google-play" href={googlePlay} />}
      </div>
    </section>
  )
}

/** The partner's promo code with its copy button (LAND-07). */
function Promo({ code }: { code: string }) {
  const t = useT('landing')
  return (
    <section className={`${css.row} ${css.promo}`}>
      <div className={css.words}>
        <h2 className={css.smallTitle}>{t('landing.promo')}</h2>
        <p className={css.quiet}>{t('landing.promoText')}</p>
      </div>
      <PromoCode code={code} />
    </section>
  )
}
