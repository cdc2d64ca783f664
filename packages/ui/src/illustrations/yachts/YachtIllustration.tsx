import { forwardRef } from 'react'
import type { DrawingProps } from '../drawing.tsx'
import { CatamaranYacht } from './Catamaran.tsx'
import { GuletYacht } from './Gulet.tsx'
import { MegaYacht } from './Mega.tsx'
import { MotorYacht } from './Motor.tsx'
import { SailYacht } from './Sail.tsx'
import { SportYacht } from './Sport.tsx'

export const yachtShapes = ['motor', 'sport', 'sail', 'catamaran', 'gulet', 'mega'] as const
export type YachtShape = (typeof yachtShapes)[number]

export interface YachtIllustrationProps extends DrawingProps {
  shape: YachtShape
}

const drawings = {
  motor: MotorYacht,
  sport: SportYacht,
  sail: SailYacht,
  catamaran: CatamaranYacht,
  gulet: GuletYacht,
  mega: MegaYacht,
}

/** A yacht on the water, 240 by 120, which sails in the reading direction. */
export const YachtIllustration = forwardRef<SVGSVGElement, YachtIllustrationProps>(
  ({ shape, ...rest }, ref) => {
    const Drawing = drawings[shape]
    return <Drawing {...rest} ref={ref} />
  },
)
YachtIllustration.displayName = 'YachtIllustration'
