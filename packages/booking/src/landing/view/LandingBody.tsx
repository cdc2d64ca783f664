import { AppPoint, StarIcon, StoreBadge, VisuallyHidden } from '@wherry/ui'
import { number } from '../../kernel/format/number.ts'
import type { ShownReviews } from '../../module/config/review.ts'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { PromoCode } from '../../promo/index.ts'
import { Outside } from '../../view/Outside.tsx'
import { useLanding } from '../resource/useLanding.ts'
import type { AppLinks, Landing } from '../rules/landing.ts'
import * as css from './Landing.css.ts'
import { DrawnHead } from './LandingHead.tsx'
import { LandingPoints } from './LandingPoints.tsx'
import { LandingWords } from './LandingWords.tsx'

export interface LandingBodyProps {
  /** True if the headline arrived too late to be above the search, so it is drawn here. @default false */
  withHead?: boolean
}

/** Content of a partner's page below the search; nothing without a landing. */
export function LandingBody({ withHead = false }: LandingBodyProps) {
  const landing = useLanding()
  return landing && <DrawnBody landing={landing} withHead={withHead} />
}

/** Draws the body of a given landing. The leading block is first and larger (LAND-01). */
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

/** Maximum numbers of reviews: as the leading block, and otherwise. */
const mostReviews = 6
const fewReviews = 3
/** Maximum number of characters of a review that are shown. */
const longestReview = 300

/** Reviews of passengers from the host's configuration; more of them as the leading block. */
function Reviews({ reviews: { list, lang: own }, isLeading }: { reviews: ShownReviews; isLeading: boolean }) {
  const t = useT('landing')
  const { lang } = useModule()
  return (
    <section className={css.section}>
      <h2 className={css.title({ size: isLeading ? 'l' : 'm' })}>{t('landing.reviews')}</h2>
      <ul className={css.reviews({ isLeading })}>
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

/** Block with links to the app in the stores. */
function MobileApp({ apps: { appStore, googlePlay }, isLeading }: { apps: AppLinks; isLeading: boolean }) {
  const t = useT('landing')
  return (
    <section className={css.app({ isLeading })}>
      {isLeading && <AppPoint className={css.appDrawing} />}
      <div className={css.words}>
        <h2 className={css.title({ size: isLeading ? 'l' : 's' })}>{t('landing.apps')}</h2>
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
        <h2 className={css.title({ size: 's' })}>{t('landing.promo')}</h2>
        <p className={css.quiet}>{t('landing.promoText')}</p>
      </div>
      <PromoCode code={code} />
    </section>
  )
}
