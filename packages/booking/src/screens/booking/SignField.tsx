import { TextField } from '@wherry/ui'
import { arrivalMeaning } from '../../domain/trip.ts'
import { useFormView } from './formView.ts'

/** The name on the driver's sign, where the ride starts at an airport or a station (BOOK-29). */
export function SignField() {
  const { booking, t, idOf, errorOf } = useFormView()
  const { draft } = booking.state
  const isStation = arrivalMeaning(draft.offer.routeType) === 'trainArrival'
  return (
    <TextField
      id={idOf('table')}
      label={t('booking.field.sign')}
      value={draft.table}
      onChange={(value) => booking.dispatch({ type: 'signEntered', value })}
      isOptional
      maxLength={64}
      isCounted
      placeholder={draft.passengers[0]?.name ?? ''}
      description={t(isStation ? 'booking.field.signHintStation' : 'booking.field.signHint')}
      error={errorOf('table')}
    />
  )
}
