'use client'
import { forwardRef, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../../icons/icons.tsx'
import { passwordFieldWords } from '../../messages/passwordField.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useWords } from '../../private/useWords.ts'
import { Button } from '../Button/Button.tsx'
import type { FieldPart } from '../Field/Field.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

/** Parts of a password field: `reveal` is the button that shows the password. */
export type PasswordFieldPart = FieldPart | 'reveal'

export interface PasswordFieldProps
  extends Omit<TextFieldProps, 'type' | 'end' | 'isCounted' | 'classNames'> {
  /** Class names for the parts inside the field. @default none */
  classNames?: ClassNames<PasswordFieldPart> | undefined
}

/** A password, hidden until its owner wants to see it. */
export const PasswordField = forwardRef<HTMLInputElement, PasswordFieldProps>((props, ref) => {
  const [shown, setShown] = useState(false)
  const words = useWords('passwordField', passwordFieldWords)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      ref={ref}
      type={shown ? 'text' : 'password'}
      end={
        <Button
          variant="plain"
          size="s"
          isIconOnly
          {...partsOf(props.classNames)('reveal')}
          role="switch"
          aria-checked={shown}
          aria-label={words.show}
          isDisabled={props.isDisabled}
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOffIcon /> : <EyeIcon />}
        </Button>
      }
    />
  )
})
PasswordField.displayName = 'PasswordField'
