import { describe, expect, it } from 'vitest'
import { readChecked } from './checked.ts'

function read(settings: object) {
  const told: string[] = []
  return { checked: readChecked(settings, (text) => told.push(text)), told }
}

describe('what the module takes as it stands', () => {
  it('ERR-04 ROLE-04 is handed on where it fits, and nothing where nothing is given', () => {
    const settings = {
      supportEmail: 'help@wherry.example',
      ignoredErrors: [403, 'aborted', 'event_day_off'],
      specialCustomers: {
        77: { travelPolicy: true, copyTrip: false },
        88: { alternativePrice: true, alternativeCurrency: 'AED' },
        99: {},
      },
    }
    expect(read({ ...settings, basePath: '/rides' })).toEqual({ checked: settings, told: [] })
    expect(read({})).toEqual({ checked: {}, told: [] })
    expect(read({ supportEmail: null, ignoredErrors: [] })).toEqual({
      checked: { ignoredErrors: [] },
      told: [],
    })
  })

  it.each([
    ['supportEmail', 'help'],
    ['supportEmail', 'help@wherry'],
    ['supportEmail', 'a@b.example <script>'],
    ['supportEmail', '"a"@b.example'],
    ['supportEmail', 7],
    ['ignoredErrors', 401],
    ['ignoredErrors', [null]],
    ['ignoredErrors', ['']],
    ['ignoredErrors', [4.5]],
    ['specialCustomers', ['77']],
    ['specialCustomers', '77'],
  ])('%s %j is left out and told of, the rest stands', (name, value) => {
    const { checked, told } = read({ ignoredErrors: [401], supportEmail: 'a@b.example', [name]: value })
    expect(checked).not.toHaveProperty(name)
    expect(Object.keys(checked).length).toBeGreaterThan(0)
    expect(told).toHaveLength(1)
    expect(told[0]).toContain(JSON.stringify(value))
  })

  it.each([
    [{ travelPolicy: 'yes' }],
    [{ travelPolcy: true }],
    [{ alternativeCurrency: 'rupees' }],
    [{ alternativeCurrency: true }],
    [{ __proto__: null, constructor: true }],
    [null],
    [true],
  ])('ROLE-04 a customer who is given %j has nothing, the others have theirs', (given) => {
    const { checked, told } = read({ specialCustomers: { 77: given, 88: { travelPolicy: true } } })
    expect(checked).toEqual({ specialCustomers: { 88: { travelPolicy: true } } })
    expect(told).toHaveLength(1)
    expect(told[0]).toContain('77')
  })
})
