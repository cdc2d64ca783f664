import { ArrowLeftIcon } from '../../icons/icons.tsx'
import { comboBoxWords } from '../../messages/comboBox.ts'
import { tool } from '../../private/iconButton.css.ts'
import type { PartAttributes } from '../../private/parts.ts'
import { useWords } from '../../private/useWords.ts'
import * as css from './ComboBox.css.ts'
import type { ComboBoxPart } from './comboBoxProps.ts'

interface ComboBoxBarProps {
  label: string
  isShown: boolean
  onBack: () => void
  part: PartAttributes<ComboBoxPart>
}

/** Header of a list that fills the view: the field's name and a button back. */
export function ComboBoxBar({ label, isShown, onBack, part }: ComboBoxBarProps) {
  const words = useWords('comboBox', comboBoxWords)
  return (
    <div {...part('bar', css.bar)}>
      {isShown && (
        <button type="button" {...part('back', tool)} tabIndex={-1} aria-label={words.back} onClick={onBack}>
          <ArrowLeftIcon />
        </button>
      )}
      <span aria-hidden="true">{label}</span>
    </div>
  )
}
