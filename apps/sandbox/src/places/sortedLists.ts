/** Lists of numbers by key, in a few flat arrays, since tens of thousands of small arrays need many times the memory. */
export interface SortedLists {
  /** All keys of the lists, in ascending order. */
  readonly keys: readonly string[]
  /** Start of each list in `values`: the n-th list ends before `starts[n + 1]`. */
  readonly starts: Int32Array
  readonly values: Int32Array
}

export interface ListsBuilder {
  /** The number of a key, given at its first mention, from 0 on. */
  numberOf(key: string): number
  /** Appends a value to the list of a key by its number; the same value twice in a row counts once. */
  add(number: number, value: number): void
  build(): SortedLists
}

export function createListsBuilder(): ListsBuilder {
  const numbers = new Map<string, number>()
  const lasts: number[] = []
  let owners = new Int32Array(1 << 16)
  let values = new Int32Array(1 << 16)
  let size = 0
  return {
    numberOf(key) {
      const known = numbers.get(key)
      if (known !== undefined) return known
      numbers.set(key, numbers.size)
      lasts.push(-1)
      return lasts.length - 1
    },
    add(number, value) {
      if (lasts[number] === value) return
      lasts[number] = value
      if (size === owners.length) {
        owners = grown(owners)
        values = grown(values)
      }
      owners[size] = number
      values[size] = value
      size++
    },
    build: () => sorted(numbers, owners.subarray(0, size), values.subarray(0, size)),
  }
}

/** Index of the first key that is not before the given one; the number of keys if there is none. */
export function firstNotBefore(keys: readonly string[], key: string): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] as string) < key) low = middle + 1
    else high = middle
  }
  return low
}

/** The list of a key; empty for an unknown key. */
export function listOf({ keys, starts, values }: SortedLists, key: string): Int32Array {
  const at = firstNotBefore(keys, key)
  return keys[at] === key ? values.subarray(starts[at], starts[at + 1]) : values.subarray(0, 0)
}

function sorted(numbers: ReadonlyMap<string, number>, owners: Int32Array, given: Int32Array): SortedLists {
  const keys = [...numbers.keys()].sort()
  const rank = new Int32Array(keys.length)
  keys.forEach((key, at) => {
    rank[numbers.get(key) as number] = at
  })
  const starts = new Int32Array(keys.length + 1)
  for (const owner of owners) {
    const next = (rank[owner] as number) + 1
    starts[next] = (starts[next] as number) + 1
  }
  for (let at = 0; at < keys.length; at++) {
    starts[at + 1] = (starts[at + 1] as number) + (starts[at] as number)
  }
  const ends = starts.slice()
  const values = new Int32Array(given.length)
  for (let nth = 0; nth < given.length; nth++) {
    const at = rank[owners[nth] as number] as number
    const end = ends[at] as number
    values[end] = given[nth] as number
    ends[at] = end + 1
  }
  return { keys, starts, values }
}

function grown(list: Int32Array): Int32Array<ArrayBuffer> {
  const next = new Int32Array(list.length * 2)
  next.set(list)
  return next
}
