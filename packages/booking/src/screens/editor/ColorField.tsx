import { TextField } from '@wherry/ui'
import { useEffect, useState } from 'react'
import { readColor } from '../../domain/editor.ts'
import type { HexColor } from '../../domain/moduleSettings.ts'
import * as css from './EditorForm.css.ts'
import type { EditorWords } from './editorWords.ts'

export interface ColorFieldProps {
  label: string
  value: HexColor
  /** A colour that can be read; what cannot stays in the field and changes nothing. */
  onChange(color: HexColor): void
  words: EditorWords
}

/** A colour as digits; `#abc`, `abc` and `AABBCC` are read (EDITOR-03). What is wrong is said once the field is left. */
export function ColorField({ label, value, onChange, words: { t } }: ColorFieldProps) {
  const [text, setText] = useState<string>(value)
  const [isLeft, setLeft] = useState(true)
  const { value: read, problem } = readColor(text)
  // Undo, a swatch, another partner: what is chosen elsewhere stands here, too.
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
