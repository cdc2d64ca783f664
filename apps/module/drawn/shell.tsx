import { createModule, ModuleProvider } from '@wherry/booking'
import { type Lang, languages } from '@wherry/booking/kernel'
import { nowhere } from '@wherry/booking/platform/nowhere'
import { App } from '../src/routes.tsx'
import { formShells } from './formShell.tsx'
import { framedShells } from './framedShell.tsx'
import { inactive } from './inactive.tsx'
import { withSheet } from './withSheet.tsx'

/** Sections besides transfers that are on. */
export interface ShellSections {
  rent: boolean
  yacht: boolean
}

/** Queries of the prerendered addresses by the beginnings of their files' names. No place is read, so any ids will do. */
const searches = { '': '', 'search-': 'from=a&to=b' }

/** Prerenders the finder for a visit with nothing but a language, the sections and maybe a search, as inactive HTML. */
async function shellOf(lang: Lang, sections: ShellSections, ssrSearch: string): Promise<string> {
  const module = createModule({
    platform: nowhere,
    config: { apiBase: '', lang, sections: { transfer: true, ...sections } },
  })
  await module.prepare()
  return withSheet(
    inactive(
      <ModuleProvider module={module}>
        <App menu ssrSearch={ssrSearch} />
      </ModuleProvider>,
    ),
  )
}

/**
 * Prerendered pages by file name, the form's (formShell.tsx) and those of frames (framedShell.tsx) among them: the finder
 * is `en.html`, with `search-` if two places are named, `-rent` and `-yacht` if those sections are on.
 */
export async function shells(): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const [begin, query] of Object.entries(searches))
    for (const lang of languages)
      for (const rent of [false, true])
        for (const yacht of [false, true])
          all[`${begin}${lang}${rent ? '-rent' : ''}${yacht ? '-yacht' : ''}.html`] = await shellOf(
            lang,
            { rent, yacht },
            query,
          )
  return { ...all, ...(await formShells()), ...(await framedShells()) }
}
