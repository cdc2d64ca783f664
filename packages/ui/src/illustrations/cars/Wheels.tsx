/** Height of the ground under all cars; `sill` is the height at which the wheel arches end. */
const ground = 84
const sill = 76

interface WheelsProps {
  /** Centres of the two wheels, from the left. */
  at: readonly [number, number]
  radius: number
  spokes: 5 | 7
}

const round = (value: number) => Math.round(value * 10) / 10

/** Two wheels with their arches; all measures of a wheel follow from its radius. */
export const Wheels = ({ at, radius, spokes }: WheelsProps) => {
  const y = round(ground - radius)
  const arch = round(radius + 2.2)
  const half = Math.sqrt(arch ** 2 - (sill - y) ** 2)
  return at.map((x) => (
    <g key={x}>
      <path
        d={`M${round(x - half)} ${sill}A${arch} ${arch} 0 1 1 ${round(x + half)} ${sill}Z`}
        fill="var(--wherry-illo-tyre)"
      />
      <circle cx={x} cy={y} r={radius} fill="var(--wherry-illo-tyre)" />
      <circle cx={x} cy={y} r={round(radius * 0.6595)} fill="var(--wherry-illo-deep-2)" />
      <path
        d={spokesOf(x, y, radius * 0.621, spokes)}
        stroke="var(--wherry-illo-rim)"
        strokeWidth={round(radius * 0.17)}
        strokeLinecap="round"
      />
      <circle
        cx={x}
        cy={y}
        r={round(radius * 0.6505)}
        fill="none"
        stroke="var(--wherry-illo-rim)"
        strokeWidth={round(radius * 0.12)}
      />
      <circle cx={x} cy={y} r={round(radius * 0.17)} fill="var(--wherry-illo-rim)" />
    </g>
  ))
}

function spokesOf(x: number, y: number, length: number, count: number): string {
  const ends = Array.from({ length: count }, (_, at) => {
    const angle = (2 * Math.PI * at) / count
    return `${round(x + length * Math.sin(angle))} ${round(y - length * Math.cos(angle))}`
  })
  return ends.map((end) => `M${x} ${y}L${end}`).join('')
}
