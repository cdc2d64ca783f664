import { createModule, ModuleProvider } from '@wherry/booking/hooks/module.tsx'
import { followPartnerTheme } from '@wherry/booking/hooks/useModuleTheme.ts'
import '@wherry/ui/fonts.css'
import './page.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { chooseOptions, keepChosen, readServed } from './options.ts'
import { browserPlatform } from './platform/browser.ts'
import { App } from './routes.tsx'

const chosenKey = 'wherry-chosen'

async function begin(): Promise<void> {
  const served = readServed(document.getElementById('wherry-config')?.textContent ?? null)
  const platform = browserPlatform()
  const { search: query } = window.location
  const earlier = platform.storage.session.get(chosenKey)
  const chosen = chooseOptions({
    query,
    earlier,
    hostLang: served.lang,
    browserLangs: navigator.languages,
  })
  platform.storage.session.set(chosenKey, keepChosen(query, earlier))
  document.documentElement.lang = chosen.lang
  document.documentElement.toggleAttribute('data-framed', platform.framed)

  const module = createModule({
    platform,
    config: {
      ...served,
      ...chosen,
      sections: { transfer: true, ...served.sections },
      framed: platform.framed,
      moduleUrl: window.location.origin + served.basePath,
    },
  })
  followPartnerTheme(module)
  await module.prepare()
  createRoot(document.getElementById('wherry')!).render(
    <StrictMode>
      <ModuleProvider module={module}>
        <App menu={served.menu && chosen.menu} />
      </ModuleProvider>
    </StrictMode>,
  )
}

begin().catch((error: unknown) => {
  console.error(error)
  const place = document.getElementById('wherry')!
  place.textContent = startFailed[document.documentElement.lang as keyof typeof startFailed] ?? startFailed.en
})

/** The one text outside `messages`: it says that the messages, among others, could not be loaded. */
const startFailed = {
  en: 'The booking page could not be loaded. Check the connection and reload it.',
  ru: 'Страница бронирования не загрузилась. Проверьте связь и обновите её.',
  es: 'No se ha podido cargar la página de reserva. Comprueba la conexión y recárgala.',
}
