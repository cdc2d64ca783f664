import { describe, expect, it } from 'vitest'
import { settle } from '../../testing/settle.ts'
import { createEditorWorld, type EditorWorld } from '../../testing/worlds/editorWorld.ts'
import { withText } from '../rules/editor.ts'
import { isDirty } from '../state/editor.ts'

async function opened(options: EditorWorld = {}) {
  const world = createEditorWorld(options)
  await world.begin()
  world.flow.open()
  await settle()
  const { flow } = world
  return {
    ...world,
    state: () => flow.store.get(),
    say(text: string) {
      flow.change(withText(flow.store.get().draft, 'en', 'header', text), 'en.header')
    },
    paint() {
      flow.change({ ...flow.store.get().draft, accent: '#112233' }, 'accent')
    },
  }
}

describe('a save', () => {
  it('EDITOR-07 sends the look with the tag that was read, and what it saved stands from then on', async () => {
    const { flow, saves, say, state, reader, kept } = await opened({})
    say('Welcome')
    expect(await flow.save()).toBe(true)
    expect(saves).toMatchObject([
      { ifMatch: '"1"', body: { header_en: 'Welcome', header_ru: null, theme: 'light' } },
    ])
    expect(kept()).toMatchObject({ header_en: 'Welcome' })
    expect(state()).toMatchObject({ status: 'saved', etag: '"2"' })
    expect(reader.state.get()).toMatchObject({
      etag: '"2"',
      settings: { look: { texts: { en: { header: 'Welcome' } } } },
    })
    say('Come in')
    expect(await flow.save()).toBe(true)
    expect(saves[1]?.ifMatch).toBe('"2"')
  })

  it('EDITOR-07 is one, however often it is asked for', async () => {
    const { flow, saves, say, letGo } = await opened({ fates: ['held'] })
    say('Welcome')
    const clicks = [flow.save(), flow.save(), flow.reset()]
    await settle()
    letGo()
    expect(await Promise.all(clicks)).toEqual([true, true, true])
    expect(saves).toHaveLength(1)
    expect(await flow.save()).toBe(false)
    expect(saves).toHaveLength(1)
  })

  it.each([
    ['requestLost', { reason: 'network', message: null }],
    ['answerLost', { reason: 'network', message: null }],
    ['refused', { reason: 'refused', message: 'The picture is too large.' }],
    ['down', { reason: 'unexpected', message: 'down' }],
    ['signIn', { reason: 'signIn', message: 'who?' }],
    ['forbidden', { reason: 'forbidden', message: 'not yours' }],
  ] as const)('EDITOR-07 that is %s keeps what was edited and says why', async (fate, error) => {
    const { flow, say, state } = await opened({ fates: [fate] })
    say('Welcome')
    expect(await flow.save()).toBe(false)
    expect(state()).toMatchObject({
      status: 'failed',
      error,
      draft: { texts: { en: { header: 'Welcome' } } },
    })
    expect(isDirty(state())).toBe(true)
    expect(await flow.save()).toBe(true)
    expect(state()).toMatchObject({ status: 'saved', error: null })
  })

  it('EDITOR-07 without a network nothing is sent', async () => {
    const { flow, say, state, saves, platform } = await opened()
    say('Welcome')
    platform.setOnline(false)
    expect(await flow.save()).toBe(false)
    expect(saves).toEqual([])
    expect(state().error?.reason).toBe('offline')
  })

  it('EDITOR-07 that takes longer than 15 s keeps what was edited', async () => {
    const { flow, say, state, clock } = await opened({ fates: ['held'] })
    say('Welcome')
    const save = flow.save()
    await settle()
    clock.advance(15_000)
    expect(await save).toBe(false)
    expect(state()).toMatchObject({ status: 'failed', error: { reason: 'timeout' } })
    expect(await flow.save()).toBe(true)
  })

  it('EDITOR-07 whose answer was lost is found again: nobody else has saved', async () => {
    const { flow, say, state, saves, tag } = await opened({ fates: ['answerLost'] })
    say('Welcome')
    await flow.save()
    expect(await flow.save()).toBe(true)
    expect(saves.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"1"'])
    expect(state()).toMatchObject({ status: 'saved', etag: tag() })
  })

  it('EDITOR-07 whose answer was lost is no conflict for what was written since', async () => {
    const { flow, say, state, saves, kept } = await opened({ fates: ['answerLost'] })
    say('Welcome')
    await flow.save()
    say('Come in')
    expect(await flow.save()).toBe(true)
    expect(saves.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"1"', '"2"'])
    expect(kept()).toMatchObject({ header_en: 'Come in' })
    expect(state().status).toBe('saved')
  })

  it('EDITOR-07 that is answered without a tag guards the next one all the same', async () => {
    const { flow, say, paint, saves, state, saveElsewhere } = await opened({ fates: ['untagged'] })
    say('Welcome')
    expect(await flow.save()).toBe(true)
    paint()
    expect(await flow.save()).toBe(true)
    expect(saves.map(({ ifMatch }) => ifMatch)).toEqual(['"1"', '"1"', '"2"'])
    saveElsewhere({ header_en: 'Mine' })
    say('Yours')
    expect(await flow.save()).toBe(false)
    expect(state().status).toBe('conflict')
  })

  it('EDITOR-07 is taken back when the page is left, and nothing of it shows', async () => {
    const { flow, say, state, letGo, kept } = await opened({ fates: ['held'] })
    say('Welcome')
    const save = flow.save()
    await settle()
    flow.stop()
    letGo()
    expect(await save).toBe(false)
    expect(state()).toMatchObject({ status: 'idle', error: null })
    expect(kept()).toMatchObject({ header_en: 'Hello' })
  })

  it('EDITOR-07 a service that refuses every tag is a failure, not a conflict without end', async () => {
    const { flow, say, state, saves } = await opened({ fates: Array(20).fill('stale') })
    say('Welcome')
    expect(await flow.save()).toBe(false)
    expect(state().status).toBe('failed')
    expect(saves).toHaveLength(1)
  })
})

describe('a conflict of two editors', () => {
  async function met(options: EditorWorld = {}) {
    const world = await opened(options)
    world.say('Mine')
    world.saveElsewhere({ header_en: 'Theirs', serves_airports: false })
    expect(await world.flow.save()).toBe(false)
    return world
  }

  it('EDITOR-07 shows both versions and overwrites nothing', async () => {
    const { state, kept, saves } = await met()
    expect(state()).toMatchObject({
      status: 'conflict',
      draft: { texts: { en: { header: 'Mine' } } },
      theirs: { etag: '"2"', look: { texts: { en: { header: 'Theirs' } } } },
    })
    expect(kept()).toMatchObject({ header_en: 'Theirs' })
    expect(saves).toHaveLength(1)
  })

  it('EDITOR-07 mine is saved with their tag', async () => {
    const { flow, kept, saves, state, reader } = await met()
    expect(await flow.resolve('mine')).toBe(true)
    expect(saves[1]?.ifMatch).toBe('"2"')
    expect(kept()).toMatchObject({ header_en: 'Mine' })
    expect(state().status).toBe('saved')
    expect(reader.state.get().settings?.servesAirports).toBe(false)
  })

  it('EDITOR-07 mine meets a third one and overwrites nothing either', async () => {
    const { flow, kept, state, saveElsewhere } = await met()
    saveElsewhere({ header_en: 'A third' })
    expect(await flow.resolve('mine')).toBe(false)
    expect(state()).toMatchObject({ status: 'conflict', theirs: { etag: '"3"' } })
    expect(kept()).toMatchObject({ header_en: 'A third' })
  })

  it('EDITOR-07 theirs comes into the form without a save, and an undo brings mine back', async () => {
    const { flow, state, saves, reader } = await met()
    expect(await flow.resolve('theirs')).toBe(true)
    expect(saves).toHaveLength(1)
    expect(state()).toMatchObject({ status: 'idle', draft: { texts: { en: { header: 'Theirs' } } } })
    expect(reader.state.get()).toMatchObject({ etag: '"2"', settings: { servesAirports: false } })
    flow.store.dispatch({ type: 'undone' })
    expect(state().draft.texts.en.header).toBe('Mine')
    expect(await flow.save()).toBe(true)
    expect(saves[1]?.ifMatch).toBe('"2"')
  })

  it('EDITOR-07 put off, it comes back with the next save', async () => {
    const { flow, state, kept } = await met()
    flow.store.dispatch({ type: 'conflictClosed' })
    expect(await flow.save()).toBe(false)
    expect(state().status).toBe('conflict')
    expect(kept()).toMatchObject({ header_en: 'Theirs' })
  })

  it('EDITOR-07 where somebody else has saved the same there is none', async () => {
    const { flow, say, saveElsewhere, state } = await opened()
    say('Same')
    saveElsewhere({ header_en: 'Same' })
    expect(await flow.save()).toBe(true)
    expect(state()).toMatchObject({ status: 'saved', etag: '"2"' })
  })

  it('EDITOR-07 that cannot be read is a failure; nothing is overwritten', async () => {
    const { flow, say, saveElsewhere, setReadable, state, kept, clock } = await opened()
    say('Mine')
    saveElsewhere({ header_en: 'Theirs' })
    setReadable(false)
    const save = flow.save()
    for (let turn = 0; turn < 4; turn += 1) {
      await settle()
      clock.advance(2000)
    }
    expect(await save).toBe(false)
    expect(state()).toMatchObject({ status: 'failed', error: { reason: 'network' } })
    expect(kept()).toMatchObject({ header_en: 'Theirs' })
    setReadable(true)
    expect(await flow.save()).toBe(false)
    expect(state().status).toBe('conflict')
  })
})

describe('a reset', () => {
  it('EDITOR-08 sends the defaults with empty texts, and an undo brings the draft back', async () => {
    const { flow, saves, paint, state } = await opened()
    paint()
    expect(await flow.reset()).toBe(true)
    expect(saves[0]?.body).toEqual({
      theme: 'light',
      main_color: null,
      usp_image: null,
      usp_list: '7,3,21,22,9',
      usp_background_color: null,
      mobile_app_info: 0,
      show_benefits_block: 1,
      show_reviews_block: 1,
      header_ru: '',
      header_en: '',
      top_description_ru: '',
      top_description_en: '',
      bottom_description_ru: '',
      bottom_description_en: '',
    })
    flow.store.dispatch({ type: 'undone' })
    expect(state().draft).toMatchObject({ accent: '#112233', texts: { en: { header: 'Hello' } } })
  })

  it('EDITOR-08 that failed is sent again as one', async () => {
    const { flow, saves } = await opened({ fates: ['down'] })
    expect(await flow.reset()).toBe(false)
    expect(await flow.save()).toBe(true)
    expect(saves[1]?.body).toMatchObject({ header_en: '' })
  })

  it('EDITOR-08 is sent where all is the default already: broken values go by it', async () => {
    const { flow, saves, kept } = await opened({ stored: { main_color: 'red;}' } })
    expect(await flow.reset()).toBe(true)
    expect(saves).toHaveLength(1)
    expect(kept()).toMatchObject({ main_color: null })
  })
})

describe('what the editor opens with', () => {
  it('LAND-03 names what of the stored settings is broken, and a save mends it', async () => {
    const { flow, state, kept } = await opened({
      stored: { theme: 'neon', usp_list: '7,x', promo_code: '<b>' },
    })
    expect(state().broken).toEqual(['theme', 'sellingPoints', 'promoCode'])
    expect(isDirty(state())).toBe(false)
    expect(await flow.save()).toBe(true)
    expect(kept()).toMatchObject({ theme: 'light', usp_list: '7' })
    expect(state().broken).toEqual(['promoCode'])
  })

  it('EDITOR-07 what somebody has saved since the page was read stands at once', async () => {
    const world = createEditorWorld({})
    await world.begin()
    world.saveElsewhere({ header_en: 'Theirs' })
    world.flow.open()
    await settle()
    expect(world.flow.store.get()).toMatchObject({
      etag: '"2"',
      draft: { texts: { en: { header: 'Theirs' } } },
    })
    expect(world.reader.state.get().etag).toBe('"2"')
  })

  it('EDITOR-07 what was written before that answer came stays', async () => {
    const world = createEditorWorld({})
    await world.begin()
    world.saveElsewhere({ header_en: 'Theirs' })
    world.flow.open()
    world.flow.change(withText(world.flow.store.get().draft, 'en', 'header', 'Mine'), 'en.header')
    await settle()
    expect(world.flow.store.get().draft.texts.en.header).toBe('Mine')
    expect(await world.flow.save()).toBe(false)
    expect(world.flow.store.get().status).toBe('conflict')
  })

  it('EDITOR-10 what was not saved is still there when the page is opened again', async () => {
    const { flow, say, state } = await opened()
    say('Mine')
    flow.stop()
    flow.open()
    await settle()
    expect(state().draft.texts.en.header).toBe('Mine')
  })

  it('EDITOR-07 settings that cannot be read again do not keep from editing', async () => {
    const world = createEditorWorld({})
    await world.begin()
    world.setReadable(false)
    world.flow.open()
    await settle()
    expect(world.flow.store.get()).toMatchObject({ partnerId: '2001', etag: '"1"', broken: [] })
  })
})
