import { createModule } from '../../createModule.ts'
import type { ModuleConfig } from '../../module/module.tsx'
import { examples } from '../../wire/examples.ts'
import { createFakePlatform } from '../fakePlatform.ts'

/** Settings of a test with a visitor and the visitor's partner. */
export interface PartnerWorld {
  /** The visitor's role and partner. @default a guest of partner 2001 */
  user?: { role: string; partner_id: number | null }
  /** Response of the module settings by partner. @default {@link wireSettings} */
  answer?: (partner: string) => Response | Promise<Response>
  config?: Partial<ModuleConfig>
}

/** Sample settings on the wire. */
export const wireSettings = { theme: 'dark', header_en: 'Hello' }

/** Creates a module with such a service; also returns the partners whose settings were requested. */
export function createPartnerWorld({ user, answer, config }: PartnerWorld) {
  const asked: string[] = []
  const platform = createFakePlatform({
    async fetch(input) {
      const partner = /booking-module-settings\/([^/]+)$/.exec(new URL(input).pathname)?.[1]
      if (partner === undefined) {
        const { result } = examples.settingUser.answer
        return Response.json({ result: { ...result, ...(user ?? { role: 'guest', partner_id: 2001 }) } })
      }
      asked.push(partner)
      return answer?.(partner) ?? Response.json({ result: wireSettings }, { headers: { ETag: '"1"' } })
    },
  })
  return {
    asked,
    platform,
    module: createModule({ config: { apiBase: 'https://api.wherry.test', ...config }, platform }),
  }
}
