/** A foreign pattern, compiled to test a text. */
export interface OwnPattern {
  /** True if the text or a part of it matches. The time is linear in its length. */
  fits(text: string): boolean
}

/** Maximum length of a pattern, in UTF-16 units. */
const longestPattern = 500
/** Maximum number of states of a pattern; `[a-z]{2,40}` has about 80. */
const mostStates = 2000

/** A state of a pattern: it takes a character, branches, or requires the begin or the end of the text. */
type State =
  | { takes: RegExp; next: number }
  | { ways: number[] }
  | { at: 'start' | 'end'; next: number }
  | { isEnd: true }

/** One character, escape or class of a pattern, which is known to compile. */
const oneSign =
  /\\[pP]\{[^}]*\}|\\u\{[^}]*\}|\\u[dD][89abAB][\da-fA-F]{2}\\u[dD][c-fC-F][\da-fA-F]{2}|\\u[\da-fA-F]{4}|\\x[\da-fA-F]{2}|\\c[a-zA-Z]|\\[^bBk1-9]|\[(?:\\.|[^\]\\])*\]|[^\\()[\]{}^$*+?|]/suy
const group = /\((?:\?:|\?<(?![=!])[^>]*>|(?!\?))/uy
const quantifier = /(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/uy

/**
 * Compiles a foreign regular expression (ECMAScript, flag u), such as a company's pattern for its numbers. It
 * is not run by a backtracking engine: all its paths are followed at once, character by character. Null: it
 * does not compile, is over 500 characters, has a lookaround, a back reference or a word boundary, or has
 * over 2000 states.
 */
export function ownPattern(source: string): OwnPattern | null {
  if (source.length > longestPattern) return null
  try {
    const states: State[] = [{ isEnd: true }]
    // Compiled only to check its grammar; the engine never runs it.
    new RegExp(source, 'u')
    const first = readStates(source, states)
    return first === null ? null : { fits: (text) => walk(states, first, text) }
  } catch {
    return null
  }
}

/** Reads a pattern into states. Null: it has a part that the states cannot express. */
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
      // Adds a state for each repetition, so that nested repetitions of an empty part reach the limit of
      // states too.
      for (let count = 0; count < min; count++) after = add({ ways: [part(after)] })
      return after
    }
  }

  const whole = readChoice()
  return whole && at === source.length ? whole(0) : null
}

/** Follows all paths at once; a match may begin at each character. */
function walk(states: readonly State[], first: number, text: string): boolean {
  const signs = [...text]
  let here = new Set<number>()
  for (let at = 0; at <= signs.length; at++) {
    here.add(first)
    // The loop also visits states that are added during it.
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
