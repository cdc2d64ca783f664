import { describe, expect, it } from 'vitest'
import { createFullDraft } from '../../testing/samples/fixtures.ts'
import { rideOf } from '../draft/draft.ts'
import { fieldLabel, violationText } from './fieldText.ts'

/** Gives back the key of a text. */
const t = (key: string) => key
const oneWay = createFullDraft()
const bothWays = createFullDraft({ returnRide: rideOf(oneWay) })

describe('the texts of a field', () => {
  it.each([
    ['waiting', 'extras.wishes.waiting'],
    ['return.waiting', 'extras.wishes.waiting'],
    ['sign', 'booking.field.sign'],
    ['notes', 'booking.field.comment'],
    ['viewers.1', 'people.viewers.phone'],
    ['arrivalTerminal', 'booking.field.arrivalTerminal'],
    ['coordinator.phone', 'people.coordinator.phone'],
    ['none', 'booking.title'],
  ])('BOOK-13 label %s as the form does', (field, label) => {
    expect(fieldLabel(field, bothWays, t)).toBe(label)
  })

  it('BOOK-26 BOOK-39 name the ride of a number in a booking of two rides alone', () => {
    expect(fieldLabel('internalNumber', oneWay, t)).toBe('people.company.tripNumber')
    expect(fieldLabel('internalNumber', bothWays, t)).toBe('people.company.tripNumberThere')
    expect(fieldLabel('return.internalNumber', bothWays, t)).toBe('people.company.tripNumberBack')
  })

  it.each([
    ['costCenter', 'people.company.needCostCenter'],
    ['orderNumber', 'people.company.needNumber'],
    ['return.internalNumber', 'people.company.needNumber'],
    ['payment', 'DataForms.Forms.Required'],
  ])('BOOK-13 BOOK-25 BOOK-26 ask for an empty %s', (field, text) => {
    expect(violationText({ code: 'DataForms.Forms.Required', field }, t, 'en')).toBe(text)
  })
})
