/**
 * The place a key leads to in a row of tabs, going round and past what is off; null for a key that means nothing
 * here, and where all are off.
 */
export function tabAfterKey(
  key: string,
  at: number,
  isOff: readonly boolean[],
  direction: 'ltr' | 'rtl',
): number | null {
  const forwards = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  const backwards = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
  const count = isOff.length
  const search = (from: number, step: 1 | -1): number | null => {
    for (let passed = 0; passed < count; passed++) {
      const place = (from + step * passed + count * 2) % count
      if (!isOff[place]) return place
    }
    return null
  }
  switch (key) {
    case forwards:
      return search(at + 1, 1)
    case backwards:
      return search(at - 1, -1)
    case 'Home':
      return search(0, 1)
    case 'End':
      return search(count - 1, -1)
    default:
      return null
  }
}
