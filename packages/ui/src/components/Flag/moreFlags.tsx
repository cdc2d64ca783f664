import type { ReactNode } from 'react'

/** SVG points of a five-pointed star around a centre, with one point up. */
const star = (x: number, y: number, radius: number): string => {
  const points = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 ? radius * 0.382 : radius
    const turn = (Math.PI * at) / 5
    return `${(x + reach * Math.sin(turn)).toFixed(2)} ${(y - reach * Math.cos(turn)).toFixed(2)}`
  })
  return `M${points.join('L')}z`
}
const ground = (fill: string) => <path fill={fill} d="M0 0h24v18H0z" />
const stripes = (fill: string, height: number, from: number, count: number) =>
  Array.from({ length: count }, (_, at) => {
    const d = `M0 ${from + 2 * at * height}h24v${height}H0z`
    return <path key={d} fill={fill} d={d} />
  })

/** The Union Flag, 24 by 18. */
const union = (
  <>
    {ground('#012169')}
    <path stroke="#fff" strokeWidth="3.6" d="m0 0 24 18M24 0 0 18" />
    <path stroke="#c8102e" strokeWidth="1.4" d="m0 0 24 18M24 0 0 18" />
    <path stroke="#fff" strokeWidth="6" d="M12 0v18M0 9h24" />
    <path stroke="#c8102e" strokeWidth="3.6" d="M12 0v18M0 9h24" />
  </>
)
const canton = (
  <svg width="12" height="9" viewBox="0 0 24 18" aria-hidden>
    {union}
  </svg>
)
const southernCross = (fill: string) => (
  <path
    fill={fill}
    d={[star(18, 3.6, 1.3), star(20.6, 7.4, 1.3), star(15.6, 8.4, 1.3), star(18, 14, 1.5)].join('')}
  />
)

/** Further flags with an emblem, simplified for 24 by 18: parts smaller than a pixel are left out. */
export const moreSigns: Record<string, ReactNode> = {
  AU: (
    <>
      {ground('#00008b')}
      {canton}
      <path fill="#fff" d={star(6, 13.6, 2.4)} />
      {southernCross('#fff')}
    </>
  ),
  BR: (
    <>
      {ground('#009c3b')}
      <path fill="#ffdf00" d="m12 2 10 7-10 7L2 9z" />
      <circle cx="12" cy="9" r="4" fill="#002776" />
      <path fill="none" stroke="#fff" strokeWidth="0.8" d="M8.2 8q4.4-.6 7.4 2.4" />
    </>
  ),
  CA: (
    <>
      {ground('#fff')}
      <path fill="#d80621" d="M0 0h6v18H0zM18 0h6v18h-6z" />
      <path
        fill="#d80621"
        d="m12 3.4 1.1 2.1 1.1-.5-.5 3 1.7-1.6.4.9 1.7-.2-.6 1.7.7.5-3.1 2.4.2 1-2.4-.3.1 2.4h-.8l.1-2.4-2.4.3.2-1-3.1-2.4.7-.5-.6-1.7 1.7.2.4-.9 1.7 1.6-.5-3 1.1.5z"
      />
    </>
  ),
  CL: (
    <>
      {ground('#fff')}
      <path fill="#d52b1e" d="M0 9h24v9H0z" />
      <path fill="#0039a6" d="M0 0h9v9H0z" />
      <path fill="#fff" d={star(4.5, 4.6, 2.6)} />
    </>
  ),
  CN: (
    <>
      {ground('#ee1c25')}
      <path
        fill="#ff0"
        d={[star(5, 5.4, 3), star(10, 2, 1), star(12, 4.2, 1), star(12, 7.2, 1), star(10, 9.4, 1)].join('')}
      />
    </>
  ),
  CU: (
    <>
      {ground('#fff')}
      {stripes('#002a8f', 3.6, 0, 3)}
      <path fill="#cf142b" d="m0 0 11 9-11 9z" />
      <path fill="#fff" d={star(3.8, 9.2, 2.4)} />
    </>
  ),
  GB: union,
  GR: (
    <>
      {ground('#fff')}
      {stripes('#0d5eaf', 2, 0, 5)}
      <path fill="#0d5eaf" d="M0 0h10v10H0z" />
      <path stroke="#fff" strokeWidth="2" d="M5 0v10M0 5h10" />
    </>
  ),
  HK: (
    <>
      {ground('#de2910')}
      {[0, 72, 144, 216, 288].map((turn) => (
        <ellipse key={turn} cx="12" cy="6" rx="1.7" ry="2.8" fill="#fff" transform={`rotate(${turn} 12 9)`} />
      ))}
    </>
  ),
  IL: (
    <>
      {ground('#fff')}
      <path fill="#0038b8" d="M0 2h24v2.6H0zM0 13.4h24V16H0z" />
      <path fill="none" stroke="#0038b8" strokeWidth="0.8" d="m12 5.6 3 5.1H9zM12 12.4 9 7.3h6z" />
    </>
  ),
  IN: (
    <>
      {ground('#fff')}
      <path fill="#f93" d="M0 0h24v6H0z" />
      <path fill="#128807" d="M0 12h24v6H0z" />
      <circle cx="12" cy="9" r="2.2" fill="none" stroke="#000080" strokeWidth="0.6" />
      <path stroke="#000080" strokeWidth="0.3" d="M12 6.8v4.4M9.8 9h4.4M10.4 7.4l3.2 3.2M13.6 7.4l-3.2 3.2" />
    </>
  ),
  KR: (
    <>
      {ground('#fff')}
      <g transform="rotate(33 12 9)">
        <circle cx="12" cy="9" r="4" fill="#0047a0" />
        <path fill="#cd2e3a" d="M8 9a4 4 0 0 1 8 0 2 2 0 0 1-4 0 2 2 0 0 0-4 0" />
      </g>
      <path
        stroke="#000"
        strokeWidth="0.7"
        d="m3.4 5.4 2-2.9M4.4 6.1l2-2.9M5.4 6.8l2-2.9M18.6 14.1l2-2.9M17.6 13.4l2-2.9M19.6 14.8l2-2.9M3.4 12.6l2 2.9M4.4 11.9l2 2.9M5.4 11.2l2 2.9M18.6 3.9l2 2.9M17.6 4.6l2 2.9M19.6 3.2l2 2.9"
      />
    </>
  ),
  KZ: (
    <>
      {ground('#00afca')}
      <circle cx="12" cy="7.4" r="3.2" fill="#fec50c" />
      <path fill="none" stroke="#fec50c" strokeWidth="1" d="M6.6 9.8q5.4 7 10.8 0" />
      <path fill="#fec50c" d="M1 1h1.2v16H1z" />
    </>
  ),
  MA: (
    <>
      {ground('#c1272d')}
      <path fill="none" stroke="#006233" strokeWidth="0.9" d={star(12, 9.3, 4.4)} />
    </>
  ),
  ME: (
    <>
      {ground('#d3ae3b')}
      <path fill="#c40308" d="M1.5 1.5h21v15h-21z" />
      <path
        fill="#d3ae3b"
        d="M12 5c1.5-2 4-1.5 5-1-1 1-1 2.5-2 4 .5 2-1 4-3 5.5-2-1.5-3.5-3.5-3-5.5-1-1.5-1-3-2-4 1-.5 3.5-1 5 1Z"
      />
    </>
  ),
  MX: (
    <>
      {ground('#fff')}
      <path fill="#006847" d="M0 0h8v18H0z" />
      <path fill="#ce1126" d="M16 0h8v18h-8z" />
      <circle cx="12" cy="8.6" r="2" fill="#8c5a2b" />
      <path fill="none" stroke="#006847" strokeWidth="0.8" d="M9.4 9.4q2.6 4 5.2 0" />
    </>
  ),
  MY: (
    <>
      {ground('#fff')}
      {stripes('#c00', 18 / 14, 0, 7)}
      <path fill="#010066" d="M0 0h12v10.3H0z" />
      <path
        fill="#fc0"
        fillRule="evenodd"
        d="M5 1.8a3.4 3.4 0 1 0 2 6.1 2.8 2.8 0 1 1 0-5.4 3.4 3.4 0 0 0-2-.7"
      />
      <path fill="#fc0" d={star(8.4, 5.2, 2)} />
    </>
  ),
  NZ: (
    <>
      {ground('#00247d')}
      {canton}
      {southernCross('#c00')}
    </>
  ),
  PH: (
    <>
      {ground('#0038a8')}
      <path fill="#ce1126" d="M0 9h24v9H0z" />
      <path fill="#fff" d="m0 0 13 9-13 9z" />
      <circle cx="4.4" cy="9" r="1.8" fill="#fcd116" />
    </>
  ),
  PK: (
    <>
      {ground('#01411c')}
      <path fill="#fff" d="M0 0h6v18H0z" />
      <circle cx="14.6" cy="9.4" r="4.6" fill="#fff" />
      <circle cx="15.8" cy="8.4" r="4" fill="#01411c" />
      <path fill="#fff" d={star(17.6, 6.4, 1.8)} />
    </>
  ),
  SG: (
    <>
      {ground('#fff')}
      <path fill="#ed2939" d="M0 0h24v9H0z" />
      <circle cx="5.4" cy="4.5" r="3.2" fill="#fff" />
      <circle cx="6.8" cy="4.5" r="3" fill="#ed2939" />
      <path
        fill="#fff"
        d={[star(8, 2.8, 0.8), star(9.8, 4.2, 0.8), star(9, 6.4, 0.8), star(7, 6.4, 0.8)].join('')}
      />
    </>
  ),
  TN: (
    <>
      {ground('#e70013')}
      <circle cx="12" cy="9" r="4.8" fill="#fff" />
      <circle cx="12" cy="9" r="3.6" fill="#e70013" />
      <circle cx="13" cy="9" r="2.9" fill="#fff" />
      <path fill="#e70013" d={star(13.2, 9, 1.9)} />
    </>
  ),
  US: (
    <>
      {ground('#fff')}
      {stripes('#b22234', 18 / 13, 0, 7)}
      <path fill="#3c3b6e" d="M0 0h10.4v9.7H0z" />
      <path
        fill="#fff"
        d={[2, 5.2, 8.4].flatMap((x) => [1.8, 4.8, 7.8].map((y) => star(x, y, 1))).join('')}
      />
    </>
  ),
  VN: (
    <>
      {ground('#da251d')}
      <path fill="#ff0" d={star(12, 9.6, 5)} />
    </>
  ),
  ZA: (
    <>
      {ground('#fff')}
      <path fill="#de3831" d="M6 0h18v6H12z" />
      <path fill="#002395" d="M6 18h18v-6H12z" />
      <path fill="#007a4d" d="M0 0h4l9.4 7.2H24v3.6H13.4L4 18H0z" />
      <path fill="#ffb612" d="m0 3.2 7.4 5.8L0 14.8z" />
      <path d="m0 4.8 5.4 4.2L0 13.2z" />
    </>
  ),
}
