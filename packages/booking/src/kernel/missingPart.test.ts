import { describe, expect, it } from 'vitest'
import { createFakePlatform } from '../testing/fakePlatform.ts'
import { importErrors, missingPart } from '../testing/samples/missingPart.ts'
import { isMissingPart, reloadIfMissing } from './missingPart.ts'

describe('SHELL-21 a part of the code that did not load', () => {
  it.each(importErrors)('is known by the error of %s, wherever it is caught', (_, make) => {
    expect(isMissingPart(make())).toBe(true)
  })

  it.each([
    new TypeError('x is not a function'),
    new ReferenceError('x is not defined'),
    new Error('planted'),
    new Error('import() of a part'),
    Object.assign(new Error('The imported module of the supplier'), { name: 'ClientError' }),
    new Error(`${'x'.repeat(100_000)} imported module`),
    'a text',
    null,
    undefined,
    'ChunkLoadError',
    { name: 'ChunkLoadError', message: 'Importing a module script failed.' },
  ])('is not a bug of the file that is imported, nor anything else: %.60s', (error) => {
    expect(isMissingPart(error)).toBe(false)
  })

  it.each([
    [true, true, ['reload']],
    [true, false, []],
    [false, true, []],
    [false, false, []],
  ])('REL-05 missing %s, online %s: the page does %j', (isMissing, isOnline, left) => {
    const platform = createFakePlatform()
    platform.setOnline(isOnline)
    expect(reloadIfMissing(isMissing, platform)).toBe(left.length > 0)
    expect(platform.left).toEqual(left)
  })

  it('a sample of it is one', () => {
    expect(isMissingPart(missingPart())).toBe(true)
  })
})
