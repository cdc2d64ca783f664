import {
  BuildingIcon,
  ComboBox,
  HotelIcon,
  markMatch,
  OptionText,
  PlaneIcon,
  StopIcon,
  TrainIcon,
  useAnnounce,
} from '@wherry/ui'
import { type Ref, type RefObject, useEffect } from 'react'
import type { PlaceIcon, Suggestion } from '../../domain/place.ts'
import { clamp } from '../../format/outside.ts'
import { usePlaceSearch } from '../../hooks/usePlaceSearch.ts'
import { useT } from '../../hooks/useT.ts'
import type { Side } from '../../state/finder.ts'
import * as css from './RouteForm.css.ts'

const icons: Record<PlaceIcon, typeof PlaneIcon> = {
  building: BuildingIcon,
  airport: PlaneIcon,
  station: TrainIcon,
  hotel: HotelIcon,
  stop: StopIcon,
}

const keyOf = (place: Suggestion) => place.placeId
const textOf = (place: Suggestion) => clamp(place.mainText)

export interface PlaceFieldProps {
  side: Side
  /** The card of both inputs: the list spans it. */
  anchor: RefObject<HTMLElement | null>
  inputRef: Ref<HTMLInputElement>
  /** The id of the address is being resolved. */
  resolving: boolean
  /** A place was chosen or brought back: carry both to the address. */
  onChosen(): void
  /** Enter in an input with nothing in it. */
  onSubmit(): void
}

/** The input of one end of the ride with its suggestions (PLACE-01). */
export function PlaceField({ side, anchor, inputRef, resolving, onChosen, onSubmit }: PlaceFieldProps) {
  const t = useT()
  const announce = useAnnounce()
  const field = usePlaceSearch(side)
  const { input, found } = field
  const count = found.nodes.length + found.places.length
  const error = input.error ? t(input.error) : undefined
  const isSpokenHere = input.error === 'Finder.notFound' || input.error === 'Finder.notRead'
  useEffect(() => {
    if (error && isSpokenHere) announce(error)
  }, [announce, error, isSpokenHere])

  const changeText = (text: string, reason: 'type' | 'clear') => {
    if (reason === 'type') return field.type(text)
    // Escape with a place chosen keeps it and its prices; typed over, it comes back (trap 18).
    if (input.item) return
    if (!input.former) return field.clear()
    field.restore()
    onChosen()
  }
  const status = () => {
    if (count > 0) return t('Finder.found', { count })
    return found.status === 'ready' && !error ? t('Finder.notFound') : undefined
  }
  return (
    <ComboBox<Suggestion>
      ref={inputRef}
      className={css.place}
      variant="bare"
      label={t(`Finder.${side}`)}
      placeholder={t(`Finder.${side}Placeholder`)}
      icon={<span className={side === 'from' ? css.start : css.end} />}
      anchor={anchor}
      dir="auto"
      isRequired
      inputValue={input.text}
      onInputChange={changeText}
      groups={[
        { key: 'nodes', title: t('Finder.nodes'), items: found.nodes },
        { key: 'places', title: t('Finder.places'), items: found.places },
      ]}
      getKey={keyOf}
      getText={textOf}
      renderItem={(place) => <SuggestionText place={place} term={found.term} />}
      onSelect={(place) => {
        field.choose(place)
        onChosen()
      }}
      isLoading={resolving || found.status === 'loading'}
      status={status()}
      error={error}
      caution={input.item && !input.item.exact ? t('Finder.exactAddress') : undefined}
      onOpenChange={(open) => {
        if (open) field.open()
      }}
      onEnterWithoutOption={() => {
        if (input.item) return
        if (input.text.trim() === '') onSubmit()
        else field.enter()
      }}
      onBlur={field.leave}
    />
  )
}

function SuggestionText({ place, term }: { place: Suggestion; term: string }) {
  const Icon = icons[place.icon]
  const code = place.iata ?? place.icao
  const note = [code, clamp(place.secondaryText)].filter(Boolean).join(' · ')
  return (
    <OptionText icon={<Icon />} note={note && <bdi>{note}</bdi>}>
      <bdi>{markMatch(textOf(place), term)}</bdi>
    </OptionText>
  )
}
