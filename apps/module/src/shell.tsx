import { type Lang, languages } from '@wherry/booking/domain/language.ts'
import { createModule, ModuleProvider } from '@wherry/booking/hooks/module.tsx'
import type { Platform, Store } from '@wherry/booking/platform/platform.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { App } from './routes.tsx'

/** Of the outside there is nothing yet where the build draws: nobody's storage, no time that passes, no service. */
const nothing: Store = { get: () => null, set() {}, remove() {}, names: () => [] }
const end = () => () => {}
const nowhere: Platform = {
  clock: { now: () => 0, setTimeout: end },
  location: { hostName: '', open() {}, assign: async () => false, reload() {} },
  storage: { local: nothing, session: nothing },
  cookies: nothing,
  geolocation: { isOffered: async () => false, current: async () => 'unavailable' },
  clipboard: { write: async () => false },
  device: { print() {}, save: async () => false, share: null },
  online: { get: () => true, subscribe: end },
  visibility: { get: () => true, subscribe: end },
  watchInView: end,
  pageEvents: { onPageShow: end, onHistory: end, holdLeaving: end },
  isCopiedTab: false,
  framed: false,
  host: null,
  timeZone: () => 'UTC',
  languages: () => [],
  randomId: () => '',
  random: () => 0,
  report(error) {
    throw error
  },
  fetch: () => new Promise(() => {}),
}

/** Which sections beside the transfers are on. */
export interface ShellSections {
  rent: boolean
  yacht: boolean
}

/** The finder as it stands when nothing is known but the language and the sections: HTML of nothing that acts. */
async function shellOf(lang: Lang, sections: ShellSections): Promise<string> {
  const module = createModule({
    platform: nowhere,
    config: { apiBase: '', lang, sections: { transfer: true, ...sections } },
  })
  await module.prepare()
  // Nobody can do anything with it before the module itself stands in its place.
  return renderToStaticMarkup(
    <div inert aria-hidden="true">
      <ModuleProvider module={module}>
        <App menu />
      </ModuleProvider>
    </div>,
  ).replaceAll(/<input\b/g, '$& readonly')
}

/** All shells, by the name of their file: `en.html`, with `-rent` and `-yacht` where those sections are on. */
export async function shells(): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const lang of languages)
    for (const rent of [false, true])
      for (const yacht of [false, true])
        all[`${lang}${rent ? '-rent' : ''}${yacht ? '-yacht' : ''}.html`] = await shellOf(lang, {
          rent,
          yacht,
        })
  return all
}
