import {
  BuildingIcon,
  Button,
  HotelIcon,
  LocateIcon,
  markMatch,
  OptionText,
  PlaneIcon,
  StopIcon,
  TrainIcon,
  TrashIcon,
  XIcon,
} from '@wherry/ui'
import type { PlaceIcon, Suggestion } from '../../domain/place.ts'
import { clamp } from '../../format/outside.ts'
import { useT } from '../../hooks/useT.ts'
import { type PlaceChoice, type PlaceTool, textOf } from './placeChoice.ts'

const icons: Record<PlaceIcon, typeof PlaneIcon> = {
  building: BuildingIcon,
  airport: PlaneIcon,
  station: TrainIcon,
  hotel: HotelIcon,
  stop: StopIcon,
}
const toolIcons: Record<PlaceTool, typeof PlaneIcon> = { locate: LocateIcon, forget: TrashIcon }

export interface PlaceOptionProps {
  choice: PlaceChoice
  /** What it is called. */
  name: string
  /** What of a place's name is marked. */
  term: string
}

/** A place with its icon, what fits the term marked (PLACE-19), or a tool by its name. */
export function PlaceOption({ choice, name, term }: PlaceOptionProps) {
  if (typeof choice !== 'string') return <Place place={choice} term={term} />
  const Icon = toolIcons[choice]
  return <OptionText icon={<Icon />}>{name}</OptionText>
}

export interface PlaceClearProps {
  className: string
  /** The label of the input. */
  field: string
  onClear(): void
}

/** Empties a place input; the focus stays in it. */
export function PlaceClear({ className, field, onClear }: PlaceClearProps) {
  const t = useT()
  return (
    <Button
      variant="plain"
      size="s"
      isIconOnly
      className={className}
      // The keyboard types over it.
      tabIndex={-1}
      aria-label={t('Finder.clear', { field })}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClear}
    >
      <XIcon size={16} />
    </Button>
  )
}

function Place({ place, term }: { place: Suggestion; term: string }) {
  const Icon = icons[place.icon]
  const typed = term.trim().toUpperCase()
  // The code that was typed stands there, where the airport has two.
  const code = typed === place.icao ? place.icao : (place.iata ?? place.icao)
  const where = clamp(place.secondaryText)
  const note = (code || where) && (
    <bdi>
      {code && (typed === code ? markMatch(code, code) : code)}
      {code && where && ' · '}
      {where}
    </bdi>
  )
  return (
    <OptionText icon={<Icon />} note={note}>
      <bdi>{markMatch(textOf(place), term)}</bdi>
    </OptionText>
  )
}
