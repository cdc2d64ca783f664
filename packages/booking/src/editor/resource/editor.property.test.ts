import fc from 'fast-check'
import { expect, it } from 'vitest'
import { settle } from '../../testing/settle.ts'
import { createEditorWorld, type SaveFate } from '../../testing/worlds/editorWorld.ts'
import { withText } from '../rules/editor.ts'

const fate = fc.constantFrom<SaveFate>(
  'answered',
  'answered',
  'answerLost',
  'requestLost',
  'untagged',
  'down',
  'signIn',
)
const act = fc.constantFrom(
  'write' as const,
  'write' as const,
  'save' as const,
  'save' as const,
  'elsewhere' as const,
  'undo' as const,
  'reset' as const,
  'mine' as const,
  'theirs' as const,
  'later' as const,
  'leave' as const,
)

it('EDITOR-07 whatever two editors do and whatever gets lost: nothing that was not seen is overwritten', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fate, { maxLength: 12 }),
      fc.array(act, { minLength: 1, maxLength: 25 }),
      async (fates, acts) => {
        const world = createEditorWorld({ fates, stored: { header_en: 'stored' } })
        const { flow, saves, kept } = world
        await world.begin()
        const seen = new Set<unknown>()
        // The draft in the form counts as shown, and so do both versions of a conflict.
        flow.store.subscribe(() => {
          const { draft, theirs } = flow.store.get()
          for (const look of theirs ? [draft, theirs.look] : [draft]) seen.add(look.texts.en.header)
        })
        flow.open()
        await settle()
        let count = 0
        let [stored, sent] = [kept()['header_en'], 0]
        /** Checks after each step that a value that was replaced was our own or had been shown. */
        const check = () => {
          const own = saves.slice(0, sent).map(({ body }) => body['header_en'] ?? '')
          if (kept()['header_en'] !== stored) expect([...seen, ...own]).toContain(stored)
          sent = saves.length
          stored = kept()['header_en'] ?? ''
        }
        for (const one of acts) {
          count += 1
          const { draft } = flow.store.get()
          if (one === 'elsewhere') {
            world.saveElsewhere({ header_en: `theirs ${count}` })
            stored = kept()['header_en']
            continue
          }
          if (one === 'write') flow.change(withText(draft, 'en', 'header', `mine ${count}`), 'en.header')
          else if (one === 'save') await flow.save()
          else if (one === 'reset') await flow.reset()
          else if (one === 'undo') flow.store.dispatch({ type: 'undone' })
          else if (one === 'later') flow.store.dispatch({ type: 'conflictClosed' })
          else if (one === 'leave') {
            flow.stop()
            flow.open()
            await settle()
          } else await flow.resolve(one)
          check()
        }
      },
    ),
    { numRuns: 150 },
  )
})
