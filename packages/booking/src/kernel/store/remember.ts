/** Returns a function that remembers its last call: the same argument again gives the same value. */
export function remember<In, Out>(make: (input: In) => Out): (input: In) => Out {
  let last: { input: In; value: Out } | null = null
  return (input) => {
    if (last === null || last.input !== input) last = { input, value: make(input) }
    return last.value
  }
}
