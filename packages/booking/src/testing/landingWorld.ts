import { examples } from '../contract/examples.ts'
import { createModule, type ModuleConfig } from '../hooks/module.tsx'
import { createFakePlatform } from './fakePlatform.ts'

/** A service that answers for a visitor and the partner they come from. */
export interface PartnerWorld {
  /** The visitor's role and partner. @default a guest of partner 2001 */
  user?: { role: string; partner_id: number | null }
  /** How the module settings answer, by partner. @default {@link wireSettings} */
  answer?: (partner: string) => Response | Promise<Response>
  config?: Partial<ModuleConfig>
}

/** Some settings as they come. */
export const wireSettings = { theme: 'dark', header_en: 'Hello' }

/** A module over such a service, and the partners it has asked for. */
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
