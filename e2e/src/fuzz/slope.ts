/** A measured value and its time. */
export interface Sample {
  /** Hours since the start. */
  hours: number
  value: number
}

/** Median of some numbers; NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

/**
 * The slope by Theil and Sen: the median of the slopes between all pairs. Up to about a third of the samples may be
 * outliers, such as those taken on a bigger screen.
 *
 * @returns value per hour; NaN without two samples at different times
 */
export function slopeOf(samples: readonly Sample[]): number {
  const slopes = samples.flatMap((one, at) =>
    samples
      .slice(at + 1)
      .filter(({ hours }) => hours !== one.hours)
      .map((other) => (other.value - one.value) / (other.hours - one.hours)),
  )
  return median(slopes)
}
