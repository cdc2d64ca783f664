/**
 * Index of the tab that a key moves to, wrapping around and skipping disabled tabs; null for a key without an action,
 * and if all tabs are disabled.
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
