import type { InferOutput } from 'valibot'
import type { Place, PlaceIcon, Suggestion } from '../../kernel/model/place.ts'
import { isTimeZone } from '../../kernel/values/isTimeZone.ts'
import { sanitizeLine } from '../../kernel/values/sanitize.ts'
import { toId, toPoint, toText, toTextOrNull } from '../values.ts'
import type { placeDetails, placeSearchItem } from './schema.ts'

const icons: ReadonlyMap<string, PlaceIcon> = new Map([
  ['airport', 'airport'],
  ['train_station', 'station'],
  ['railway_station', 'station'],
  ['station', 'station'],
  ['lodging', 'hotel'],
  ['hotel', 'hotel'],
  ['bus_station', 'stop'],
  ['transit_station', 'stop'],
  ['subway_station', 'stop'],
  ['stop', 'stop'],
])

const inexact = [
  'locality',
  'sublocality',
  'route',
  'country',
  'postal_code',
  'neighborhood',
  'administrative_area_level_1',
  'administrative_area_level_2',
]

/** Icon of a place, chosen by the service's words for its kind; a place without a known kind is a building. */
export function toIcon(types: readonly string[]): PlaceIcon {
  for (const type of types) {
    const icon = icons.get(type)
    if (icon) return icon
  }
  return 'building'
}

function isExact(exact: boolean | null | undefined, types: readonly string[]): boolean {
  return exact ?? !types.some((type) => inexact.includes(type))
}

function codes(wire: { iata?: string | null; icao?: string | null }): Pick<Suggestion, 'iata' | 'icao'> {
  return {
    ...(wire.iata ? { iata: wire.iata.toUpperCase() } : {}),
    ...(wire.icao ? { icao: wire.icao.toUpperCase() } : {}),
  }
}

/**
 * Prepares a name for a single-line field: a browser would join the words around a line end. Null: the name is empty.
 */
const toName = (wire: string | null | undefined) => sanitizeLine(toText(wire)) || null

/** Converts a row of a list of places. */
export function toSuggestion(wire: InferOutput<typeof placeSearchItem>): Suggestion {
  const words = wire.structured_formatting
  const types = wire.types ?? []
  const placeId = toId(wire.place_id)
  return {
    placeId,
    mainText: toName(words?.main_text) ?? toName(wire.description) ?? placeId,
    secondaryText: toText(words?.secondary_text),
    icon: toIcon(types),
    ...codes(wire),
    country: toTextOrNull(wire.country),
    location: toPoint(wire.location),
    exact: isExact(wire.exact, types),
  }
}

/** Converts a place that was requested by its id. */
export function toPlace(wire: InferOutput<typeof placeDetails>, askedId: string): Place {
  const components = wire.address_components ?? []
  const types = wire.types ?? []
  const country = components.find((component) => component.types.includes('country'))
  const icon =
    wire.type === 2 ? 'airport' : wire.type === 3 ? 'station' : wire.type === 10 ? 'hotel' : toIcon(types)
  return {
    placeId: wire.place_id === null || wire.place_id === undefined ? askedId : toId(wire.place_id),
    text: toName(wire.name) ?? toName(wire.formatted_address) ?? askedId,
    secondaryText: toText(wire.secondary_text),
    icon,
    ...codes(wire),
    country: toTextOrNull(country?.long_name),
    location: wire.geometry.location,
    exact: isExact(wire.exact, types),
    timeZone: wire.time_zone && isTimeZone(wire.time_zone) ? wire.time_zone : null,
    type: wire.type ?? null,
  }
}
