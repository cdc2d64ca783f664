import {
  chosenKey,
  createModule,
  errorsOf,
  followPartnerTheme,
  keepChosen,
  loadKeepFocus,
  loadSettleTexts,
  ModuleProvider,
  signInRequestOf,
} from '@wherry/booking'
import { loadEnterFrame } from '@wherry/booking/frame'
import { accountUrlOf } from '@wherry/booking/kernel'
import { loadPrepareDrawn } from '@wherry/booking/landing'
import '@wherry/ui/fonts.css'
import './page.css'
import { browserPlatform, takeToken } from '@wherry/booking/platform/browser'
import { loadCrumbs, onUnexpected, report } from '@wherry/booking/report'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { chooseOptions, readServed, wishedLangs } from './options.ts'
import { pageOf, pathOf } from './paths.ts'
import { App } from './routes.tsx'

async function begin(): Promise<void> {
  const token = takeToken()
  const written = document.getElementById('wherry-config')?.textContent ?? null
  const served = readServed(written)
  const page = browserPlatform()
  const frame = page.framed ? await (await loadEnterFrame())(page, written, { pageOf, pathOf }) : null
  const platform = frame?.platform ?? page
  const query = frame?.query ?? window.location.search
  // Frames of one page share sessionStorage, so a frame keeps its page's choices in its own name instead.
  const store = frame ? null : platform.storage.session
  const earlier = store?.get(chosenKey) ?? null
  const around = { query, earlier, hostLang: served.lang, browserLangs: navigator.languages }
  const chosen = chooseOptions(around)
  if (served.texts)
    chosen.lang = await (await loadSettleTexts())(platform, served, chosen.partner, wishedLangs(around))
  store?.set(chosenKey, keepChosen(query, earlier))
  document.documentElement.lang = chosen.lang

  // Anybody can write a link, so only an app may pass its user's token in the address (EMBED-02).
  const appToken = chosen.isApp && !frame ? token : null
  const module = createModule({
    platform,
    config: {
      ...served,
      ...chosen,
      appToken,
      accountUrl: served.accountUrl ?? accountUrlOf(window.location.origin, served.accountHosts ?? {}),
      sections: { transfer: true, ...served.sections },
      framed: frame?.isFrameMode ?? false,
      moduleUrl: window.location.origin + served.basePath,
    },
  })
  if (appToken) signInRequestOf(module).token = appToken
  onUnexpected((unexpected) => errorsOf(module).dispatch({ unexpected }))
  followPartnerTheme(module)
  const reported = served.errorReporting
  const place = document.getElementById('wherry')!
  await Promise.all([
    module.prepare(),
    frame?.follow(module),
    frame?.isFrameMode &&
      place.firstChild &&
      loadPrepareDrawn()
        .then((prepareDrawn) => prepareDrawn(module))
        .catch(report),
    reported &&
      loadCrumbs()
        .then(({ keepCrumbs }) => keepCrumbs(reported))
        .catch(report),
  ])
  guardFocus((run) => platform.clock.setTimeout(run, 0))
  const root = createRoot(place)
  const draw = () =>
    root.render(
      <StrictMode>
        <ModuleProvider module={module}>
          <App menu={served.menu && chosen.menu} />
        </ModuleProvider>
      </StrictMode>,
    )
  // If the prerendered finder is visible, React replaces it without blocking the page; else the module is rendered at
  // once.
  if (place.firstChild) startTransition(draw)
  else draw()
}

/** Keeps the focus from being lost (A11Y-04). The code for that is loaded when an element first gets the focus. */
function guardFocus(wait: (run: () => void) => () => void): void {
  const begun = (event: FocusEvent) => {
    const path = event.composedPath()
    loadKeepFocus()
      .then(({ keepFocus }) => keepFocus(path, wait))
      .catch((error: unknown) => {
        guardFocus(wait)
        report(error)
      })
  }
  addEventListener('focusin', begun, { once: true })
}

begin().catch((error: unknown) => {
  if (!report(error)) return
  // The build has put this text into the page, because the module's messages may not have loaded.
  const { content } = document.querySelector<HTMLTemplateElement>('#start-failed')!
  const texts = [...content.querySelectorAll('p')]
  const text = texts.find(({ lang }) => lang === document.documentElement.lang) ?? texts[0]
  document.getElementById('wherry')!.textContent = text!.textContent
})
