import { clamp } from '../../kernel/format/outside.ts'
import type { Suggestion } from '../../kernel/model/place.ts'
import type { MessageKey } from '../../messages/load.ts'

/** Options of the list that are not places. */
export type PlaceTool = 'locate' | 'forget'

/** An option of the list under a place input. */
export type PlaceChoice = Suggestion | PlaceTool

/** Names of the tools. */
export const toolNames = {
  locate: 'start.useLocation',
  forget: 'start.forgetRecent',
} as const satisfies Record<PlaceTool, MessageKey<'start'>>

/** Key of an option. The prefix `tool ` keeps it apart from the service's ids. */
export const keyOf = (choice: PlaceChoice) => (typeof choice === 'string' ? `tool ${choice}` : choice.placeId)

/** Name of a place, cut to a safe length, because it comes from the service. */
export const textOf = (place: Suggestion) => clamp(place.mainText)
