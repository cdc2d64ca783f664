import { ButtonLink, type ButtonLinkProps } from '@wherry/ui'
import { guestOrderUrl } from '../../domain/rides.ts'
import { useModule } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'
import * as paper from './Voucher.css.ts'

export interface GuestOrderLinkProps extends Pick<ButtonLinkProps, 'variant' | 'size'> {
  /** Address of the account host, without a slash at the end. */
  accountUrl: string
  guestKey: string
}

/** A guest's way to the page of their order, which opens without signing in. */
export function GuestOrderLink({ accountUrl, guestKey, ...look }: GuestOrderLinkProps) {
  const t = useT('order')
  const { platform, serviceLang } = useModule()
  return (
    // The account's pages stand in no frame; no page may learn the link from a referrer.
    <ButtonLink
      {...look}
      className={paper.screenOnly}
      href={guestOrderUrl(accountUrl, guestKey, serviceLang)}
      target={platform.framed ? '_blank' : undefined}
      rel="noopener noreferrer"
    >
      {t('cancelled.open')}
    </ButtonLink>
  )
}
