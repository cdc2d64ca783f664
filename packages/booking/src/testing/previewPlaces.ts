import { examples } from '../contract/examples.ts'

/** What a service that knows a few places answers a preview, by a part of the path. */
export const previewPlaces: Readonly<Record<string, unknown>> = {
  'transport-nodes': examples.transportNodes.answer,
  'places/find': examples.findPlaces.answer,
}

/** The id of the first airport among them. */
export const previewAirport = String(examples.transportNodes.answer.result[0]?.place_id)
