import { NoteIcon, Plate, Textarea } from '@wherry/ui'
import { useState } from 'react'
import { legsOf } from '../../domain/draft.ts'
import { notesLimit } from '../../domain/extras.ts'
import { type WishText, wishTexts } from '../../domain/rules/extras.ts'
import { textLimits } from '../../domain/rules/textLength.ts'
import * as css from '../shared/FormPage.css.ts'
import { LegContext, useFormView, useRideView } from './formView.ts'

/** What the driver should know: one comment in sight, the rest of each ride folded (BOOK-31). */
export function WishesSection() {
  const { booking, t, idOf, fieldProps } = useFormView()
  const { draft } = booking.state
  const legs = legsOf(draft)
  return (
    <section className={css.card} aria-labelledby={idOf('title.wishes')}>
      <header>
        <h2 id={idOf('title.wishes')} className={css.cardTitle}>
          {t('extras.wishes.title')}
        </h2>
      </header>
      <div className={css.fields}>
        <Textarea
          {...fieldProps('notes')}
          label={t('booking.field.comment')}
          description={t('booking.field.commentHint')}
          value={draft.notes}
          onChange={(value) => booking.dispatch({ type: 'notesEntered', value })}
          autosize
          rows={2}
          maxLength={notesLimit(draft)}
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

/** The further wishes of a ride: folded until they are wanted, or have something in them. */
function MoreWishes({ isPair }: { isPair: boolean }) {
  const { ride, leg, t, idOf, errorOf } = useRideView()
  const [open, setOpen] = useState<boolean | null>(null)
  // What comes with a restored or an earlier order is shown, and stays so while it is edited.
  if (open === null && wishTexts.some((field) => ride[field] !== '')) setOpen(true)
  const isWrong = wishTexts.some((field) => errorOf(field) !== undefined)
  const title = idOf('title.wishes.more')
  const words = !isPair ? 'more' : leg === 'return' ? 'moreBack' : 'moreThere'
  return (
    <Plate
      title={<span id={title}>{t(`extras.wishes.${words}`)}</span>}
      icon={<NoteIcon />}
      isOpen={isWrong || open === true}
      onOpenChange={setOpen}
    >
      <div className={css.fields}>
        {wishTexts.map((field) => (
          <Wish key={field} field={field} heading={isPair ? title : undefined} />
        ))}
      </div>
    </Plate>
  )
}

function Wish({ field, heading }: { field: WishText; heading: string | undefined }) {
  const { ride, enter, t, fieldProps } = useRideView()
  return (
    <Textarea
      {...fieldProps(field)}
      label={t(`extras.wishes.${field}`)}
      description={t(`extras.wishes.${field}Hint`)}
      // With two rides a field is told by its heading too.
      aria-describedby={heading}
      value={ride[field]}
      onChange={(value) => enter({ type: 'rideTextEntered', field, value })}
      autosize
      rows={2}
      maxLength={textLimits.wish}
    />
  )
}
