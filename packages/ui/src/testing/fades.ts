/** How far a row that scrolls fades out at its edges, on the left and on the right, in px; for stories and tests. */
export function fadesOf(row: Element): [number, number] {
  const [left = 0, right = 0] = getComputedStyle(row).maskPosition.split(', ').map(Number.parseFloat)
  return [24 + left, 0 - right]
}
