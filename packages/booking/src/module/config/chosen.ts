/** Name in the session storage of the values that a link or a partner has chosen. */
export const chosenKey = 'wherry-chosen'

const kept = ['partner', 'currency', 'theme', 'accent', 'menu', 'platform'] as const

/** Returns the part of the query that our pages need again after a reload during this visit. */
export function keepChosen(query: string, earlier: string | null): string {
  const now = new URLSearchParams(query)
  const before = new URLSearchParams(earlier ?? '')
  const next = kept.flatMap((name) => {
    const value = now.get(name) ?? before.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new URLSearchParams(next).toString()
}
