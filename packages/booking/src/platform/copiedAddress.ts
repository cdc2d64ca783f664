/**
 * A query or an address as it was meant: `&amp;` is `&` in a link that was copied from a page's source. Where it was
 * escaped several times, all of them go.
 */
export const withoutEscapes = (address: string): string => address.replace(/&(?:amp;)+/g, '&')
