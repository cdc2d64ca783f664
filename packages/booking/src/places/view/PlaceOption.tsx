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
import { clamp } from '../../kernel/format/outside.ts'
import type { PlaceIcon, Suggestion } from '../../kernel/model/place.ts'
import { useT } from '../../module/useT.ts'
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
  /** Name of the option. */
  name: string
  /** Term that is marked in the place's name. */
  term: string
}

/**
 * Option of the list: a place with its icon and the matching part marked (PLACE-19), or a tool by its name.
 */
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

/** Button that empties a place field; the focus stays in the field. */
export function PlaceClear({ className, field, onClear }: PlaceClearProps) {
  const t = useT()
  return (
    <Button
      variant="plain"
      size="s"
      isIconOnly
      className={className}
      // Not a tab stop, because a keyboard user can type over the text.
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
  // If the airport has two codes, the one that the person typed is shown.
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
