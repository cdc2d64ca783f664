import { AppPoint, StarIcon, StoreBadge, VisuallyHidden } from '@wherry/ui'
import type { AppLinks, Landing } from '../../domain/landing.ts'
import type { ShownReviews } from '../../domain/review.ts'
import { number } from '../../format/number.ts'
import { useModule } from '../../hooks/module.tsx'
import { useLanding } from '../../hooks/useLanding.ts'
import { useT } from '../../hooks/useT.ts'
import { PromoCode } from '../promo/PromoCode.tsx'
import { Outside } from '../shared/Outside.tsx'
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
  const landing = useLanding()
  return landing && <DrawnBody landing={landing} withHead={withHead} />
}

/** The same of a landing that is given. What leads comes first and is larger (LAND-01). */
export function DrawnBody({ landing, withHead = false }: LandingBodyProps & { landing: Landing }) {
  const { lang } = useModule()
  const { layout, points, reviews, apps, promoCode, bottom, textsLang } = landing
  return (
    <div className={css.body}>
      {withHead && <DrawnHead landing={landing} />}
      {points && <LandingPoints points={points} />}
      {reviews && <Reviews reviews={reviews} isLeading={layout === 'reviews'} />}
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

/** How many show where they lead, and where they do not. */
const mostReviews = 6
const fewReviews = 3
/** Characters of a review that are shown. */
const longestReview = 300

/** What passengers write, as the host has it; more of it where nothing else leads. */
function Reviews({ reviews: { list, lang: own }, isLeading }: { reviews: ShownReviews; isLeading: boolean }) {
  const t = useT('landing')
  const { lang } = useModule()
  return (
    <section className={css.section}>
      <h2 className={`${css.title} ${isLeading ? css.leading.reviews : ''}`}>{t('landing.reviews')}</h2>
      <ul className={css.reviews[isLeading ? 'all' : 'few']}>
        {list.slice(0, isLeading ? mostReviews : fewReviews).map(({ name, rating, place, text }) => (
          <li key={`${name} ${text}`}>
            <figure className={css.review}>
              <span className={css.rating}>
                <StarIcon size={16} className={css.star} />
                <span aria-hidden="true">{number(rating, lang)}</span>
                <VisuallyHidden>{t('landing.rating', { rating: number(rating, lang) })}</VisuallyHidden>
              </span>
              <blockquote className={css.quote} lang={own === lang ? undefined : own}>
                <Outside longest={longestReview}>{text}</Outside>
              </blockquote>
              <figcaption className={css.who}>
                <Outside>{place === null ? name : `${name}, ${place}`}</Outside>
              </figcaption>
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
