import { Button, Notice } from '@wherry/ui'
import { useEffect, useRef } from 'react'
import { useFormView } from './formView.ts'

/** An order that belongs to another account: nothing of it is shown, its owner may sign in and pay (BOOK-46). */
export function ForeignOrder() {
  const { booking, t } = useFormView()
  const { onSignIn, actions } = booking
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <>
      <Notice ref={ref} tabIndex={-1} tone="caution" title={t('change.otherAccount.title')}>
        {t('change.otherAccount.text')}
      </Notice>
      {onSignIn && (
        <Button size="l" isBlock onClick={onSignIn}>
          {t('change.otherAccount.signIn')}
        </Button>
      )}
      <Button variant="plain" isBlock onClick={actions.startAnew}>
        {t('booking.pay.startNew')}
      </Button>
    </>
  )
}
