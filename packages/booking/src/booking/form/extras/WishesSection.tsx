import { NoteIcon, Plate, Textarea } from '@wherry/ui'
import { useState } from 'react'
import { wishFields } from '../../../kernel/model/draftFields.ts'
import * as css from '../../../view/ride/FormPage.css.ts'
import { legsOf } from '../../draft/draft.ts'
import { notesLimit } from '../../draft/extras.ts'
import { type WishText, wishTexts } from '../../rules/extras.ts'
import { LegContext, useField, useFormPart, useFormView, useRidePart, useRideView } from '../formView.ts'

/**
 * Section with notes for the driver: a visible comment, and the further wishes of each ride folded (BOOK-31).
 */
export function WishesSection() {
  const { booking, t, idOf } = useFormView()
  const props = useField('notes')
  const { legs, notes, limit } = useFormPart(({ draft }) => ({
    legs: legsOf(draft),
    notes: draft.notes,
    limit: notesLimit(draft),
  }))
  return (
    <section className={css.card} aria-labelledby={idOf('title.wishes')}>
      <header>
        <h2 id={idOf('title.wishes')} className={css.cardTitle}>
          {t('extras.wishes.title')}
        </h2>
      </header>
      <div className={css.fields()}>
        <Textarea
          {...props}
          label={t('booking.field.comment')}
          description={t('booking.field.commentHint')}
          value={notes}
          onChange={(value) => booking.dispatch({ type: 'notesEntered', value })}
          autosize
          rows={2}
          maxLength={limit}
        />
        {legs.map((leg) => (
          <LegContext.Provider key={leg} value={leg}>
            <MoreWishes isPair={legs.length > 1} />
          </LegContext.Provider>
        ))}
      </div>
    </section>
  )
}

/** Further wishes of a ride, folded until the person opens them or they have a text. */
function MoreWishes({ isPair }: { isPair: boolean }) {
  const { leg, t, idOf } = useRideView()
  const { isFilled, isWrong } = useRidePart(({ ride, errorOf }) => ({
    isFilled: wishTexts.some((field) => ride[field] !== ''),
    isWrong: wishTexts.some((field) => errorOf(field) !== undefined),
  }))
  const [open, setOpen] = useState<boolean | null>(null)
  // Texts of a restored draft or of an earlier order are shown unfolded, and stay so while they are edited.
  if (open === null && isFilled) setOpen(true)
  const title = idOf('title.wishes.more')
  const words = !isPair ? 'more' : leg === 'return' ? 'moreBack' : 'moreThere'
  return (
    <Plate
      title={<span id={title}>{t(`extras.wishes.${words}`)}</span>}
      icon={<NoteIcon />}
      isOpen={isWrong || open === true}
      onOpenChange={setOpen}
    >
      <div className={css.fields()}>
        {wishTexts.map((field) => (
          <Wish key={field} field={field} heading={isPair ? title : undefined} />
        ))}
      </div>
    </Plate>
  )
}

function Wish({ field, heading }: { field: WishText; heading: string | undefined }) {
  const { enter, t } = useRideView()
  const props = useField(field)
  const value = useRidePart(({ ride }) => ride[field])
  return (
    <Textarea
      {...props}
      label={t(wishFields[field].label)}
      description={t(`extras.wishes.${field}Hint`)}
      // With two rides, the heading describes the field too.
      aria-describedby={heading}
      value={value}
      onChange={(value) => enter({ type: 'rideTextEntered', field, value })}
      autosize
      rows={2}
      maxLength={wishFields[field].limit}
    />
  )
}
