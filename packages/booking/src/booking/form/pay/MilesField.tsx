import { Plate, StarIcon, TextField } from '@wherry/ui'
import { useState } from 'react'
import { number } from '../../../kernel/format/number.ts'
import { clamp } from '../../../kernel/format/outside.ts'
import { particularFields } from '../../../kernel/model/draftFields.ts'
import { readDigits } from '../../../kernel/reading/readDigits.ts'
import { type MilesRead, useMiles } from '../../resource/useMiles.ts'
import { priceOf, pricingOf } from '../../state/pricing.ts'
import { type OrderTexts, useField, useFormPart, useFormView } from '../formView.ts'
import * as css from './BonusPlate.css.ts'

/**
 * Field for the number in the miles programme, with the earned miles. It is folded until the person opens it
 * or it has an error.
 */
export function MilesField() {
  const { booking, t, lang } = useFormView()
  const props = useField('milesNumber')
  const { milesNumber, total, kind } = useFormPart(({ draft, state }) => {
    const { total, kind } = priceOf(draft, pricingOf(state))
    return { milesNumber: draft.milesNumber, total, kind }
  })
  const { label, limit } = particularFields.milesNumber
  const [open, setOpen] = useState(milesNumber !== '')
  const read = useMiles(milesNumber, kind === 'confirmed' ? total : null)
  const value = read.miles?.value ?? null
  return (
    <Plate
      title={t('bonus.miles.title')}
      icon={<StarIcon />}
      isOpen={open || props.error !== undefined}
      onOpenChange={setOpen}
    >
      <TextField
        {...props}
        label={t(label)}
        value={milesNumber}
        onChange={(value) => booking.dispatch({ type: 'particularSet', said: { milesNumber: value } })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={limit}
        read={readDigits}
        isLoading={read.isAsking}
        end={value !== null && <span className={css.miles}>+{number(value, lang)}</span>}
        description={
          milesNumber === '' ? `${t('booking.field.optional')}. ${textOf(read, t)}` : textOf(read, t)
        }
        caution={read.refusal === null ? undefined : clamp(read.refusal, 300)}
      />
    </Plate>
  )
}

/** Text about the miles: the service's own, else ours. */
function textOf({ miles, isAsking }: MilesRead, t: OrderTexts): string {
  if (isAsking) return t('bonus.miles.asking')
  if (miles?.message) return clamp(miles.message, 300)
  if (miles && miles.value !== null) return t('bonus.miles.earned', { count: miles.value })
  return t('bonus.miles.hint')
}
