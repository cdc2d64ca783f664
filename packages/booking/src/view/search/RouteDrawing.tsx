import * as css from './RouteDrawing.css.ts'

const roads = [
  'M-20 128C90 150 150 96 262 118S448 214 660 168',
  'M-20 560C120 520 208 600 318 566S520 470 660 512',
  'M132 -20C120 130 196 214 178 356S88 590 108 740',
  'M502 -20C470 92 540 196 512 318S420 560 474 740',
]

/** A symbolic drawing of a route, shown until there is a map: a ring, a line and a disc. */
export function RouteDrawing() {
  return (
    <div className={css.box}>
      <svg
        className={css.drawing}
        viewBox="0 0 640 720"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
      >
        <path
          className={css.sea}
          d="M660 236C600 250 566 300 572 352S640 430 610 486 520 560 540 622 628 690 620 740H660Z"
        />
        <path
          className={css.park}
          d="M40 206C90 176 146 200 158 248S130 348 84 352 -10 320 -8 280 10 224 40 206ZM300 640C350 610 424 620 440 664S410 740 360 744 250 726 256 694 272 656 300 640Z"
        />
        {roads.map((road) => (
          <path key={road} className={css.roadEdge} d={road} />
        ))}
        {roads.map((road) => (
          <path key={road} className={css.road} d={road} />
        ))}
        <path className={css.route} d="M158 168C214 176 252 212 262 268S290 372 352 388 452 432 448 500" />
        <circle className={css.ring} cx="152" cy="167" r="10" />
        <circle className={css.disc} cx="448" cy="508" r="13" />
        <circle className={css.centre} cx="448" cy="508" r="5" />
      </svg>
    </div>
  )
}
