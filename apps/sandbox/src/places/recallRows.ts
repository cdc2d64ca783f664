/** Reads rows of a place id and the terms that mean it, parted by `|`, as pairs of a term and its place. */
export function rowsOfRecall(text: string): (readonly [term: string, placeId: string])[] {
  return text
    .split('\n')
    .filter((row) => row !== '')
    .flatMap((row) => {
      const [placeId = '', ...terms] = row.split('|')
      return terms.map((term) => [term, placeId] as const)
    })
}
