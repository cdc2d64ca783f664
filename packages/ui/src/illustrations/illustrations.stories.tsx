import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BrandMark } from './BrandMark.tsx'
import { carClasses } from './carClasses.ts'
import { CarIllustration } from './cars/CarIllustration.tsx'
import * as orderPoints from './orderPoints.tsx'
import * as points from './points.tsx'
import * as ridePoints from './ridePoints.tsx'
import * as seaPoints from './seaPoints.tsx'
import * as servicePoints from './servicePoints.tsx'
import { ErrorDrawing } from './states/Error.tsx'
import { ForbiddenDrawing } from './states/Forbidden.tsx'
import { NoCarsDrawing } from './states/NoCars.tsx'
import { OfflineDrawing } from './states/Offline.tsx'
import { OrderPlacedDrawing } from './states/OrderPlaced.tsx'
import * as tripPoints from './tripPoints.tsx'
import { YachtIllustration, yachtShapes } from './yachts/YachtIllustration.tsx'

const meta = { title: 'Foundations/Illustrations' } satisfies Meta
export default meta
type Story = StoryObj

const grid = (width: number) =>
  ({ display: 'grid', gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))`, gap: 16 }) as const
const cell = { display: 'grid', gap: 8, fontSize: '0.8125rem', justifyItems: 'start' } as const

export const Cars: Story = {
  render: () => (
    <div style={grid(200)}>
      {carClasses.map((carClass) => (
        <div key={carClass} style={{ ...cell, justifyItems: 'stretch' }}>
          <CarIllustration carClass={carClass} />
          {carClass}
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('path').length).toBeGreaterThan(100))
  },
}
export const CarsDark: Story = { ...Cars, globals: { theme: 'dark' } }
export const CarsRightToLeft: Story = { ...Cars, globals: { dir: 'rtl' } }

export const Yachts: Story = {
  render: () => (
    <div style={grid(200)}>
      {yachtShapes.map((shape) => (
        <div key={shape} style={{ ...cell, justifyItems: 'stretch' }}>
          <YachtIllustration shape={shape} />
          {shape}
        </div>
      ))}
    </div>
  ),
}
export const YachtsDark: Story = { ...Yachts, globals: { theme: 'dark' } }
export const YachtsRightToLeft: Story = { ...Yachts, globals: { dir: 'rtl' } }

const drawings = { NoCarsDrawing, OfflineDrawing, ErrorDrawing, OrderPlacedDrawing, ForbiddenDrawing }
const board = (parts: Record<string, typeof NoCarsDrawing>, width: number): Story => ({
  render: () => (
    <div style={grid(width)}>
      {Object.entries(parts).map(([name, Drawing]) => (
        <div key={name} style={cell}>
          <Drawing />
          {name}
        </div>
      ))}
    </div>
  ),
})
export const States: Story = board(drawings, 240)
export const StatesDark: Story = { ...board(drawings, 240), globals: { theme: 'dark' } }
const commonPoints = Object.fromEntries(Object.entries({ ...points, ...servicePoints }).sort())
const sellingPoints = { ...commonPoints, ...orderPoints, ...ridePoints, ...tripPoints }
export const Points: Story = board(sellingPoints, 200)
export const PointsDark: Story = { ...board(sellingPoints, 200), globals: { theme: 'dark' } }
export const SeaPoints: Story = board(seaPoints, 200)
export const SeaPointsDark: Story = { ...board(seaPoints, 200), globals: { theme: 'dark' } }
export const Brand: Story = { render: () => <BrandMark title="Wherry" /> }
