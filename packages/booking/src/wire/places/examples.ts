import type { endpoints } from '../endpoints.ts'
import type { ExampleOf } from '../example.ts'

type Calls = typeof endpoints

const airport = {
  place_id: 'air-CDG',
  country: 'France',
  description: 'Charles de Gaulle Airport, Paris, France',
  types: ['airport'],
  structured_formatting: {
    main_text: 'Charles de Gaulle Airport',
    secondary_text: 'Paris, France',
    formatted_address: 'Charles de Gaulle Airport, Paris, France',
  },
  iata: 'CDG',
  icao: 'LFPG',
  location: '49.0097,2.5479',
}

const street = {
  place_id: 'adr-rivoli-10',
  country: 'France',
  description: '10 Rue de Rivoli, Paris, France',
  types: ['street_address'],
  structured_formatting: { main_text: '10 Rue de Rivoli', secondary_text: 'Paris, France' },
  location: '48.8556,2.3591',
  exact: true,
}

export const placeExamples = {
  transportNodes: { query: { term: 'cdg' }, answer: { result: [airport] } },
  findPlaces: { query: { term: 'rue de rivoli', start_country: 'France' }, answer: { result: [street] } },
  place: {
    query: {},
    parts: { place_id: 'air-CDG' },
    answer: {
      result: {
        geometry: { location: { lat: 49.0097, lng: 2.5479 } },
        name: 'Charles de Gaulle Airport',
        formatted_address: 'Charles de Gaulle Airport, Paris, France',
        address_components: [{ long_name: 'France', short_name: 'FR', types: ['country', 'political'] }],
        secondary_text: 'Paris, France',
        place_id: 'air-CDG',
        type: 2,
        types: ['airport'],
        time_zone: 'Europe/Paris',
        exact: true,
        iata: 'CDG',
        icao: 'LFPG',
      },
    },
  },
  countryByPoint: { query: { point: '48.8556,2.3591' }, answer: { result: { title: 'France' } } },
  checkLocation: {
    query: {},
    body: { place_ids: ['air-CDG', 'adr-rivoli-10'], place_id: 'adr-nice-2' },
    answer: {
      result: {
        is_from_polygons: false,
        message: 'This stop is too far from the way. Choose one nearer to it.',
      },
    },
  },
  navigationPaths: {
    query: {
      start_point: '49.0097,2.5479',
      finish_point: '48.8556,2.3591',
      additional_points: '48.9362,2.3574',
    },
    answer: {
      result: {
        steps: [
          { lat: 49.0097, lng: 2.5479 },
          { lat: 48.9362, lng: 2.3574 },
          { lat: 48.8556, lng: 2.3591 },
        ],
        distance: 34_200,
        duration: 2700,
      },
    },
  },
  directions: {
    query: { geometries: 'geojson', overview: 'full' },
    parts: { coordinates: '2.5479,49.0097;2.3591,48.8556' },
    answer: {
      code: 'Ok',
      routes: [
        {
          geometry: {
            type: 'LineString',
            coordinates: [
              [2.5479, 49.0097],
              [2.3591, 48.8556],
            ],
          },
          distance: 31_800.5,
          duration: 2520,
        },
      ],
    },
  },
} as const satisfies {
  [Name in
    | 'transportNodes'
    | 'findPlaces'
    | 'place'
    | 'countryByPoint'
    | 'checkLocation'
    | 'navigationPaths'
    | 'directions']: ExampleOf<Calls[Name]>
}
