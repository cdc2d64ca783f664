import { values } from '@wherry/tokens'
import { describe, expect, it } from 'vitest'
import {
  containerBreakpoints,
  containerSize,
  deviceBreakpoints,
  deviceKind,
  windowBreakpoints,
  windowSize,
} from './breakpoints.ts'

describe('UI-15 breakpoints, at each edge', () => {
  it.each([
    [320, 'small-mobile'],
    [576, 'small-mobile'],
    [576.5, 'mobile'],
    [577, 'mobile'],
    [750, 'mobile'],
    [751, 'tablet'],
    [1240, 'tablet'],
    [1241, 'desktop'],
  ] as const)('UI-15 a window of %d px is %s', (width, size) => expect(windowSize(width)).toBe(size))

  it.each([
    [767, 'small'],
    [768, 'medium'],
    [1023, 'medium'],
    [1024, 'large'],
    [1439, 'large'],
    [1440, 'xlarge'],
    [1919, 'xlarge'],
    [1920, 'xxlarge'],
  ] as const)('UI-15 a container of %d px is %s', (width, size) => expect(containerSize(width)).toBe(size))

  it('UI-15 a container is measured in its own em', () => {
    expect(containerSize(959, 20)).toBe('small')
    expect(containerSize(960, 20)).toBe('medium')
  })

  it.each([
    [0, 'mobile'],
    [599, 'mobile'],
    [600, 'tablet'],
    [1023, 'tablet'],
    [1024, 'desktop'],
  ] as const)('UI-15 a device of %d px is %s', (width, kind) => expect(deviceKind(width)).toBe(kind))

  it('UI-15 UI-16 are published as tokens of the same values', () => {
    const inUnit = (numbers: Record<string, number>, unit: string) =>
      Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, `${value}${unit}`]))
    expect(values.breakpoint).toEqual(inUnit(windowBreakpoints, 'px'))
    expect(values.device).toEqual(inUnit(deviceBreakpoints, 'px'))
    expect(values.container).toMatchObject(inUnit(containerBreakpoints, 'em'))
  })
})
