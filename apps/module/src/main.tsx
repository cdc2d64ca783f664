import { errorsOf } from '@wherry/booking/hooks/errorState.ts'
import { createModule, ModuleProvider } from '@wherry/booking/hooks/module.tsx'
import { signInDoor } from '@wherry/booking/hooks/signInDoor.ts'
import { followPartnerTheme } from '@wherry/booking/hooks/useModuleTheme.ts'
import '@wherry/ui/fonts.css'
import './page.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { chooseOptions, chosenKey, keepChosen, readServed, wishedLangs } from './options.ts'
import { browserPlatform } from './platform/browser.ts'
import { onUnexpected, report } from './report/reporter.ts'
import { App } from './routes.tsx'

/**
 * The token and the receipt of an address are read once: they go from there before anything is asked or told, wherever the
 * page stands (SEC-04, SEC-06). The entry of the history keeps the receipt, so that a reload shows the order (decision 0025).
 */
function takeToken(): string | null {
  const address = new URL(location.href)
  const take = (name: string) => {
    const value = address.searchParams.get(name)
    address.searchParams.delete(name)
    return value
  }
  const token = take('token')
  const receipt = take('receipt')
  if ((token ?? receipt) !== null)
    history.replaceState(receipt === null ? history.state : { ...history.state, receipt }, '', address)
  return token
}

async function begin(): Promise<void> {
  const token = takeToken()
  const written = document.getElementById('wherry-config')?.textContent ?? null
  const served = readServed(written)
  const page = browserPlatform()
  const frame = page.framed ? await (await import('./frame/frame.ts')).enterFrame(page, written) : null
  const platform = frame?.platform ?? page
  const query = frame?.query ?? window.location.search
  // Frames of one page share what is stored for the session; each knows by its own name what its page chose.
  const store = frame ? null : platform.storage.session
  const earlier = store?.get(chosenKey) ?? null
  const around = { query, earlier, hostLang: served.lang, browserLangs: navigator.languages }
  const chosen = chooseOptions(around)
  if (served.texts)
    chosen.lang = await (await import('./ownLanguage.ts')).settleTexts(
      served,
      chosen.partner,
      wishedLangs(around),
    )
  store?.set(chosenKey, keepChosen(query, earlier))
  document.documentElement.lang = chosen.lang

  // A link can be anybody's: only an app hands its user's token over in the address (EMBED-02).
  const appToken = chosen.isApp && !frame ? token : null
  const module = createModule({
    platform,
    config: {
      ...served,
      ...chosen,
      appToken,
      accountUrl:
        served.accountUrl ??
        (await import('@wherry/booking/domain/accountUrl.ts')).accountUrlOf(
          window.location.origin,
          served.accountHosts ?? {},
        ),
      sections: { transfer: true, ...served.sections },
      framed: frame?.isFrameMode ?? false,
      moduleUrl: window.location.origin + served.basePath,
    },
  })
  if (appToken) signInDoor(module).token = appToken
  onUnexpected((unexpected) => errorsOf(module).dispatch({ unexpected }))
  followPartnerTheme(module)
  const reported = served.errorReporting
  await Promise.all([
    module.prepare(),
    frame?.follow(module),
    reported && import('./report/crumbs.ts').then(({ keepCrumbs }) => keepCrumbs(reported)).catch(report),
  ])
  guardFocus((run) => platform.clock.setTimeout(run, 0))
  const place = document.getElementById('wherry')!
  const root = createRoot(place)
  const draw = () =>
    root.render(
      <StrictMode>
        <ModuleProvider module={module}>
          <App menu={served.menu && chosen.menu} />
        </ModuleProvider>
      </StrictMode>,
    )
  // Where the finder is seen already, what takes its place comes in small steps; else as soon as can be.
  if (place.firstChild) startTransition(draw)
  else draw()
}

/** Once something has the focus it is kept from being lost (A11Y-04); what does that comes with the first that has it. */
function guardFocus(wait: (run: () => void) => () => void): void {
  const begun = (event: FocusEvent) => {
    const path = event.composedPath()
    import('@wherry/booking/screens/shared/keepFocus.ts')
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
  // It stands in the page itself, from its build: it says that the messages, among others, did not come.
  const { content } = document.querySelector<HTMLTemplateElement>('#start-failed')!
  const texts = [...content.querySelectorAll('p')]
  const text = texts.find(({ lang }) => lang === document.documentElement.lang) ?? texts[0]
  document.getElementById('wherry')!.textContent = text!.textContent
})
