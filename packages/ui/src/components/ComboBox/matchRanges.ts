const plain: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/** Folds each character: lower case, no diacritics. `places` has the index of every folded character in the text. */
function fold(text: string): { folded: string; places: number[] } {
  let folded = ''
  const places: number[] = []
  let place = 0
  for (const sign of text) {
    const letters = sign.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    for (const letter of letters) {
      const simple = plain[letter] ?? letter
      folded += simple
      for (let unit = 0; unit < simple.length; unit++) places.push(place)
    }
    place += sign.length
  }
  places.push(place)
  return { folded, places }
}

const letter = /[\p{L}\p{N}]/u

/**
 * Index of a query in a folded text, else -1. A match at the start of a word goes first; a single letter is not found
 * inside a word.
 */
function find(folded: string, query: string): number {
  for (let at = folded.indexOf(query); at >= 0; at = folded.indexOf(query, at + 1))
    if (at === 0 || !letter.test(folded[at - 1]!)) return at
  return query.length > 1 ? folded.indexOf(query) : -1
}

/**
 * The parts of a text that match a query, as [start, end) in UTF-16 units, ordered and disjoint. Case and diacritics
 * are ignored. A query that does not match as a whole is matched word by word, at the starts of words.
 */
export function matchRanges(text: string, query: string): [start: number, end: number][] {
  const { folded, places } = fold(text)
  const wanted = fold(query.trim()).folded
  if (!wanted) return []
  const range = (at: number, length: number): [number, number] => {
    let end = at + length
    while (end < folded.length && places[end] === places[end - 1]) end++
    let to = places[end]!
    // A combining mark that is a character of its own belongs to the letter before it.
    while (/^\p{M}/u.test(text.slice(to))) to++
    return [places[at]!, to]
  }
  const whole = find(folded, wanted)
  if (whole >= 0) return [range(whole, wanted.length)]
  const ranges: [number, number][] = []
  for (const word of new Set(wanted.split(/\s+/).filter((part) => part.length > 1))) {
    const at = find(folded, word)
    const found = at >= 0 && (at === 0 || !letter.test(folded[at - 1]!)) && range(at, word.length)
    if (found && !ranges.some(([start, end]) => found[0] < end && start < found[1])) ranges.push(found)
  }
  return ranges.sort((one, other) => one[0] - other[0])
}
