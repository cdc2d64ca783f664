import type { Suggestion } from '../../domain/place.ts'
import { clamp } from '../../format/outside.ts'
import type { MessageKey } from '../../messages/load.ts'

/** What can be pressed in the list beside the places. */
export type PlaceTool = 'locate' | 'forget'

/** A line of the list under a place input. */
export type PlaceChoice = Suggestion | PlaceTool

/** What each tool is called. */
export const toolNames = {
  locate: 'start.useLocation',
  forget: 'start.forgetRecent',
} as const satisfies Record<PlaceTool, MessageKey<'start'>>

/** Unique in a list: an id of the service is never one of our words alone. */
export const keyOf = (choice: PlaceChoice) => (typeof choice === 'string' ? `tool ${choice}` : choice.placeId)

/** Name of a place, from outside. */
export const textOf = (place: Suggestion) => clamp(place.mainText)
