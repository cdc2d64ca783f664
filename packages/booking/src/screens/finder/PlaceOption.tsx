import {
  BuildingIcon,
  HotelIcon,
  LocateIcon,
  markMatch,
  OptionText,
  PlaneIcon,
  StopIcon,
  TrainIcon,
  TrashIcon,
} from '@wherry/ui'
import type { PlaceIcon, Suggestion } from '../../domain/place.ts'
import { clamp } from '../../format/outside.ts'
import type { MessageKey } from '../../messages/load.ts'

/** What can be pressed in the list beside the places. */
export type PlaceTool = 'locate' | 'forget'

/** A line of the list under a place input. */
export type PlaceChoice = Suggestion | PlaceTool

const icons: Record<PlaceIcon, typeof PlaneIcon> = {
  building: BuildingIcon,
  airport: PlaneIcon,
  station: TrainIcon,
  hotel: HotelIcon,
  stop: StopIcon,
}
const toolIcons: Record<PlaceTool, typeof PlaneIcon> = { locate: LocateIcon, forget: TrashIcon }

/** What each tool is called. */
export const toolNames = {
  locate: 'Finder.useLocation',
  forget: 'Finder.forgetRecent',
} as const satisfies Record<PlaceTool, MessageKey>

/** Unique in a list: an id of the service is never one of our words alone. */
export const keyOf = (choice: PlaceChoice) => (typeof choice === 'string' ? `tool ${choice}` : choice.placeId)

/** Name of a place, from outside. */
export const textOf = (place: Suggestion) => clamp(place.mainText)

export interface PlaceOptionProps {
  place: Suggestion
  /** What of its name is marked. */
  term: string
}

/** A place with its icon, what fits the term marked (PLACE-19). */
export function PlaceOption({ place, term }: PlaceOptionProps) {
  const Icon = icons[place.icon]
  const code = place.iata ?? place.icao
  const note = [code, clamp(place.secondaryText)].filter(Boolean).join(' · ')
  return (
    <OptionText icon={<Icon />} note={note && <bdi>{note}</bdi>}>
      <bdi>{markMatch(textOf(place), term)}</bdi>
    </OptionText>
  )
}

/** A tool by its name. */
export function ToolOption({ tool, name }: { tool: PlaceTool; name: string }) {
  const Icon = toolIcons[tool]
  return <OptionText icon={<Icon />}>{name}</OptionText>
}
