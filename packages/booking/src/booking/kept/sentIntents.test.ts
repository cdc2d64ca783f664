import { describe, expect, it } from 'vitest'
import { createDevice } from '../../testing/draftDevice.ts'
import { createDeadStore, createFakePlatform } from '../../testing/fakePlatform.ts'
import { createDraftStore } from './draftStore.ts'

describe('what went out for an intent', () => {
  it('REL-01 the other keys of the same intent, of all tabs, the last first', () => {
    const device = createDevice()
    const [one, two] = [device.openTab(), device.openTab()]
    one.drafts.intents.add('i', 'k1', 1)
    two.drafts.intents.add('i', 'k2', 1)
    one.drafts.intents.add('j', 'k3', 1)
    expect(two.drafts.intents.others('i', 'k4')).toEqual(['k2', 'k1'])
    expect(two.drafts.intents.others('i', 'k2')).toEqual(['k1'])
    two.drafts.intents.forget('k1')
    expect(one.drafts.intents.others('i', 'k4')).toEqual(['k2'])
  })

  it('REL-01 the key of what may still arrive is open for 60 s, to all tabs, waited for or not', () => {
    const device = createDevice()
    const [one, two] = [device.openTab(), device.openTab()]
    expect(two.drafts.intents.openKey('i')).toBeNull()
    one.drafts.intents.add('i', 'k1', 1)
    one.drafts.intents.settle('k1')
    expect([two.drafts.intents.openKey('i'), two.drafts.intents.openKey('j')]).toEqual(['k1', null])
    device.clock.advance(59_999)
    expect(two.drafts.intents.openKey('i')).toBe('k1')
    device.clock.advance(1)
    expect(two.drafts.intents.openKey('i')).toBeNull()
  })

  it('REL-01 a refusal closes a key, unless a request before it may still arrive under the same', () => {
    const { intents } = createDevice().openTab().drafts
    intents.add('i', 'k1', 1)
    intents.forget('k1')
    expect(intents.openKey('i')).toBeNull()
    intents.add('i', 'k1', 1)
    intents.add('i', 'k1', 1)
    intents.forget('k1')
    expect(intents.openKey('i')).toBe('k1')
    expect(intents.underWayUntil('k1')).toBe(0)
  })

  it('REL-01 for 24 h, and 20 at most', () => {
    const device = createDevice()
    const { intents } = device.openTab().drafts
    for (let count = 1; count <= 21; count++) intents.add('i', `k${count}`, 1)
    expect(intents.others('i', '')).toHaveLength(20)
    device.clock.advance(24 * 60 * 60 * 1000 - 1)
    expect(intents.others('i', '')).toHaveLength(20)
    device.clock.advance(1)
    expect(intents.others('i', '')).toEqual([])
  })

  it('REL-01 one is on its way for 60 s, as long as its page waits, or until that page knows better', () => {
    const device = createDevice()
    const [one, two] = [device.openTab(), device.openTab()]
    const now = device.clock.now()
    one.drafts.intents.add('i', 'k1', 2)
    expect(two.drafts.intents.underWayUntil('k1')).toBe(now + 60_000)
    expect(two.drafts.intents.underWayUntil('k2')).toBe(0)
    one.drafts.intents.settle('k1')
    expect(two.drafts.intents.underWayUntil('k1')).toBe(0)
    expect(two.drafts.intents.others('i', '')).toEqual(['k1'])
  })

  it('BOOK-39 for how many rides each went out; where nothing can be stored this page knows its own', () => {
    const device = createDevice()
    const [one, two] = [device.openTab(), device.openTab()]
    one.drafts.intents.add('i', 'k1', 2)
    expect(two.drafts.intents.ridesOf('k1')).toBe(2)
    expect(two.drafts.intents.ridesOf('k2')).toBeNull()
    device.local.set(
      'wherry-sent:partner.user',
      JSON.stringify([{ intentId: 'i', key: 'k', at: device.clock.now() }]),
    )
    expect(two.drafts.intents.ridesOf('k')).toBeNull()
    const dead = createDeadStore()
    const platform = createFakePlatform({ storage: { local: dead, session: dead } })
    const { intents } = createDraftStore(platform, 'dead')
    intents.add('i', 'k1', 2)
    expect(intents.ridesOf('k1')).toBe(2)
    expect(intents.others('i', '')).toEqual(['k1'])
  })

  it.each(['', '{', '{}', '[1,null,{"key":"k"}]'])('REL-06 a broken list (%s) is an empty one', (text) => {
    const device = createDevice()
    device.local.set('wherry-sent:partner.user', text)
    const { intents } = device.openTab().drafts
    expect(intents.others('i', '')).toEqual([])
    intents.add('i', 'k', 1)
    expect(intents.others('i', '')).toEqual(['k'])
  })
})
