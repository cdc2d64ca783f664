import { expect, it } from 'vitest'
import { partsOf } from './parts.ts'

it('UI-18 a part has its name, its own classes, and the class of its owner after them', () => {
  const part = partsOf<'box' | 'label'>({ label: 'caps' })
  expect(part('label', 'a', undefined, 'b')).toEqual({ 'data-part': 'label', className: 'a b caps' })
  expect(part('box', 'a')).toEqual({ 'data-part': 'box', className: 'a' })
})

it('UI-18 a part without any class has no attribute for it', () => {
  expect(partsOf<'box'>(undefined)('box')).toEqual({ 'data-part': 'box', className: undefined })
})
