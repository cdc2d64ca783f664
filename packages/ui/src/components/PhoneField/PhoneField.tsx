'use client'
import type { CountryCode } from 'libphonenumber-js/min'
import { forwardRef, useEffect, useMemo, useRef, useState } from 'react'
import { useObjectRef } from 'react-aria/useObjectRef'
import { DownIcon, GlobeIcon } from '../../icons/icons.tsx'
import { phoneFieldWords } from '../../messages/phoneField.ts'
import { cx } from '../../private/cx.ts'
import { textAfter } from '../../private/textEdit.ts'
import { useCaret } from '../../private/useCaret.ts'
import { useControlled } from '../../private/useControlled.ts'
import { useTextEdits } from '../../private/useTextEdits.ts'
import { useWords } from '../../private/useWords.ts'
import { useTheme } from '../../themes/useTheme.ts'
import { type ControlAttributes, Field, type FieldOptions } from '../Field/Field.tsx'
import { Flag } from '../Flag/Flag.tsx'
import * as css from './PhoneField.css.ts'
import type { PhoneText } from './phoneText.ts'

export interface PhoneFieldProps extends FieldOptions, Omit<ControlAttributes<'input'>, 'type'> {
  /** E.164, or any text: it is read as if it were pasted, and what is understood is handed out. @default uncontrolled */
  value?: string | undefined
  /** @default '' */
  defaultValue?: string | undefined
  /**
   * E.164 (`+905321184027`) where the text is understood as one number, possible or not yet; else the text as written:
   * digits without a plus whose country is unknown, two numbers, a number with an extension, words.
   */
  onChange?: ((value: string) => void) | undefined
  /**
   * ISO 3166-1 code: the country of a number without a plus, and the flag of an empty field, until another is taken
   * from the list. Without it the field asks for the country of such a number.
   */
  country?: CountryCode | undefined
  /** A country was taken from the list, by its ISO 3166-1 code. The country of a number with a plus is no choice. */
  onCountry?: ((country: CountryCode) => void) | undefined
}

type Rules = typeof import('./phoneLibrary.ts')

let rulesOfNumbers: Rules | null = null
const loadRules = async () => {
  rulesOfNumbers ??= await import('./phoneLibrary.ts')
  return rulesOfNumbers
}

/** A text that nobody has read: its rules have not come yet. */
const unreadText = (text: string): PhoneText => ({ text, value: text, country: null, isAsking: false })

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
 * A phone number: read however it is typed, pasted or filled in, shown in groups, its country named. What is not
 * understood stays as it was written. The rules of numbers come in a chunk of their own while the browser is idle or
 * once the field is used; typing works before they are there.
 */
export const PhoneField = forwardRef<HTMLInputElement, PhoneFieldProps>((props, ref) => {
  const { value: given, defaultValue = '', onChange, country: preferred = null, onCountry, ...others } = props
  const { onFocus, onBlur, onKeyDown, onCompositionStart, onCompositionEnd, ...frame } = others
  const [value, change] = useControlled(given, defaultValue, onChange)
  const words = useWords('phoneField', phoneFieldWords)
  const { locale } = useTheme()
  const [rules, setRules] = useState<Rules | null>(null)
  /** `given` is the value that was read, or handed out, last. */
  const [held, setHeld] = useState({ ...unreadText(value), given: value })
  const element = useObjectRef(ref)
  const putCaret = useCaret(element)
  /** Taken from the list: stands for `country` from then on. */
  const [chosen, setChosen] = useState<CountryCode | null>(null)
  const home = chosen ?? preferred

  const wholeText = (text: string, from: Rules | null) =>
    from && text ? from.wholePhone(from.library, text, home) : unreadText(text)

  // A value from outside, not the one handed out last.
  if (held.given !== value) setHeld({ ...wholeText(value, rules), given: value })

  const take = (next: PhoneText) => {
    setHeld({ ...next, given: next.value })
    if (next.value !== value) change(next.value)
  }
  const isOpen = !frame.isDisabled && !frame.isReadOnly
  const offered = useRef<string | null>(null)
  useEffect(() => {
    // Once for a value: its owner may hold on to it.
    const isNumber = /^\+\d+$/.test(held.value)
    if (!isOpen || !isNumber || held.given !== value || held.value === value || offered.current === value)
      return
    offered.current = value
    take(held)
  })
  useEffect(() => {
    // The country has become known.
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
  // A list opened by a touch does not grow any more: it has to be whole before.
  useEffect(() => (wanted ? undefined : whenIdle(() => setWanted(true))), [wanted])
  useEffect(() => {
    if (!wanted) return
    let here = true
    // Offline it stays a plain field.
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

  const names = useMemo(() => {
    const display = new Intl.DisplayNames([locale], { type: 'region' })
    const name = (code: CountryCode) => display.of(code) ?? code
    const all = (rules?.library.getCountries() ?? []).map((code) => ({ code, name: name(code) }))
    return { name, all: all.sort(({ name: a }, { name: b }) => a.localeCompare(b, locale)) }
  }, [locale, rules])
  const country = held.text ? held.country : home
  const known = country && !names.all.some(({ code }) => code === country) ? [country] : []

  const choose = (code: CountryCode) => {
    if (!rules) return
    setChosen(code)
    onCountry?.(code)
    take(rules.withCountry(rules.library, held.text, country ?? home, code))
  }
  const asked = held.isAsking && (
    <>
      {words.ask}
      {frame.description && <> {frame.description}</>}
    </>
  )
  const named = rules && country && held.text ? names.name(country) : undefined
  return (
    <Field
      {...frame}
      className={cx(css.field, frame.className)}
      description={asked || (frame.description ?? named)}
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
                {name} +{rules?.library.getCountryCallingCode(code)}
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
          {...edits}
          onKeyDown={(event) => {
            onKeyDown?.(event)
            if (!event.defaultPrevented) edits.onKeyDown(event)
          }}
          onCompositionStart={(event) => {
            edits.onCompositionStart(event)
            onCompositionStart?.(event)
          }}
          onCompositionEnd={(event) => {
            edits.onCompositionEnd(event)
            onCompositionEnd?.(event)
          }}
          onFocus={(event) => {
            setWanted(true)
            onFocus?.(event)
          }}
          onBlur={(event) => {
            // A number that is left shows what was understood: its calling code, and no word beside it.
            const left = wholeText(held.text, rules)
            if (left.text !== held.text) take(left)
            onBlur?.(event)
          }}
        />
      )}
    </Field>
  )
})
PhoneField.displayName = 'PhoneField'
