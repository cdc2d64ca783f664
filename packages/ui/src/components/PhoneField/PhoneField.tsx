'use client'
import type { CountryCode } from 'libphonenumber-js/min'
import { forwardRef, useEffect, useMemo, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { DownIcon, GlobeIcon } from '../../icons/icons.tsx'
import { phoneFieldWords } from '../../messages/phoneField.ts'
import { cx } from '../../private/cx.ts'
import { useBrowserLayoutEffect } from '../../private/useBrowserLayoutEffect.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { type ControlAttributes, Field, type FieldOptions } from '../Field/Field.tsx'
import { Flag } from '../Flag/Flag.tsx'
import * as css from './PhoneField.css.ts'
import {
  afterDeletion,
  caretAfter,
  type PhoneLibrary,
  readPhone,
  signsBefore,
  withCountry,
} from './phoneText.ts'

export interface PhoneFieldProps extends FieldOptions, Omit<ControlAttributes<'input'>, 'type'> {
  /** E.164, or anything as typed. @default uncontrolled */
  value?: string | undefined
  /** @default '' */
  defaultValue?: string | undefined
  /** E.164 (`+905321184027`) where what was typed parses, else as typed. */
  onChange?: ((value: string) => void) | undefined
  /**
   * ISO 3166-1 code: the country of a number without a plus, and the flag of an empty field, until another is taken
   * from the list.
   */
  country?: CountryCode | undefined
}

let library: PhoneLibrary | null = null
const loadLibrary = async () => {
  library ??= await import('libphonenumber-js/min')
  return library
}

/** Returns how to call it off. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(act, 1000)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(act, { timeout: 3000 })
  return () => cancelIdleCallback(request)
}

/**
 * A phone number: formatted while typed, pasted or filled in any form, its country named. The rules of numbers come
 * in a chunk of their own while the browser is idle or once the field is used; typing works before they are there.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>((props, ref) => {
  const { value: given, defaultValue = '', onChange, country: preferred = null, ...others } = props
  const { onFocus, onBlur, ...frame } = others
  const [value, change] = useControlled(given, defaultValue, onChange)
  const words = useWords('phoneField', phoneFieldWords)
  const { locale } = useTheme()
  const [rules, setRules] = useState<PhoneLibrary | null>(null)
  const [held, setHeld] = useState({ text: value, value, country: null as CountryCode | null })
  const element = useObjectRef(ref)
  /** Taken from the list: stands for `country` from then on. */
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const home = chosen ?? preferred
  const caret = useRef<number | null>(null)

  const read = (text: string, from: PhoneLibrary | null) =>
    from && text ? readPhone(from, text, home) : { text, value: text, country: null }

  // A value from outside, not the one handed out last.
  if (held.value !== value) setHeld({ ...read(value, rules), value })

  const keepCaret = (text: string, at: number | null) => {
    if (element.current?.matches(':focus')) caret.current = signsBefore(text, at ?? text.length)
  }
  useBrowserLayoutEffect(() => {
    if (caret.current === null || !element.current) return
    const at = caretAfter(element.current.value, caret.current)
    caret.current = null
    element.current.setSelectionRange(at, at)
  })

  const take = (next: typeof held) => {
    setHeld(next)
    if (next.value !== value) change(next.value)
  }
  const arrive = (loaded: PhoneLibrary) => {
    setRules(loaded)
    if (!element.current?.value) return
    keepCaret(element.current.value, element.current.selectionStart)
    take(readPhone(loaded, element.current.value, home))
  }
  const arrived = useRef(arrive)
  useEffect(() => {
    arrived.current = arrive
  })
  const [wanted, setWanted] = useState(value !== '')
  // A list opened by a touch does not grow any more: it has to be whole before.
  useEffect(() => (wanted ? undefined : whenIdle(() => setWanted(true))), [wanted])
  useEffect(() => {
    if (!wanted) return
    let here = true
    // Offline it stays a plain field.
    loadLibrary().then(
      (loaded) => here && arrived.current(loaded),
      () => {},
    )
    return () => {
      here = false
    }
  }, [wanted])

  const names = useMemo(() => {
    const display = new Intl.DisplayNames([locale], { type: 'region' })
    const name = (code: CountryCode) => display.of(code) ?? code
    const all = (rules?.getCountries() ?? []).map((code) => ({ code, name: name(code) }))
    return { name, all: all.sort(({ name: a }, { name: b }) => a.localeCompare(b, locale)) }
  }, [locale, rules])
  const country = held.text ? held.country : home
  const known = country && !names.all.some(({ code }) => code === country) ? [country] : []

  const choose = (code: CountryCode) => {
    if (!rules) return
    setChosen(code)
    take(withCountry(rules, held.text, country ?? home, code))
  }
  return (
    <Field
      {...frame}
      className={cx(css.field, frame.className)}
      description={frame.description ?? (rules && country && held.text ? names.name(country) : undefined)}
      start={
        <span className={css.country}>
          {country ? <Flag country={country} /> : <GlobeIcon />}
          <DownIcon size={16} />
          <select
            className={css.list}
            aria-label={`${words.country}: ${frame.label}`}
            value={country ?? ''}
            disabled={frame.isDisabled || frame.isReadOnly}
            onPointerEnter={() => setWanted(true)}
            onPointerDownCapture={() => setWanted(true)}
            onFocus={() => setWanted(true)}
            onChange={(event) => choose(event.target.value as CountryCode)}
          >
            {!country && <option value="">{words.unknown}</option>}
            {known.map((code) => (
              <option key={code} value={code}>
                {names.name(code)}
              </option>
            ))}
            {names.all.map(({ code, name }) => (
              <option key={code} value={code}>
                {name} +{rules?.getCountryCallingCode(code)}
              </option>
            ))}
          </select>
        </span>
      }
    >
      {(control) => (
        <input
          inputMode="tel"
          autoComplete="tel"
          {...control}
          ref={element}
          type="tel"
          dir="ltr"
          className={cx(control.className, css.number)}
          value={held.text}
          onFocus={(event) => {
            setWanted(true)
            onFocus?.(event)
          }}
          onBlur={(event) => {
            // A national number left whole shows what was understood: its calling code.
            if (!held.text.startsWith('+') && rules?.parsePhoneNumberFromString(held.value)?.isValid())
              setHeld(readPhone(rules, held.value, home))
            onBlur?.(event)
          }}
          onChange={(event) => {
            const { value: typed, selectionStart } = event.target
            const at = selectionStart ?? typed.length
            const isForward = (event.nativeEvent as InputEvent).inputType === 'deleteContentForward'
            const meant = rules ? afterDeletion(held.text, typed, at, isForward) : typed
            keepCaret(meant, isForward ? at : at - (typed.length - meant.length))
            take(read(meant, rules))
          }}
        />
      )}
    </Field>
  )
})
PhoneField.displayName = 'PhoneField'
