import { Link } from '@wherry/ui'
import type { SafeUrl } from '../kernel/values/safeUrl.ts'
import { useT } from '../module/useT.ts'
import * as css from './Shell.css.ts'

export interface MarketplaceProps {
  href: SafeUrl
}

/** Link to the marketplace of the user's partner, in a new tab. Few users have one, so its code loads for them alone. */
export function Marketplace({ href }: MarketplaceProps) {
  const t = useT()
  return (
    <Link isQuiet isExternal className={css.marketplace} href={href}>
      {t('shell.marketplace')}
    </Link>
  )
}
