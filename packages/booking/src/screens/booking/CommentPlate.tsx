import { NoteIcon, Plate, Textarea } from '@wherry/ui'
import { useState } from 'react'
import { useFormView } from './formView.ts'

/** The comment for the driver: folded until it is wanted, or has something in it that is wrong. */
export function CommentPlate() {
  const { booking, t, idOf, errorOf } = useFormView()
  const { notes } = booking.state.draft
  const [open, setOpen] = useState(notes !== '')
  const error = errorOf('notes')
  return (
    <Plate
      title={t('booking.extra.comment')}
      icon={<NoteIcon />}
      isOpen={open || error !== undefined}
      onOpenChange={setOpen}
    >
      <Textarea
        id={idOf('notes')}
        label={t('booking.field.comment')}
        description={t('booking.field.commentHint')}
        value={notes}
        onChange={(value) => booking.dispatch({ type: 'notesEntered', value })}
        autosize
        maxLength={1000}
        error={error}
      />
    </Plate>
  )
}
