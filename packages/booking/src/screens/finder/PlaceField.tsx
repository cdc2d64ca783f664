import { Button, ComboBox, isComposing, RefreshIcon, useAnnounce } from '@wherry/ui'
import { type ReactNode, type Ref, type RefObject, useEffect } from 'react'
import { isolate } from '../../format/outside.ts'
import { useLaterT } from '../../hooks/useLaterT.ts'
import { usePlaceExtras } from '../../hooks/usePlaceExtras.ts'
import { usePlaceSearch } from '../../hooks/usePlaceSearch.ts'
import { type InputKey, isSide, type PlaceError } from '../../state/finder.ts'
import { keyOf, type PlaceChoice, textOf, toolNames } from './placeChoice.ts'
import * as css from './RouteForm.css.ts'
import { usePlaceParts } from './usePlaceParts.ts'

const marks = { from: css.from, to: css.to }

/** What came without a key of the person: it has to be said. */
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
  /** The card of all inputs: the list spans it. */
  anchor: RefObject<HTMLElement | null>
  inputRef: Ref<HTMLInputElement>
  /** Something about the place is being asked: what the id of the address names, whether a stop is served. */
  isLoading: boolean
  /** What stands in it cannot be changed. @default false */
  isDisabled?: boolean
  /** What may be wrong with the place, in place of a missing exact address. @default none */
  caution?: string | undefined
  /** After the value. @default nothing */
  trailing?: ReactNode
  /** A place was chosen or brought back: carry all of them to the address. */
  onChosen(): void
  /** The place where the person is was found, a while after they asked for it: as `onChosen`, but the focus stays. @default onChosen */
  onLocated?(): void
  /** The person wants the place read again that could not be read (ERR-07). */
  onReadAgain(): void
  /** Enter in an input with nothing in it. @default nothing happens */
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
  const changeText = (text: string, reason: 'type' | 'clear') => {
    if (reason === 'type') return field.type(text)
    // Escape with a place chosen keeps it and its prices; typed over, it comes back.
    if (input.item || restore()) return
    field.clear()
  }
  const status = () => {
    // Of a part of the list no number is told.
    if (count > 0) return found.status === 'ready' ? t('Finder.found', { count }) : undefined
    if (field.isWaiting) return t('Finder.offline')
    return found.status === 'ready' && !error ? t('Finder.notFound') : undefined
  }
  const { Option, Clear, bring } = usePlaceParts()
  const nameOf = (choice: PlaceChoice) => (typeof choice === 'string' ? t(toolNames[choice]) : textOf(choice))
  const isEmpty = input.text.trim() === ''
  // The visitor's own position is the start of a ride: it hardly ends or stops there.
  const canLocate = side === 'from' && extras.canLocate && (isEmpty || count > 0)
  const tools: PlaceChoice[] = canLocate ? ['locate'] : []
  const isUnread = input.error === 'Finder.notRead'
  const isClearable = Clear && isSide(side) && !isEmpty && !isDisabled
  const recent = isEmpty ? extras.recent : []
  const choose = (choice: PlaceChoice) => {
    if (choice === 'locate') {
      // What is found for the text later must not take away what is said of the position.
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
    <ComboBox<PlaceChoice>
      ref={inputRef}
      className={css.place}
      variant="bare"
      label={label}
      placeholder={placeholder}
      icon={<span className={isSide(side) ? marks[side] : css.stop} />}
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
      // Enter in an input that was emptied by hand starts the search, it takes no place of long ago.
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
      onFocus={bring}
      onKeyDown={(event) => {
        const missed = event.key === 'Tab' && !isComposing(event) && field.leave(true)
        if (missed) announce(t(missed))
      }}
      onBlur={() => field.leave()}
    />
  )
}
