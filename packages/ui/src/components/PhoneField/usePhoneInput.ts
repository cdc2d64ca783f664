'use client'
import type { CountryCode } from 'libphonenumber-js/min'
import { type ComponentPropsWithoutRef, type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { textAfter } from '../../private/edit/textEdit.ts'
import { useCaret } from '../../private/edit/useCaret.ts'
import { useTextEdits } from '../../private/edit/useTextEdits.ts'
import { useFormValue } from '../../private/form/useFormValue.ts'
import { useWrittenText } from '../../private/form/useWrittenText.ts'
import { useTheme } from '../../themes/useTheme.ts'
import type { PhoneText } from './phoneText.ts'

/** Options of a phone number input, for PhoneField and for the bare hook. */
export interface PhoneInputOptions {
  /** E.164, or any text, which is parsed like a pasted one; `onChange` gets the number. @default uncontrolled */
  value?: string | undefined
  /** Value at the start, where `value` is not given. @default '' */
  defaultValue?: string | undefined
  /**
   * Gets E.164 (`+905321184027`) if the text is one number, complete or not. Else it gets the text itself: digits without
   * a plus and without a known country, two numbers, a number with an extension, words.
   */
  onChange?: ((value: string) => void) | undefined
  /**
   * ISO 3166-1 code: country of a number without a plus, and flag of an empty field, until another country is chosen from
   * the list. Without it the field asks for the country of such a number.
   */
  country?: CountryCode | undefined
  /** Called with the ISO 3166-1 code of a country chosen from the list, but not for the country of a number with a plus. */
  onCountry?: ((country: CountryCode) => void) | undefined
  /** Name under which the number is sent in a form. @default none, and nothing is sent */
  name?: string | undefined
  /** True if the control cannot be used. @default false */
  isDisabled?: boolean | undefined
  /** True if the value is shown but cannot be changed. @default false */
  isReadOnly?: boolean | undefined
}

/** A country in the list of countries. */
export interface PhoneCountry {
  /** ISO 3166-1 code. */
  code: CountryCode
  /** Name of the country in the visitor's language. */
  name: string
  /** Digits after the plus, such as 90; null while the phone rules are not loaded. */
  callingCode: string | null
}

/** State of a phone number input, with the attributes for the elements of your own markup. */
export interface PhoneInputState {
  /** E.164 if the text is a number, else the text. */
  value: string
  /** Text of the input. */
  text: string
  /** ISO 3166-1 code of the number's country, or of an empty field; null if unknown. */
  country: CountryCode | null
  /** Name of the number's country in the visitor's language; undefined if unknown, and for an empty field. */
  countryName: string | undefined
  /** True if the digits may be a number of any country, so the person has to choose one. */
  isAsking: boolean
  /** Countries by name. Only the current one while the phone rules are not loaded. */
  countries: readonly PhoneCountry[]
  /** Error message that the Form around the field has for it. */
  error: string | undefined
  /** Restores the first value, as the reset of a form does. */
  reset: () => void
  /** Attributes of the input. If you add a handler of your own, call the one in here too. */
  inputProps: ComponentPropsWithoutRef<'input'> & { ref: RefObject<HTMLInputElement | null> }
  /**
   * Attributes of the native select of countries: its options have the country codes as values, and the empty value for
   * no country.
   */
  selectProps: ComponentPropsWithoutRef<'select'>
}

type Rules = typeof import('./phoneLibrary.ts')

let rulesOfNumbers: Rules | null = null
const loadRules = async () => {
  rulesOfNumbers ??= await import('./phoneLibrary.ts')
  return rulesOfNumbers
}

/** Runs in the browser's idle time, after three seconds at the latest; after one in a browser that tells of none. */
const whenIdle = (act: () => void) => {
  if (typeof requestIdleCallback === 'undefined') setTimeout(act, 1000)
  else requestIdleCallback(act, { timeout: 3000 })
}

/** A text that is not parsed yet, since the phone rules are not loaded. */
const unreadText = (text: string): PhoneText => ({ text, value: text, country: null, isAsking: false })

/**
 * The logic of a PhoneField for your own markup: it groups typed digits, parses a pasted or autofilled text, and finds
 * the country. The phone rules are in a separate chunk, loaded in the browser's idle time or at the first use; typing
 * works before that.
 */
export function usePhoneInput(options: PhoneInputOptions): PhoneInputState {
  const { country: preferred = null, onCountry, isDisabled, isReadOnly, name } = options
  const life = useFormValue(name, options.value, options.defaultValue ?? '', options.onChange)
  const { value, change } = life
  const { locale } = useTheme()
  const [rules, setRules] = useState<Rules | null>(null)
  /** `given` is the last value from the owner or to the owner. */
  const [held, setHeld] = useState({ ...unreadText(value), given: value })
  const element = useRef<HTMLInputElement>(null)
  const putCaret = useCaret(element)
  /** Country chosen from the list, which from then on replaces `country`. */
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const home = chosen ?? preferred

  const wholeText = (text: string, from: Rules | null) =>
    from && text ? from.wholePhone(from.library, text, home) : unreadText(text)

  // The owner has set a new value, different from the last one of the field.
  if (held.given !== value) setHeld({ ...wholeText(value, rules), given: value })

  const take = (next: PhoneText) => {
    setHeld({ ...next, given: next.value })
    if (next.value !== value) change(next.value)
  }
  const isOpen = !isDisabled && !isReadOnly
  const offered = useRef<string | null>(null)
  useEffect(() => {
    // The number is offered once for each value: the owner may keep the old value.
    const isNumber = /^\+\d+$/.test(held.value)
    if (!isOpen || !isNumber || held.given !== value || held.value === value || offered.current === value)
      return
    offered.current = value
    take(held)
  })
  useEffect(() => {
    // A number that was waiting for its country is parsed again once the country is known.
    if (!rules || !home || !held.isAsking) return
    const next = rules.wholePhone(rules.library, held.text, home)
    if (!next.isAsking) take(next)
  })

  const arrive = (loaded: Rules) => {
    setRules(loaded)
    const input = element.current
    if (!input?.value) return
    const isTyping = input.matches(':focus')
    const read = isTyping ? loaded.typedPhone : loaded.wholePhone
    const next = read(loaded.library, input.value, home)
    if (isTyping) {
      const after = loaded.signsIn(input.value.slice(input.selectionEnd ?? input.value.length))
      putCaret(loaded.placeBefore(next.text, after))
    }
    setHeld({ ...next, given: value })
  }
  const arrived = useRef(arrive)
  useEffect(() => {
    arrived.current = arrive
  })
  const [wanted, setWanted] = useState(value !== '')
  // The rules load before the first touch, since an open native list does not grow any more.
  useEffect(() => {
    if (!wanted) whenIdle(() => setWanted(true))
  }, [wanted])
  useEffect(() => {
    if (!wanted) return
    let here = true
    // If the rules fail to load, the field stays a plain text field.
    loadRules().then(
      (loaded) => here && arrived.current(loaded),
      () => {},
    )
    return () => {
      here = false
    }
  }, [wanted])

  const edits = useTextEdits({
    field: element,
    text: held.text,
    onEdit: (edit) => {
      if (rules) {
        const { caret, ...next } = rules.editPhone(rules.library, edit, home)
        take(next)
        return caret
      }
      const text = textAfter(edit)
      take(unreadText(text))
      return edit.kind === 'replaced' ? text.length : text.length - edit.end.length
    },
    onRestore: (text) => take({ ...wholeText(text, rules), text }),
  })

  useWrittenText(element, held.text, (text) => take(wholeText(text, rules)))
  const names = useMemo(() => {
    const display = new Intl.DisplayNames([locale], { type: 'region' })
    const name = (code: CountryCode) => display.of(code) ?? code
    const all = (rules?.library.getCountries() ?? []).map((code) => ({
      code,
      name: name(code),
      callingCode: rules?.library.getCountryCallingCode(code) ?? null,
    }))
    return { name, all: all.sort(({ name: a }, { name: b }) => a.localeCompare(b, locale)) }
  }, [locale, rules])
  const country = held.text ? held.country : home
  const isUnlisted = country && !names.all.some(({ code }) => code === country)

  const choose = (code: CountryCode) => {
    if (!rules) return
    setChosen(code)
    onCountry?.(code)
    take(rules.withCountry(rules.library, held.text, country ?? home, code))
  }
  const want = () => setWanted(true)
  return {
    ...{ value, country, text: held.text, isAsking: held.isAsking, error: life.error },
    countryName: rules && country && held.text ? names.name(country) : undefined,
    countries: isUnlisted
      ? [{ code: country, name: names.name(country), callingCode: null }, ...names.all]
      : names.all,
    reset: () => {
      setChosen(null)
      setHeld({ ...wholeText(value, rules), given: value })
      life.reset()
    },
    inputProps: {
      ...edits,
      ref: element,
      type: 'tel',
      inputMode: 'tel',
      autoComplete: 'tel',
      dir: 'ltr',
      onKeyDown: (event) => {
        if (!event.defaultPrevented) edits.onKeyDown(event)
      },
      onFocus: want,
      onBlur: () => {
        // On blur the field shows the number as parsed: with its calling code and without other words.
        const left = wholeText(held.text, rules)
        if (left.text !== held.text) take(left)
      },
    },
    selectProps: {
      value: country ?? '',
      disabled: !isOpen,
      onPointerEnter: want,
      onFocus: want,
      onChange: ({ target }) => {
        const found = names.all.find(({ code }) => code === target.value)
        if (found) choose(found.code)
      },
    },
  }
}
