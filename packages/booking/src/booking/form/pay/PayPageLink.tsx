import { ButtonLink, type ButtonLinkProps, CardIcon } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import type { SafeUrl } from '../../../kernel/values/safeUrl.ts'
import { useModuleCore } from '../../../module/module.tsx'
import { useT } from '../../../module/useT.ts'

export interface PayPageLinkProps {
  url: SafeUrl
  /** Id of the element that explains the link. @default none */
  describedBy?: string
  /** @default large, as wide as its container */
  look?: Pick<ButtonLinkProps, 'size' | 'isBlock'>
}

/**
 * Link to the payment page, for a frame, which cannot leave its page by itself. It opens in the top window;
 * if the partner's page prevents that, in a new tab. The link takes the focus of the pressed button, which
 * scrolls it into view.
 */
export function PayPageLink({ url, describedBy, look = { size: 'l', isBlock: true } }: PayPageLinkProps) {
  const t = useT('order')
  const { platform } = useModuleCore()
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus(), [])
  return (
    <>
      <ButtonLink
        ref={link}
        href={url}
        target="_top"
        rel="noreferrer"
        aria-describedby={describedBy}
        {...look}
      >
        <CardIcon />
        {t('booking.pay.openPage')}
      </ButtonLink>
      {platform.framed && (
        <ButtonLink
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          variant="outline"
          isBlock={look.isBlock}
        >
          {t('booking.pay.openTab')}
        </ButtonLink>
      )}
    </>
  )
}
