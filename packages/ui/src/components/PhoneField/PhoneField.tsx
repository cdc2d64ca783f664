'use client'
import { forwardRef, useImperativeHandle } from 'react'
import { DownIcon, GlobeIcon } from '../../icons/icons.tsx'
import { phoneFieldWords } from '../../messages/phoneField.ts'
import { callBoth } from '../../private/callBoth.ts'
import { cx } from '../../private/cx.ts'
import { type ClassNames, partsOf } from '../../private/parts.ts'
import { useWords } from '../../private/useWords.ts'
import { type ControlAttributes, Field, type FieldOptions, type FieldPart } from '../Field/Field.tsx'
import { Flag } from '../Flag/Flag.tsx'
import * as css from './PhoneField.css.ts'
import { type PhoneInputOptions, usePhoneInput } from './usePhoneInput.ts'

/** Parts of a phone field: `country` is the flag with its arrow, `countryList` the native list over it. */
export type PhoneFieldPart = Exclude<FieldPart, 'icon' | 'counter'> | 'country' | 'countryList'

export interface PhoneFieldProps
  extends FieldOptions,
    PhoneInputOptions,
    Omit<ControlAttributes<'input'>, 'type' | keyof PhoneInputOptions> {
  /** Class names for the parts inside the field. @default none */
  classNames?: ClassNames<PhoneFieldPart> | undefined
}

/**
 * A field for a phone number. It accepts a number in any typed, pasted or filled-in form, shows it in groups, and shows
 * its country. Another text stays as written. The phone rules are in a separate chunk, loaded in the browser's idle time
 * or at the first use; typing works before that.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>((props, ref) => {
  const {
    value: _value,
    defaultValue: _default,
    onChange: _onChange,
    country: _country,
    onCountry: _onCountry,
    name,
    onFocus,
    onBlur,
    onKeyDown,
    onCompositionStart,
    onCompositionEnd,
    ...frame
  } = props
  const phone = usePhoneInput(props)
  const { country, inputProps } = phone
  const part = partsOf(frame.classNames)
  const words = useWords('phoneField', phoneFieldWords)
  useImperativeHandle(ref, () => inputProps.ref.current!, [inputProps.ref])
  const asked = phone.isAsking && (
    <>
      {words.ask} {frame.description}
    </>
  )
  return (
    <Field
      {...frame}
      life={phone}
      className={cx(css.field, frame.className)}
      description={asked || (frame.description ?? phone.countryName)}
      start={
        <span {...part('country', css.country)}>
          {country ? <Flag country={country} /> : <GlobeIcon />}
          <DownIcon size={16} />
          <select
            {...phone.selectProps}
            form={frame.form}
            {...part('countryList', css.list)}
            aria-label={`${words.country}: ${frame.label}`}
          >
            {!country && <option value="">{words.unknown}</option>}
            {phone.countries.map(({ code, name, callingCode }) => (
              <option key={code} value={code}>
                {name}
                {callingCode && ` +${callingCode}`}
              </option>
            ))}
          </select>
        </span>
      }
    >
      {(control) => (
        <>
          <input
            {...inputProps}
            {...control}
            type="tel"
            dir="ltr"
            className={cx(control.className, css.number)}
            onKeyDown={callBoth(onKeyDown, inputProps.onKeyDown)}
            onCompositionStart={callBoth(inputProps.onCompositionStart, onCompositionStart)}
            onCompositionEnd={callBoth(inputProps.onCompositionEnd, onCompositionEnd)}
            onFocus={callBoth(inputProps.onFocus, onFocus)}
            onBlur={callBoth(inputProps.onBlur, onBlur)}
          />
          {name && (
            <input
              type="hidden"
              name={name}
              form={frame.form}
              value={phone.value}
              disabled={frame.isDisabled}
            />
          )}
        </>
      )}
    </Field>
  )
})
PhoneField.displayName = 'PhoneField'
