/** How far a row that scrolls fades out at its edges, on the left and on the right, in px; for stories and tests. */
export function fadesOf(row: Element): [number, number] {
  const { maskImage } = getComputedStyle(row)
  const stops = /rgb\(0, 0, 0\) ([\d.]+)px, rgb\(0, 0, 0\) (?:100%|calc\(100% - ([\d.]+)px\))/
  const [, start = '', end = ''] = stops.exec(maskImage) ?? []
  return maskImage.includes('to left') ? [Number(end), Number(start)] : [Number(start), Number(end)]
}
