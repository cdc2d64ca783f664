import type { ReactNode } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { ModuleProvider } from '../../module/module.tsx'
import { createEditorWorld, type EditorWorld } from '../../testing/worlds/editorWorld.ts'
import { useEditor } from './useEditor.ts'
import { useMayEdit } from './useMayEdit.ts'

async function start(
  options: EditorWorld = {},
  prepare?: (world: ReturnType<typeof createEditorWorld>) => void,
) {
  const world = createEditorWorld(options)
  prepare?.(world)
  const hook = await renderHook(() => ({ editor: useEditor(), mayEdit: useMayEdit() }), {
    wrapper: ({ children }: { children: ReactNode }) => (
      <ModuleProvider module={world.module}>{children}</ModuleProvider>
    ),
  })
  const editor = () => {
    const found = hook.result.current.editor
    if (!found) throw new Error('The editor is not there yet')
    return found
  }
  return { ...world, hook, editor, mayEdit: () => hook.result.current.mayEdit }
}

const ready = async (options?: EditorWorld) => {
  const made = await start(options)
  await vi.waitFor(() => expect(made.editor().look.texts.en.header).toBe('Hello'))
  return made
}

describe('useEditor', () => {
  it('EDITOR-01 is there once the settings are read, with nothing to save', async () => {
    const { editor } = await ready()
    expect(editor()).toMatchObject({
      partnerId: '2001',
      isDirty: false,
      canUndo: false,
      canRedo: false,
      canSave: false,
      notes: [],
      facts: { servesAirports: true },
    })
  })

  it('EDITOR-02 the preview’s settings are the partner’s with the draft, and stay the same while it does', async () => {
    const { editor, hook } = await ready({ stored: { header_en: 'Hello', serves_airports: false } })
    await hook.act(() => editor().setText('ru.top', 'Привет'))
    const { settings } = editor()
    expect(settings).toMatchObject({ servesAirports: false, look: { texts: { ru: { top: 'Привет' } } } })
    await hook.rerender()
    expect(editor().settings).toBe(settings)
  })

  it('EDITOR-03 an own colour that is forbidden is the default’s, and comes back as it was', async () => {
    const { editor, hook } = await ready()
    await hook.act(() => editor().allow('accent', true))
    expect(editor().look.accent).toBe('#00AD5A')
    await hook.act(() => editor().change({ accent: '#112233' }, 'accent'))
    await hook.act(() => editor().allow('accent', false))
    expect(editor().look.accent).toBeNull()
    await hook.act(() => editor().undo())
    await hook.act(() => editor().redo())
    await hook.act(() => editor().allow('accent', true))
    expect(editor().look.accent).toBe('#112233')
  })

  it('EDITOR-10 undo, redo and discard', async () => {
    const { editor, hook } = await ready()
    await hook.act(() => editor().change({ theme: 'dark' }, 'theme'))
    expect(editor()).toMatchObject({ isDirty: true, canSave: true, canUndo: true })
    await hook.act(() => editor().undo())
    expect(editor()).toMatchObject({ isDirty: false, canRedo: true })
    await hook.act(() => editor().redo())
    expect(editor().look.theme).toBe('dark')
    await hook.act(() => editor().discard())
    expect(editor()).toMatchObject({ isDirty: false, canUndo: false, canRedo: false })
  })

  it('LAND-03 a note on a broken value goes when another is chosen, and comes back with an undo', async () => {
    const { editor, hook } = await ready({
      stored: { header_en: 'Hello', main_color: 'red;}', promo_code: '<b>' },
    })
    const accent = { kind: 'broken', setting: 'accent' }
    const promo = { kind: 'broken', setting: 'promoCode' }
    await vi.waitFor(() => expect(editor().notes).toEqual([accent, promo]))
    await hook.act(() => editor().change({ accent: '#112233' }, 'accent'))
    expect(editor().notes).toEqual([promo])
    await hook.act(() => editor().undo())
    expect(editor().notes).toEqual([accent, promo])
    await hook.act(() => editor().setText('en.header', 'W'.repeat(81)))
    expect(editor().notes).toContainEqual({ kind: 'tooLong', text: 'en.header', max: 80 })
  })

  it('EDITOR-07 a save under way is taken back when the screen goes', async () => {
    const { editor, hook, saves, kept, letGo } = await ready({ fates: ['held'] })
    await hook.act(() => editor().change({ theme: 'dark' }, 'theme'))
    const save = editor().save()
    await vi.waitFor(() => expect(saves).toHaveLength(1))
    await hook.unmount()
    letGo()
    expect(await save).toBe(false)
    expect(kept()).toMatchObject({ header_en: 'Hello' })
  })
})

describe('useMayEdit', () => {
  it('SHELL-07 is not known at first, then yes for the partner', async () => {
    const { mayEdit } = await start()
    expect(mayEdit()).toBeNull()
    await vi.waitFor(() => expect(mayEdit()).toBe(true))
  })

  it.each([
    ['in a frame', { config: { framed: true } }],
    ['for another role', { role: 'buyer' }],
    ['on a platform that knows it is framed', { platform: { framed: true } }],
  ] as const)('SHELL-07 is no %s', async (_, options) => {
    const { mayEdit, hook } = await start(options)
    await vi.waitFor(() => expect(mayEdit()).toBe(false))
    await hook.rerender()
    expect(mayEdit()).toBe(false)
  })

  it('SHELL-07 is no without a session', async () => {
    const { mayEdit } = await start({}, ({ platform }) => platform.cookies.remove('token_ng'))
    expect(mayEdit()).toBe(false)
  })

  it('SHELL-07 is no where the settings cannot be read', async () => {
    const { mayEdit } = await start({ stored: { theme: 7 } })
    await vi.waitFor(() => expect(mayEdit()).toBe(false))
  })
})
