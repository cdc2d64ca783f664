import { Button, Notice } from '@wherry/ui'
import type { Booking } from '../../hooks/useBooking.ts'
import { useT } from '../../hooks/useT.ts'

/** Who is here could not be read: what the device has kept may be another's and is not shown (BOOK-58). */
export function SettingsFailed({ booking }: { booking: Booking }) {
  const t = useT('order')
  return (
    <Notice
      tone="critical"
      action={
        <Button variant="outline" size="s" onClick={booking.retrySettings}>
          {t('booking.trip.checkAgain')}
        </Button>
      }
    >
      {t('booking.error.network')}
    </Notice>
  )
}
