'use client'
import { type ComponentPropsWithoutRef, forwardRef, useMemo, useRef, useState } from 'react'
import { FormContext, type ValidationBehavior } from '../../private/form/formContext.ts'

export interface FormProps extends ComponentPropsWithoutRef<'form'> {
  /**
   * Errors from a server, by the name of the control: shown under it until its value changes. Pass a new object for each
   * response, so that the same error shows again. A press on a reset button hides them all.
   * @default none
   */
  errors?: Readonly<Record<string, string | undefined>> | undefined
  /**
   * `native`: an invalid control keeps the form from being sent; the first one gets the focus and shows its error.
   * `aria`: errors are only shown, as with `noValidate`, and the page decides. A control may have its own setting.
   * @default 'native'
   */
  validationBehavior?: ValidationBehavior | undefined
}

/** A native form that gives its controls the errors from a server and the validation behaviour. */
export const Form = forwardRef<HTMLFormElement, FormProps>((props, ref) => {
  const { errors: given, validationBehavior = 'native', onClick, onReset, ...rest } = props
  const isPressed = useRef(false)
  const [cleared, clear] = useState<FormProps['errors']>()
  const errors = given === cleared ? undefined : given
  const life = useMemo(() => ({ errors, validationBehavior }), [errors, validationBehavior])
  return (
    <FormContext.Provider value={life}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key on a reset button clicks it too */}
      <form
        {...rest}
        ref={ref}
        onClick={(event) => {
          onClick?.(event)
          isPressed.current = !event.defaultPrevented && !!(event.target as Element).closest('[type="reset"]')
        }}
        onReset={(event) => {
          onReset?.(event)
          // React resets a form after each action: the errors of that answer stay.
          if (isPressed.current && !event.defaultPrevented) clear(given)
          isPressed.current = false
        }}
      />
    </FormContext.Provider>
  )
})
Form.displayName = 'Form'
