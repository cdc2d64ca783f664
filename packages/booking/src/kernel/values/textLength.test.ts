import { describe, expect, it } from 'vitest'
import { textLength } from './textLength.ts'

describe('textLength', () => {
  it('BOOK-55 1000 characters of comment pass, 1001 do not', () => {
    expect(textLength('x'.repeat(1000), 1000, 'notes')).toBeNull()
    expect(textLength('x'.repeat(1001), 1000, 'notes')).toEqual({
      code: 'DataForms.Forms.ErrorTooLong',
      field: 'notes',
      params: { max: 1000, over: 1 },
    })
  })
})
