import { Plate, StarIcon, TextField } from '@wherry/ui'
import { useState } from 'react'
import { readDigits } from '../../domain/reading/plain.ts'
import { textLimits } from '../../domain/rules/textLength.ts'
import { number } from '../../format/number.ts'
import { clamp } from '../../format/outside.ts'
import { type MilesRead, useMiles } from '../../hooks/useMiles.ts'
import { priceOf, pricingOf } from '../../state/pricing.ts'
import * as css from './BonusPlate.css.ts'
import { type OrderTexts, useFormView } from './formView.ts'

/** The number in the miles programme and what it earns: folded until it is wanted, or is wrong. */
export function MilesField() {
  const { booking, t, lang, fieldProps } = useFormView()
  const { state } = booking
  const { milesNumber } = state.draft
  const [open, setOpen] = useState(milesNumber !== '')
  const { total, kind } = priceOf(state.draft, pricingOf(state))
  const read = useMiles(milesNumber, kind === 'confirmed' ? total : null)
  const props = fieldProps('milesNumber')
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
        label={t('bonus.miles.label')}
        value={milesNumber}
        onChange={(value) => booking.dispatch({ type: 'particularSet', said: { milesNumber: value } })}
        inputMode="numeric"
        autoComplete="off"
        maxLength={textLimits.miles}
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

/** The service's own words for the miles, else ours. */
function textOf({ miles, isAsking }: MilesRead, t: OrderTexts): string {
  if (isAsking) return t('bonus.miles.asking')
  if (miles?.message) return clamp(miles.message, 300)
  if (miles && miles.value !== null) return t('bonus.miles.earned', { count: miles.value })
  return t('bonus.miles.hint')
}
