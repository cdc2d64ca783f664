import { ButtonLink, type ButtonLinkProps, CardIcon } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import type { SafeUrl } from '../../domain/safeUrl.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'

export interface PayPageLinkProps {
  url: SafeUrl
  /** Id of what says why it is there. @default nothing does */
  describedBy?: string
  /** @default large, as wide as its container */
  look?: Pick<ButtonLinkProps, 'size' | 'isBlock'>
}

/**
 * The way to the payment page where this page cannot be left by itself: in a frame, at the top of it all; where a page
 * around holds on to that, in a new tab. It takes the focus of the button that was pressed, which brings it into view.
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
