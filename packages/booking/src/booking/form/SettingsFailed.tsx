import { Button, Notice } from '@wherry/ui'
import { useT } from '../../module/useT.ts'
import type { Booking } from '../order/useBooking.ts'

/**
 * Notice if the user's settings could not be read. The kept draft may be another user's, so it is not shown
 * (BOOK-58).
 */
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
