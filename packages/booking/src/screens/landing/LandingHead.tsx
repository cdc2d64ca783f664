import { Link } from '@wherry/ui'
import type { Landing } from '../../domain/landing.ts'
import { useModule } from '../../hooks/module.tsx'
import { useLanding } from '../../hooks/useLanding.ts'
import { useT } from '../../hooks/useT.ts'
import { Outside } from '../shared/Outside.tsx'
import * as css from './LandingHead.css.ts'
import { LandingWords } from './LandingWords.tsx'
import { PartnerPicture } from './PartnerPicture.tsx'

/** The partner's logo, headline and top description, above the search; nothing without a landing. */
export function LandingHead() {
  const landing = useLanding()
  return landing && <DrawnHead landing={landing} />
}

/** The same of a landing that is given. */
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

/** The logo leads to the partner's site in a new tab (LAND-07); without an address it leads nowhere. */
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
