import { beforeAll, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { conforms } from '../testing/conformance.tsx'
import { ThemeProvider } from '../themes/ThemeProvider.tsx'
import { BrandMark } from './BrandMark.tsx'
import { carClasses } from './carClasses.ts'
import { CarIllustration } from './cars/CarIllustration.tsx'
import { FixedPricePoint } from './points.tsx'
import { OrderPlacedDrawing } from './states/OrderPlaced.tsx'
import { YachtIllustration, yachtShapes } from './yachts/YachtIllustration.tsx'

/** A drawing that arrives takes the place of its empty room, and the ref goes on to it. */
beforeAll(async () => {
  const { container, unmount } = await render(<CarIllustration carClass="bus" />)
  await vi.waitFor(() => expect(container.querySelector('path')).not.toBeNull())
  await unmount()
})

conforms('CarIllustration', (props) => <CarIllustration carClass="economy" {...props} />, {
  element: SVGSVGElement,
})
conforms('BrandMark', (props) => <BrandMark {...props} />, { element: SVGSVGElement })
conforms('A point', (props) => <FixedPricePoint {...props} />, { element: SVGSVGElement })
conforms('A state', (props) => <OrderPlacedDrawing {...props} />, { element: SVGSVGElement })

conforms('YachtIllustration', (props) => <YachtIllustration shape="sail" {...props} />, {
  element: SVGSVGElement,
})

it('every class has a drawing of its own, named where a name is given', async () => {
  const { container } = await render(
    <ThemeProvider>
      {carClasses.map((carClass) => (
        <CarIllustration key={carClass} carClass={carClass} title={carClass} />
      ))}
    </ThemeProvider>,
  )
  await expect.poll(() => container.querySelectorAll('svg[role="img"] path').length).toBeGreaterThan(100)
  const drawings = [...container.querySelectorAll('svg')].map((svg) => svg.innerHTML)
  expect(new Set(drawings).size).toBe(8)
  for (const drawing of drawings) expect(drawing).not.toMatch(/#[0-9a-f]{3,6}/)
})

it('YACHT-01 every shape of a yacht has a drawing of its own, in the colours of the theme alone', async () => {
  const { container } = await render(
    <ThemeProvider>
      {yachtShapes.map((shape) => (
        <YachtIllustration key={shape} shape={shape} title={shape} />
      ))}
    </ThemeProvider>,
  )
  const drawings = [...container.querySelectorAll('svg[role="img"]')].map((svg) => svg.innerHTML)
  expect(new Set(drawings).size).toBe(6)
  for (const drawing of drawings) expect(drawing).not.toMatch(/#[0-9a-f]{3,6}/)
})
