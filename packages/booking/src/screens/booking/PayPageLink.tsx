import { ButtonLink, CardIcon } from '@wherry/ui'
import { useT } from '../../hooks/useT.ts'

/** The way to the payment page where this page cannot be left by itself: in a frame, at the top of it all. */
export function PayPageLink({ url }: { url: string }) {
  const t = useT('order')
  return (
    <ButtonLink href={url} target="_top" rel="noreferrer" size="l" isBlock>
      <CardIcon />
      {t('booking.pay.openPage')}
    </ButtonLink>
  )
}
