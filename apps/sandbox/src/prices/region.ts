/** A part of the world with its own providers and cars. */
export type Region = 'russia' | 'turkey' | 'gulf' | 'europe' | 'world'

/** A part of the world without a road to the others. */
export type Land = 'eurasia' | 'africa' | 'americas' | 'oceania'

const russia = new Set('RU BY KZ AM GE AZ KG UZ TJ TM'.split(' '))
const gulf = new Set('AE SA QA BH KW OM'.split(' '))
const europe = new Set(
  `AD AL AT BA BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO
   RS SE SI SK SM UA VA XK`.split(/\s+/),
)
const africa = new Set(
  `AO BF BI BJ BW CD CF CG CI CM CV DJ DZ EG EH ER ET GA GH GM GN GQ GW KE KM LR LS LY MA MG ML MR MU MW MZ NA NE NG
   RE RW SC SD SH SL SN SO SS ST SZ TD TG TN TZ UG YT ZA ZM ZW`.split(/\s+/),
)
const americas = new Set(
  `AG AI AR AW BB BL BM BO BQ BR BS BZ CA CL CO CR CU CW DM DO EC FK GD GF GL GP GT GY HN HT JM KN KY LC MF MQ MS MX
   NI PA PE PM PR PY SR SV SX TC TT US UY VC VE VG VI`.split(/\s+/),
)
const oceania = new Set(
  'AS AU CK FJ FM GU KI MH MP NC NF NR NU NZ PF PG PN PW SB TK TO TV VU WF WS'.split(' '),
)

/** The region of a country (ISO 3166-1 alpha-2). */
export function regionOf(country: string): Region {
  if (country === 'TR') return 'turkey'
  if (russia.has(country)) return 'russia'
  if (gulf.has(country)) return 'gulf'
  return europe.has(country) ? 'europe' : 'world'
}

/** The land of a country (ISO 3166-1 alpha-2). */
export function landOf(country: string): Land {
  if (africa.has(country)) return 'africa'
  if (americas.has(country)) return 'americas'
  return oceania.has(country) ? 'oceania' : 'eurasia'
}

const levels: Readonly<Record<string, number>> = {
  AE: 0.9,
  AM: 0.45,
  AT: 1.15,
  BY: 0.45,
  CH: 1.7,
  CY: 0.9,
  DE: 1.15,
  DK: 1.4,
  EG: 0.4,
  ES: 0.95,
  FI: 1.3,
  FR: 1.15,
  GB: 1.25,
  GE: 0.45,
  GR: 0.9,
  IS: 1.6,
  IT: 1.05,
  KZ: 0.4,
  ME: 0.7,
  NO: 1.6,
  RS: 0.65,
  RU: 0.5,
  SE: 1.35,
  TH: 0.5,
  TR: 0.58,
  US: 1.3,
}

const levelOfRegion: Readonly<Record<Region, number>> = {
  russia: 0.45,
  turkey: 0.58,
  gulf: 0.85,
  europe: 0.9,
  world: 0.75,
}

/** Price level of rides that start in a country; Western Europe is 1. */
export function priceLevel(country: string): number {
  return levels[country] ?? levelOfRegion[regionOf(country)]
}

/** Countries with toll motorways. */
export const tollCountries: ReadonlySet<string> = new Set(
  'AT CH CZ ES FR GR HR IT PL PT RS RU SI TR'.split(' '),
)
