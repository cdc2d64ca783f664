'use client'
import { forwardRef, useState } from 'react'
import { EyeIcon, EyeOffIcon } from '../../icons/icons.tsx'
import { passwordFieldWords } from '../../messages/passwordField.ts'
import { useWords } from '../../private/useWords.ts'
import { Button } from '../Button/Button.tsx'
import { TextField, type TextFieldProps } from '../TextField/TextField.tsx'

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'end' | 'isCounted'>

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
