import { ButtonLink, CardIcon } from '@wherry/ui'
import type { SafeUrl } from '../../domain/safeUrl.ts'
import { useModuleCore } from '../../hooks/module.tsx'
import { useT } from '../../hooks/useT.ts'

/**
 * The way to the payment page where this page cannot be left by itself: in a frame, at the top of it all; where a page
 * around holds on to that, in a new tab.
 */
export function PayPageLink({ url }: { url: SafeUrl }) {
  const t = useT('order')
  const { platform } = useModuleCore()
  return (
    <>
      <ButtonLink href={url} target="_top" rel="noreferrer" size="l" isBlock>
        <CardIcon />
        {t('booking.pay.openPage')}
      </ButtonLink>
      {platform.framed && (
        <ButtonLink href={url} target="_blank" rel="noopener noreferrer" variant="outline" isBlock>
          {t('booking.pay.openTab')}
        </ButtonLink>
      )}
    </>
  )
}
