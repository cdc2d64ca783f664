import { createModule } from '../../createModule.ts'
import { editorOf } from '../../editor/resource/editor.ts'
import { moduleSettingsOf } from '../../module/look/useModuleSettings.ts'
import type { ModuleConfig } from '../../module/module.tsx'
import { settingsOf } from '../../module/visitor/settings.ts'
import { examples } from '../../wire/examples.ts'
import { createFakeClock, createFakePlatform, type PlatformParts } from '../fakePlatform.ts'
import { settle } from '../settle.ts'

/**
 * Outcome of a save. `answerLost`: saved, but the response is lost. `untagged`: saved, but the response has no tag.
 * `held`: the save waits to be released.
 */
export type SaveFate =
  | 'answered'
  | 'answerLost'
  | 'requestLost'
  | 'untagged'
  | 'refused'
  | 'down'
  | 'signIn'
  | 'forbidden'
  | 'stale'
  | 'held'

export interface EditorWorld {
  /** Outcomes of the saves in order; all further saves are answered. */
  fates?: readonly SaveFate[]
  /** Initially stored settings. */
  stored?: Readonly<Record<string, unknown>>
  role?: string
  config?: Partial<ModuleConfig>
  platform?: PlatformParts
}

/** A save that has arrived at the service. */
export interface ArrivedSave {
  ifMatch: string | null
  body: Record<string, unknown>
}

/** A partner's module and a service that stores the partner's settings with a tag, as in API-05 and API-28. */
export function createEditorWorld({
  fates = [],
  stored,
  role = 'partner',
  config,
  platform: parts,
}: EditorWorld) {
  let version = 1
  let kept: Readonly<Record<string, unknown>> = stored ?? { theme: 'light', header_en: 'Hello' }
  const saves: ArrivedSave[] = []
  const held: (() => void)[] = []
  let reads = 0
  let isReadable = true
  const tag = () => `"${version}"`
  const clock = createFakeClock(Date.UTC(2027, 5, 14, 6))

  function keep(body: Readonly<Record<string, unknown>>) {
    kept = { ...kept, ...body }
    version += 1
  }

  const refuse = (status: number, message: string) =>
    Response.json({ error: { code: status, message } }, { status })

  async function save(
    save: ArrivedSave,
    fate: SaveFate,
    signal: AbortSignal | null | undefined,
  ): Promise<Response> {
    if (fate === 'held')
      await new Promise<void>((resolve, reject) => {
        held.push(resolve)
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      })
    if (fate === 'requestLost') throw new TypeError('no answer')
    if (fate === 'refused') return refuse(422, 'The picture is too large.')
    if (fate === 'down') return refuse(503, 'down')
    if (fate === 'signIn') return refuse(401, 'who?')
    if (fate === 'forbidden') return refuse(403, 'not yours')
    if (fate === 'stale' || (save.ifMatch !== null && save.ifMatch !== tag())) return refuse(412, 'changed')
    keep(save.body)
    if (fate === 'answerLost') throw new TypeError('no answer')
    return Response.json({ result: true }, fate === 'untagged' ? {} : { headers: { ETag: tag() } })
  }

  const platform = createFakePlatform({
    clock,
    async fetch(input, init = {}) {
      const { pathname } = new URL(input)
      if (init.method === 'PUT') {
        const arrived = {
          ifMatch: new Headers(init.headers).get('if-match'),
          body: JSON.parse(String(init.body)),
        }
        saves.push(arrived)
        return save(arrived, fates[saves.length - 1] ?? 'answered', init.signal)
      }
      if (!pathname.includes('booking-module-settings')) {
        const { result } = examples.settingUser.answer
        return Response.json({ result: { ...result, role, partner_id: 2001, user_id: 3001 } })
      }
      reads += 1
      if (!isReadable) throw new TypeError('no answer')
      return Response.json({ result: kept }, { headers: { ETag: tag() } })
    },
    ...parts,
  })
  platform.cookies.set('token_ng', 'secret', 3600)
  const module = createModule({ config: { apiBase: 'https://api.wherry.test', ...config }, platform })

  return {
    module,
    platform,
    clock,
    saves,
    flow: editorOf(module),
    reader: moduleSettingsOf(module),
    /** Reads the visitor and their partner's settings. */
    async begin() {
      moduleSettingsOf(module).begin()
      settingsOf(module).begin()
      await settle()
    },
    /** Returns the settings that the service has stored. */
    kept: () => kept,
    tag,
    reads: () => reads,
    /** Saves settings as another person. */
    saveElsewhere: keep,
    setReadable(next: boolean) {
      isReadable = next
    },
    letGo() {
      for (const go of held.splice(0)) go()
    },
  }
}
