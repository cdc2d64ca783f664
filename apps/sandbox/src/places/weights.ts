/* Parameters of the search for places, in points, letters and metres. */

export const codeScore = { iata: 2000, icao: 1500, city: 1000, retyped: 150 }
/**
 * Points that a place gains. `cityFirst`: puts a city before its own airports and stations. `literal`: puts a place with
 * the term's own words before all places that are only similar.
 */
export const bonus = {
  literal: 10_000,
  wholeName: 25,
  ownLanguage: 3,
  city: 22,
  cityFirst: 25,
  house: 30,
  near: 25,
  reach: 35,
  country: 15,
}
/** Points that a reading of the term loses if it differs from the typed text. */
export const loss = { retyped: 8, keen: 0, respaced: 6, shortened: 25, node: 4 }
/** Points of a place whose name equals the term. */
export const fullWorth = 100
/** Share of a place's weight that counts: larger for a better match. */
export const weightShare = { least: 0.3, more: 0.3 }
/** Distance, in metres, at which the points for nearness have fallen to a third. */
export const nearMetres = 60_000
/** Distance, in metres, at which the points for reach have fallen to a third: a ride may still go so far. */
export const reachMetres = 1_500_000
/** Largest distance from an airport, in metres, of a place that is meant by the airport's code at the start of its name. */
export const besideMetres = 80_000
/** Minimum weight of a very famous place: it is meant by such a name at any distance from the airport. */
export const knownToAll = 80
/** Difference of weight from which the smaller of two namesakes is probably not meant. */
export const lesserBy = 8
/** Maximum letters of a term that is probably the beginning of a name, unless it is the name of a `famous` place. */
export const longestBegun = 3
/** Maximum letters of a term that may be only the beginning of a word, if no place of the given country has it as a whole word. */
export const longestBegunAbroad = 5
/** Minimum weight of a place that even such a short term can mean as a whole name. */
export const famous = 70
/** Minimum weight of a place that is certainly meant by a term equal to its name. */
export const wellKnown = 55
/** Maximum points by which a node may match a misspelt term better and still come after its city. */
export const nearlyAsGood = 15
/** Maximum rank among places of all kinds at which a merely similar place is shown. */
export const mostOfAll = 10
/** Minimum share of a longer name that a term must have to mean it. */
export const leastShare = 0.5
/** Share of a name from which the meaning is certain. */
export const plainShare = 0.8

/** With fewer places than this, further readings of the term are tried. */
export const enough = 5
