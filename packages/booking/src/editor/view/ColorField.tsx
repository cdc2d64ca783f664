import { TextField } from '@wherry/ui'
import { useEffect, useState } from 'react'
import type { HexColor } from '../../kernel/model/moduleSettings.ts'
import { readColor } from '../rules/editor.ts'
import * as css from './EditorForm.css.ts'
import type { EditorWords } from './editorWords.ts'

export interface ColorFieldProps {
  label: string
  value: HexColor
  /** Called with a valid colour. An invalid text stays in the field and changes nothing. */
  onChange(color: HexColor): void
  words: EditorWords
}

/**
 * Field for a colour as digits; `#abc`, `abc` and `AABBCC` are read (EDITOR-03). An error is shown once the
 * field is left.
 */
export function ColorField({ label, value, onChange, words: { t } }: ColorFieldProps) {
  const [text, setText] = useState<string>(value)
  const [isLeft, setLeft] = useState(true)
  const { value: read, problem } = readColor(text)
  // Shows a colour that was set elsewhere: by an undo, a swatch or another partner.
  useEffect(() => {
    setText((typed) => (readColor(typed).value === value ? typed : value))
  }, [value])
  return (
    <TextField
      label={label}
      value={text}
      spellCheck={false}
      autoComplete="off"
      autoCapitalize="characters"
      error={isLeft && problem ? t(problem) : undefined}
      icon={<span className={css.sample} style={{ backgroundColor: value }} />}
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true)
        if (read) setText(read)
      }}
      onChange={(next) => {
        setText(next)
        const { value: color } = readColor(next)
        if (color && color !== value) onChange(color)
      }}
    />
  )
}
