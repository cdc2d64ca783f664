import { examples } from '../../wire/examples.ts'

/** Responses of a service with a few places for a preview, by a part of the request's path. */
export const previewPlaces: Readonly<Record<string, unknown>> = {
  'transport-nodes': examples.transportNodes.answer,
  'places/find': examples.findPlaces.answer,
}

/** The id of the first airport in these responses. */
export const previewAirport = String(examples.transportNodes.answer.result[0]?.place_id)
