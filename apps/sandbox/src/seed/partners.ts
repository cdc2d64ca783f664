/** An airline; its module has every setting. */
export const alderAir = 2001
/** A hotel in a city; it names a few settings. */
export const hotelMiramar = 2002
/** A country house far from airports whose guests pay in cash. */
export const birchHouse = 2003
/** A tour office without module settings. */
export const lanternTours = 2004
/** A partner whose settings are hostile: scripts, broken colours, unknown ids. */
export const brambleTrade = 2005
/** A partner whose settings are all null. */
export const plainFerries = 2006
/** Partner whose customers have the travel policy (ROLE-04). */
export const policyPartner = 25526
/** Partner whose customers see a second price in rupees (ROLE-04). */
export const inrPartner = 122256
