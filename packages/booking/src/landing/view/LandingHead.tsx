import { Link } from '@wherry/ui'
import { useModule } from '../../module/module.tsx'
import { useT } from '../../module/useT.ts'
import { Outside } from '../../view/Outside.tsx'
import { useLanding } from '../resource/useLanding.ts'
import type { Landing } from '../rules/landing.ts'
import * as css from './LandingHead.css.ts'
import { LandingWords } from './LandingWords.tsx'
import { PartnerPicture } from './PartnerPicture.tsx'

/** Head above the search with the partner's logo, headline and top description; nothing without a landing. */
export function LandingHead() {
  const landing = useLanding()
  return landing && <DrawnHead landing={landing} />
}

/** Draws the head of a given landing. */
export function DrawnHead({ landing }: { landing: Landing }) {
  const t = useT('landing')
  const { lang } = useModule()
  const { header, top, logo, textsLang } = landing
  const own = textsLang === lang ? undefined : textsLang
  return (
    <section className={css.head}>
      {logo && <PartnerLogo logo={logo} />}
      <h2 className={css.title} lang={header === null ? undefined : own}>
        {header === null ? t('landing.header') : <Outside>{header}</Outside>}
      </h2>
      {top && <LandingWords text={top} lang={own} className={css.top} />}
    </section>
  )
}

/** Logo with a link to the partner's site in a new tab (LAND-07); without an address there is no link. */
function PartnerLogo({ logo: { image, site } }: { logo: NonNullable<Landing['logo']> }) {
  const t = useT('landing')
  const host = site && new URL(site).hostname
  const alt = host === null ? t('landing.partner') : t('landing.partnerSite', { host })
  const picture = <PartnerPicture className={css.logo} src={image} alt={alt} fallback={host} />
  return (
    <p className={css.logoBox}>
      {site === null ? (
        picture
      ) : (
        <Link isQuiet isExternal href={site}>
          {picture}
        </Link>
      )}
    </p>
  )
}
