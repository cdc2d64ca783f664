import { describe, expect, it } from 'vitest'
import requests from '../../testing/kept/requests.json' with { type: 'json' }
import { draftsOfOneField, saidDrafts } from '../../testing/samples/saidDrafts.ts'
import { fromDraft } from '../wire/orderRequest.ts'
import { draftFingerprint, fingerprintOf, keyOf } from './intent.ts'

const sender = { userId: '7', lang: 'en', currency: 'EUR' }
const account = { userId: '7', lang: 'en', moduleType: 'booking', platform: 'web' } as const
const { texts, keys } = requests

describe('the request of a draft is the one that the build of 27 November 2026 made', () => {
  it('REL-01 for every sample', () => {
    expect(Object.keys(saidDrafts)).toEqual(Object.keys(texts))
    expect(Object.keys(draftsOfOneField)).toEqual(Object.keys(keys))
  })

  it.each(Object.entries(texts))('REL-01 BOOK-42 BOOK-56 with each letter of %s', (name, before) => {
    const draft = saidDrafts[name]!
    expect({
      fingerprint: fingerprintOf(draft, sender),
      said: draftFingerprint(draft),
      body: JSON.stringify(fromDraft(draft, account)),
    }).toEqual(before)
  })

  it.each(Object.entries(keys))('REL-01 BOOK-42 BOOK-56 with the field %s alone', (name, before) => {
    const draft = draftsOfOneField[name]!
    expect({
      fingerprint: keyOf('', fingerprintOf(draft, sender)),
      body: keyOf('', JSON.stringify(fromDraft(draft, account))),
    }).toEqual(before)
  })
})
