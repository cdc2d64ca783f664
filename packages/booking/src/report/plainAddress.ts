/** Pattern of words in a path. Any other part is the id of an order, a user or a place, which may be a home. */
const pathWord = /^(v\d|[a-z]+(-[a-z]+)*)?$/
const ofPlaces = ['find', 'check-location-from-places', 'get-country-by-point']

/** A path with no id in it. */
export function plainPath(path: string): string {
  const words = path.split('/')
  const told = words.map((word, at) => {
    const isWord = words[at - 1] === 'places' ? ofPlaces.includes(word) : pathWord.test(word)
    return isWord ? word : '*'
  })
  return told.join('/')
}

/** An address without its query and with no id in its path. */
export function plainAddress(address: string): string {
  const { origin, pathname } = new URL(address, location.origin)
  return (origin === location.origin ? '' : origin) + plainPath(pathname)
}
