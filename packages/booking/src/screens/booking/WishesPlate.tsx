import { NoteIcon, Plate, Textarea } from '@wherry/ui'
import { useState } from 'react'
import type { Draft } from '../../domain/booking.ts'
import { legOf, legsOf } from '../../domain/draft.ts'
import { notesLimit } from '../../domain/extras.ts'
import { type WishText, wishTexts } from '../../domain/rules/extras.ts'
import { textLimits } from '../../domain/rules/textLength.ts'
import { fieldOf } from '../../domain/violation.ts'
import * as css from './BookingScreen.css.ts'
import { LegContext, useFormView, useRideView } from './formView.ts'

/** What the driver should know: folded until it is wanted, or has something in it (BOOK-31). */
export function WishesPlate() {
  const { booking, t, idOf, errorOf } = useFormView()
  const { draft } = booking.state
  const legs = legsOf(draft)
  const [open, setOpen] = useState<boolean | null>(null)
  // What comes with a restored or an earlier order is shown, and stays so while it is edited.
  if (open === null && isFilled(draft)) setOpen(true)
  const isWrong =
    errorOf('notes') !== undefined ||
    legs.some((leg) => wishTexts.some((field) => errorOf(fieldOf(leg, field)) !== undefined))
  return (
    <Plate
      title={t('extras.wishes.title')}
      icon={<NoteIcon />}
      isOpen={isWrong || open === true}
      onOpenChange={setOpen}
    >
      <div className={css.fields}>
        <Textarea
          id={idOf('notes')}
          label={t('booking.field.comment')}
          description={t('booking.field.commentHint')}
          value={draft.notes}
          onChange={(value) => booking.dispatch({ type: 'notesEntered', value })}
          autosize
          rows={2}
          maxLength={notesLimit(draft)}
          error={errorOf('notes')}
        />
        {legs.map((leg) => (
          <LegContext.Provider key={leg} value={leg}>
            {legs.length > 1 && (
              <h3 id={idOf(`title.wishes.${leg}`)} className={css.partTitle}>
                {t(leg === 'return' ? 'booking.back.title' : 'booking.back.there')}
              </h3>
            )}
            {wishTexts.map((field) => (
              <Wish
                key={field}
                field={field}
                heading={legs.length > 1 ? idOf(`title.wishes.${leg}`) : undefined}
              />
            ))}
          </LegContext.Provider>
        ))}
      </div>
    </Plate>
  )
}

function isFilled(draft: Draft): boolean {
  return (
    draft.notes !== '' ||
    legsOf(draft).some((leg) => wishTexts.some((field) => legOf(draft, leg)?.[field] !== ''))
  )
}

function Wish({ field, heading }: { field: WishText; heading: string | undefined }) {
  const { ride, enter, t, idOf, errorOf } = useRideView()
  return (
    <Textarea
      id={idOf(field)}
      label={t(`extras.wishes.${field}`)}
      description={t(`extras.wishes.${field}Hint`)}
      // With two rides a field is told by its heading too.
      aria-describedby={heading}
      value={ride[field]}
      onChange={(value) => enter({ type: 'rideTextEntered', field, value })}
      autosize
      rows={2}
      maxLength={textLimits.wish}
      error={errorOf(field)}
    />
  )
}
