import { describe, expect, it } from 'vitest'
import { requiredText } from './requiredText.ts'

describe('requiredText', () => {
  it.each(['', ' ', '\n\t'])('BOOK-13 %j is empty', (value) => {
    expect(requiredText(value, 'arrivalNumber')).toEqual({
      code: 'DataForms.Forms.Required',
      field: 'arrivalNumber',
    })
  })
  it('BOOK-13 a filled text passes', () => {
    expect(requiredText('x', 'arrivalNumber')).toBeNull()
  })
})
