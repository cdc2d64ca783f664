/** A pattern of somebody else's as it is held against a text. */
export interface OwnPattern {
  /** True where the text, or a part of it, fits; its time grows as its length. */
  fits(text: string): boolean
}

/** Longest pattern that is read, in UTF-16 units. */
const longestPattern = 500
/** Most states of a pattern: `[a-z]{2,40}` has about 80. */
const mostStates = 2000

/** A point of the way through a pattern: a sign is taken, one of the ways is gone, or the text begins or ends here. */
type State =
  | { takes: RegExp; next: number }
  | { ways: number[] }
  | { at: 'start' | 'end'; next: number }
  | { isEnd: true }

/** One sign of a pattern, an escape or a class in it: the pattern is known to compile. */
const oneSign =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[a-zA-Z]|\\[^bBk1-9]|\[(?:\\.|[^\]\\])*\]|[^\\()[\]{}^$*+?|]/suy
const group = /\((?:\?:|\?<(?![=!])[^>]*>|(?!\?))/uy
const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/uy

/**
 * A regular expression (ECMAScript, flag u) that somebody else has written, such as a company's for its numbers. No
 * engine that tries one way after the other runs it: all ways through it are gone at once, sign by sign. Null: it does
 * not compile, is over 500 characters, looks ahead or behind, refers back, asks for a word's edge, or has over 2000
 * states.
 */
export function ownPattern(source: string): OwnPattern | null {
  if (source.length > longestPattern) return null
  try {
    const states: State[] = [{ isEnd: true }]
    // Its grammar is checked by compiling; it is not run.
    new RegExp(source, 'u')
    const first = readStates(source, states)
    return first === null ? null : { fits: (text) => walk(states, first, text) }
  } catch {
    return null
  }
}

/** Reads a pattern from its first sign to its last. Null: it has something that no state stands for. */
function readStates(source: string, states: State[]): number | null {
  type Part = (next: number) => number
  let at = 0
  const add = (state: State): number => {
    if (states.length === mostStates) throw new RangeError('Too many states')
    return states.push(state) - 1
  }
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at += found[0].length
    return found
  }

  function readChoice(): Part | null {
    const branches: Part[] = []
    do {
      const branch = readBranch()
      if (!branch) return null
      branches.push(branch)
    } while (source[at] === '|' && ++at)
    return branches.length === 1
      ? (branches[0] as Part)
      : (next) => add({ ways: branches.map((branch) => branch(next)) })
  }

  function readBranch(): Part | null {
    const parts: Part[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') {
      const part = readPart()
      if (!part) return null
      parts.push(part)
    }
    return (next) => parts.reduceRight((after, part) => part(after), next)
  }

  function readPart(): Part | null {
    const mark = source[at]
    if (mark === '^' || mark === '$') {
      at++
      return (next) => add({ at: mark === '^' ? 'start' : 'end', next })
    }
    let part: Part | null
    if (take(group)) {
      part = readChoice()
      at++
    } else {
      const sign = take(oneSign)?.[0]
      if (sign === undefined) return null
      const takes = new RegExp(`^(?:${sign})$`, 'u')
      part = (next) => add({ takes, next })
    }
    const times = part && take(quantifier)
    return part && times ? repeated(part, times) : part
  }

  function repeated(part: Part, [, mark, least = '', comma, most]: RegExpExecArray): Part {
    const min = mark ? Number(mark === '+') : Number(least)
    const max = mark === '?' ? 1 : mark || (comma && !most) ? null : Number(most || least)
    return (next) => {
      let after = next
      if (max === null) {
        const ways: number[] = [next]
        after = add({ ways })
        ways.push(part(after))
      } else for (let count = min; count < max; count++) after = add({ ways: [part(after), next] })
      // A state of its own: what takes nothing, a thousand times a thousand times, has an end too.
      for (let count = 0; count < min; count++) after = add({ ways: [part(after)] })
      return after
    }
  }

  const whole = readChoice()
  return whole && at === source.length ? whole(0) : null
}

/** Goes all ways at once; a way may begin at each sign. */
function walk(states: readonly State[], first: number, text: string): boolean {
  const signs = [...text]
  let here = new Set<number>()
  for (let at = 0; at <= signs.length; at++) {
    here.add(first)
    // The set grows while it is walked.
    for (const one of here) {
      const state = states[one] as State
      if ('isEnd' in state) return true
      if ('ways' in state) for (const way of state.ways) here.add(way)
      else if ('at' in state && at === (state.at === 'start' ? 0 : signs.length)) here.add(state.next)
    }
    const next = new Set<number>()
    const sign = signs[at]
    if (sign === undefined) return false
    for (const one of here) {
      const state = states[one] as State
      if ('takes' in state && state.takes.test(sign)) next.add(state.next)
    }
    here = next
  }
  return false
}
