import { Button, type ComboBoxReason, isComposing, RefreshIcon, SuggestField, useAnnounce } from '@wherry/ui'
import { type ReactNode, type Ref, type RefObject, useEffect, useState } from 'react'
import { isolate } from '../../kernel/format/outside.ts'
import { useLaterT } from '../../module/useLaterT.ts'
import { type InputKey, isSide, type PlaceError } from '../../search/index.ts'
import * as css from '../../view/search/RouteForm.css.ts'
import { usePlaceExtras } from '../resource/usePlaceExtras.ts'
import { usePlaceSearch } from '../resource/usePlaceSearch.ts'
import { keyOf, type PlaceChoice, textOf, toolNames } from './placeChoice.ts'

/** Errors that appear without a key press, so they have to be announced. */
const spokenHere: readonly (PlaceError | null)[] = [
  'Finder.notFound',
  'Finder.notRead',
  'start.locationDenied',
  'start.locationFailed',
]

export interface PlaceFieldProps {
  side: InputKey
  label: string
  placeholder: string
  /** The card around all fields; the list is as wide as the card. */
  anchor: RefObject<HTMLElement | null>
  inputRef: Ref<HTMLInputElement>
  /** True while the place is requested: its names by the id in the address, or a check of a stop. */
  isLoading: boolean
  /** True if the value cannot be changed. @default false */
  isDisabled?: boolean
  /** Warning about the place, shown instead of the one about an inexact address. @default none */
  caution?: string | undefined
  /** Content after the value. @default nothing */
  trailing?: ReactNode
  /** Called after a place was chosen or restored, so that all places go into the address. */
  onChosen(): void
  /**
   * Called after the person's position was found. Like `onChosen`, but the focus stays, because the result
   * may be late. @default onChosen
   */
  onLocated?(): void
  /** Called to read a place again after a failure (ERR-07). */
  onReadAgain(): void
  /** Called on Enter in an empty input. @default nothing happens */
  onSubmit?(): void
}

/** The input of a place with its suggestions (PLACE-01). */
export function PlaceField({ side, anchor, inputRef, ...given }: PlaceFieldProps) {
  const { onChosen, onLocated = onChosen, onReadAgain, onSubmit, ...look } = given
  const { label, placeholder, isLoading, isDisabled = false, caution, trailing } = look
  const t = useLaterT('start')
  const announce = useAnnounce()
  const field = usePlaceSearch(side)
  const { input, found } = field
  const extras = usePlaceExtras(side, (place) => {
    field.choose(place)
    onLocated()
    announce(t('start.located', { place: isolate(place.mainText) }))
  })
  const count = found.nodes.length + found.places.length
  const error = input.error ? t(input.error) : undefined
  const isSpokenHere = spokenHere.includes(input.error)
  useEffect(() => {
    if (error && isSpokenHere) announce(error)
  }, [announce, error, isSpokenHere])

  const restore = () => {
    if (!input.former) return false
    field.restore()
    onChosen()
    return true
  }
  const changeText = (text: string, reason: ComboBoxReason) => {
    if (reason === 'type') return field.type(text)
    // Escape keeps a chosen place and its prices. If the person has typed over it, Escape restores it.
    if (input.item || restore()) return
    field.clear()
  }
  const status = () => {
    // The number is announced only for the complete list.
    if (count > 0) return found.status === 'ready' ? t('Finder.found', { count }) : undefined
    if (field.isWaiting) return t('Finder.offline')
    return found.status === 'ready' && !error ? t('Finder.notFound') : undefined
  }
  const { Option, Clear, loadParts } = usePlaceParts()
  const nameOf = (choice: PlaceChoice) => (typeof choice === 'string' ? t(toolNames[choice]) : textOf(choice))
  const isEmpty = input.text.trim() === ''
  // The own position is offered for the pickup only, because rides rarely end or stop there.
  const canLocate = side === 'from' && extras.canLocate && (isEmpty || count > 0)
  const tools: PlaceChoice[] = canLocate ? ['locate'] : []
  const isUnread = input.error === 'Finder.notRead'
  const isClearable = Clear && isSide(side) && !isEmpty && !isDisabled
  const recent = isEmpty ? extras.recent : []
  const choose = (choice: PlaceChoice) => {
    if (choice === 'locate') {
      // Ends the look-up, so that its late results do not replace the message about the position.
      field.leave()
      extras.locate()
      announce(t('start.locating'))
    } else if (choice === 'forget') {
      extras.forget()
      announce(t('start.recentForgotten'))
    } else {
      field.choose(choice)
      extras.remember(choice)
      onChosen()
    }
  }
  return (
    <SuggestField<PlaceChoice>
      ref={inputRef}
      className={css.place}
      variant="bare"
      label={label}
      placeholder={placeholder}
      icon={<span className={css.mark({ of: isSide(side) ? side : 'stop' })} />}
      trailing={
        isUnread || isClearable ? (
          <span className={css.tools}>
            {isUnread && (
              <Button
                {...{ variant: 'plain', size: 's', isIconOnly: true }}
                aria-label={t('Finder.readAgain', { field: label })}
                onClick={onReadAgain}
              >
                <RefreshIcon size={16} />
              </Button>
            )}
            {isClearable && <Clear className={css.clear} field={label} onClear={() => field.type('')} />}
            {trailing}
          </span>
        ) : (
          trailing
        )
      }
      anchor={anchor}
      dir="auto"
      isDisabled={isDisabled}
      isRequired={isSide(side)}
      inputValue={input.text}
      onInputChange={changeText}
      groups={[
        { key: 'recent', title: recent.length > 0 ? t('start.recent') : '', items: recent },
        { key: 'nodes', title: t('Finder.nodes'), items: found.nodes },
        { key: 'places', title: t('Finder.places'), items: found.places },
        { key: 'tools', items: recent.length > 0 ? [...tools, 'forget'] : tools },
      ]}
      getKey={keyOf}
      getText={nameOf}
      renderItem={(choice) =>
        Option ? (
          <Option choice={choice} name={nameOf(choice)} term={found.term} />
        ) : (
          <bdi>{nameOf(choice)}</bdi>
        )
      }
      onSelect={choose}
      // Enter in an emptied input starts the search and does not choose a recent place.
      autoHighlight={!isEmpty}
      isLoading={isLoading || extras.isLocating || (found.status === 'loading' && !field.isWaiting)}
      status={status()}
      error={error}
      caution={caution ?? (input.item && !input.item.exact ? t('Finder.exactAddress') : undefined)}
      onOpenChange={(open) => {
        if (!open) return
        field.open()
        extras.open()
      }}
      onBack={restore}
      onEnterWithoutOption={() => {
        if (input.item) return
        if (isEmpty) onSubmit?.()
        else field.enter()
      }}
      onFocus={loadParts}
      onKeyDown={(event) => {
        const missed = event.key === 'Tab' && !isComposing(event) && field.leave(true)
        if (missed) announce(t(missed))
      }}
      onBlur={() => field.leave()}
    />
  )
}

type Parts = typeof import('./PlaceOption.tsx')

let brought: Parts | null = null

/**
 * Components for an option of the list and for the button that clears the field. Their code is loaded at the first
 * focus, before there are options. Undefined: not loaded yet, or failed; then an option shows its name only.
 */
function usePlaceParts(): {
  Option: Parts['PlaceOption'] | undefined
  Clear: Parts['PlaceClear'] | undefined
  loadParts(): void
} {
  const [parts, setParts] = useState(brought)
  const loadParts = () => {
    if (parts) return
    import('./PlaceOption.tsx')
      .then((all) => {
        brought = all
        setParts(all)
      })
      .catch(() => {})
  }
  return { Option: parts?.PlaceOption, Clear: parts?.PlaceClear, loadParts }
}
