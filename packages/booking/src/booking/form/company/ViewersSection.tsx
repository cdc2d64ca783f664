import {
  Button,
  Checkbox,
  ChipGroup,
  isComposing,
  isHeld,
  Notice,
  PhoneField,
  PlusIcon,
  RemovableChip,
  useAnnounce,
} from '@wherry/ui'
import { useEffect, useRef, useState } from 'react'
import { capitalised } from '../../../kernel/format/number.ts'
import { isolate } from '../../../kernel/format/outside.ts'
import { formatPhone } from '../../../kernel/reading/phoneRule.ts'
import { phoneDigits } from '../../../kernel/reading/readPhone.ts'
import * as css from '../../../view/ride/FormPage.css.ts'
import { useHomeCountry } from '../../kept/useHomeCountry.ts'
import { useViewers } from '../../resource/useViewers.ts'
import { isViewer, viewerPhone, viewersLimit, viewersOf } from '../../rules/viewers.ts'
import { violationText } from '../fieldText.ts'
import { useField, useFormPart, useFormView } from '../formView.ts'
import * as look from './ViewersSection.css.ts'

/** Section with the phones that get the messages of the ride besides the passengers' (BOOK-23). */
export function ViewersSection() {
  const { booking, t, idOf } = useFormView()
  const { error } = useField('viewers')
  const viewers = useFormPart(({ draft }) => draft.viewers)
  /** Index of the phone that is being typed. It stays a field even when its number is already valid. */
  const [open, setOpen] = useState<number | null>(null)
  const own = useViewers(booking, (open === null ? null : viewers[open]) ?? '')
  const announce = useAnnounce()
  const group = useRef<HTMLFieldSetElement>(null)
  const adder = useRef<HTMLButtonElement>(null)
  const [isDone, setDone] = useState(0)
  useEffect(() => {
    if (isDone > 0) (adder.current ?? group.current)?.focus()
  }, [isDone])

  // The user's own phone has a checkbox below instead of a chip.
  const isOwn = (text: string) => own.phone !== null && phoneDigits(text) === phoneDigits(own.phone)
  const change = (next: readonly string[]) =>
    booking.dispatch({ type: 'particularSet', said: { viewers: next } })
  const without = (index: number) => {
    change(viewers.filter((_, at) => at !== index))
    setOpen((at) => (at === null || at === index ? null : at - Number(at > index)))
  }
  const leave = (index: number) => {
    without(index)
    setDone((times) => times + 1)
  }
  const take = (index: number, text: string) => {
    const digits = phoneDigits(text)
    const isKnown = viewers.some((other, at) => at !== index && phoneDigits(other) === digits)
    if (isOwn(text)) own.wish(true)
    if (isKnown || isOwn(text)) without(index)
    setOpen(null)
    setDone((times) => times + 1)
    announce(t('people.viewers.added', { phone: isolate(formatPhone(text)) }))
  }
  const isField = (text: string, index: number) => index === open || !isViewer(text)
  const isTyping = viewers.some(isField)
  const hasChips = viewers.some((text, index) => !isOwn(text) && !isField(text, index))
  const isFull = viewersOf(viewers).length >= viewersLimit
  const title = idOf('title.viewers')
  return (
    <section className={css.card} aria-labelledby={title}>
      <h2 id={title} className={look.title}>
        {t('people.viewers.title')}
      </h2>
      <ChipGroup ref={group} label={t('people.viewers.title')} className={look.phones}>
        {viewers.map((text, index) =>
          isField(text, index) || isOwn(text) ? null : (
            <RemovableChip key={text} onRemove={() => without(index)}>
              <bdi dir="ltr">{formatPhone(text)}</bdi>
            </RemovableChip>
          ),
        )}
        {!isTyping && !isFull && (
          <Button
            ref={adder}
            variant="plain"
            size="s"
            flush={hasChips ? undefined : 'start'}
            onClick={() => {
              setOpen(viewers.length)
              change([...viewers, ''])
            }}
          >
            <PlusIcon size={16} />
            {t('people.viewers.open')}
          </Button>
        )}
        {isFull && <p className={css.muted}>{t('people.viewers.full', { count: viewersLimit })}</p>}
      </ChipGroup>
      {viewers.map((text, index) =>
        isField(text, index) ? (
          <ViewerField
            // biome-ignore lint/suspicious/noArrayIndexKey: the text changes with each key, its place does not
            key={index}
            index={index}
            isNew={index === open}
            onTake={take}
            onLeave={leave}
          />
        ) : null,
      )}
      {error && (
        <Notice id={idOf('viewers')} tabIndex={-1} tone="critical">
          {error}
        </Notice>
      )}
      {own.phone && (
        <Checkbox
          isSelected={own.isWished}
          onChange={own.wish}
          description={t('people.viewers.meHint', { phone: isolate(formatPhone(own.phone)) })}
        >
          {t('people.viewers.me')}
        </Checkbox>
      )}
    </section>
  )
}

interface ViewerFieldProps {
  index: number
  /** The field was just opened and takes the focus. */
  isNew: boolean
  onTake(index: number, text: string): void
  onLeave(index: number): void
}

/** Field for a phone until it is added; only a phone with its country code can be added. */
function ViewerField({ index, isNew, onTake, onLeave }: ViewerFieldProps) {
  const { booking, t, lang, frameProps } = useFormView()
  const { id, error } = useField(`viewers.${index}`)
  const viewers = useFormPart(({ draft }) => draft.viewers)
  const home = useHomeCountry()
  const text = viewers[index] ?? ''
  const [isRefused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) input.current?.focus()
  }, [isNew])
  const add = () => {
    if (isViewer(text)) return onTake(index, text)
    setRefused(true)
    input.current?.focus()
  }
  const fault = viewerPhone(text, `viewers.${index}`)
  const wrong =
    isRefused && !isViewer(text)
      ? capitalised(fault ? violationText(fault, t, lang) : t('DataForms.Forms.ErrorViewer'), lang)
      : undefined
  return (
    // The buttons Add and Cancel belong to the field, so focus on them does not count as leaving it.
    <div className={css.fields()} {...frameProps(`viewers.${index}`)}>
      <PhoneField
        ref={input}
        id={id}
        label={t('people.viewers.phone')}
        value={text}
        onChange={(value) =>
          booking.dispatch({
            type: 'particularSet',
            said: { viewers: viewers.map((one, at) => (at === index ? value : one)) },
          })
        }
        onKeyDown={(event) => {
          // Enter would submit the whole form; here it adds the phone.
          if (event.key !== 'Enter' || isComposing(event) || isHeld(event)) return
          event.preventDefault()
          add()
        }}
        {...home}
        autoComplete="off"
        error={error ?? wrong}
      />
      <div className={css.actions}>
        <Button variant="outline" onClick={add}>
          {t('people.viewers.add')}
        </Button>
        <Button variant="plain" onClick={() => onLeave(index)}>
          {t('people.viewers.cancel')}
        </Button>
      </div>
    </div>
  )
}
