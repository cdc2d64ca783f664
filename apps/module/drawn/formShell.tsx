import { createModule, ModuleProvider, useModuleTheme } from '@wherry/booking'
import { DrawnForm, shownRideKey } from '@wherry/booking/booking'
import { type Lang, languages, routeTypes } from '@wherry/booking/kernel'
import { nowhere } from '@wherry/booking/platform/nowhere'
import { ThemeProvider } from '@wherry/ui'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { App } from '../src/routes.tsx'
import { inactive, readOnly } from './inactive.tsx'
import { withSheet } from './withSheet.tsx'

/**
 * Runs in the page before the module: puts the empty form of the tab's own kind of ride in the place of the placeholder,
 * with the texts that its last visit has kept. It is written into the page as its text, so it uses nothing from outside.
 */
function showRide(key: string): void {
  try {
    const drawn = document.currentScript?.parentElement
    const [kind = '', route, arrival, departure, notice] = (sessionStorage.getItem(key) ?? '').split('\n')
    const form = [...(drawn?.querySelectorAll('template') ?? [])].find(
      ({ dataset }) => dataset['ride'] === kind,
    )
    if (!drawn || !form) return
    const texts = {
      'header > p': route,
      '[id="drawn.dateArrival.time-note"]': arrival,
      '[id="drawn.dateDeparture.time-note"]': departure,
      '[data-flight] > :last-child': notice,
    }
    for (const [place, text = ''] of Object.entries(texts))
      form.content.querySelector(place)?.replaceChildren(text)
    drawn.querySelector('[data-coming]')?.replaceWith(form.content)
  } catch {
    // Without storage the placeholder stays.
  }
}

/** The theme and the language around a drawn form. */
function Look({ lang, children }: { lang: Lang; children: ReactNode }) {
  return (
    <ThemeProvider theme={useModuleTheme()} locale={lang}>
      {children}
    </ThemeProvider>
  )
}

/** Prerenders the booking form of a guest with a placeholder, and with the empty form of each kind of route for it. */
async function formShell(lang: Lang): Promise<string> {
  const module = createModule({ platform: nowhere, config: { apiBase: '', lang } })
  await module.prepare()
  const page = (
    <ModuleProvider module={module}>
      <App menu ssrPage="/prices" />
    </ModuleProvider>
  )
  // The first pass loads the parts of the page and its texts, so that the second one finds them and waits for nothing.
  await prerender(page)
  const forms = routeTypes.map((ride) => {
    const html = renderToStaticMarkup(
      <ModuleProvider module={module}>
        <Look lang={lang}>
          <template data-ride={`${lang} ${ride}`}>
            <DrawnForm routeType={ride} />
          </template>
        </Look>
      </ModuleProvider>,
      { identifierPrefix: ride },
    )
    return html.split(/(?=<template )|(?<=<\/template>)/)[1] ?? ''
  })
  const run = `(${showRide})(${JSON.stringify(shownRideKey)})`
  const script = renderToStaticMarkup(<script nonce="wherry-nonce-slot" />).replace('></', () => `>${run}</`)
  const html = inactive(page).replace(/<\/div>$/, (end) => [...forms.map(readOnly), script, end].join(''))
  return withSheet(html)
}

/** Prerendered forms by file name: `form-en.html`. The form's page has no menu of sections. */
export async function formShells(): Promise<Record<string, string>> {
  const all: Record<string, string> = {}
  for (const lang of languages) all[`form-${lang}.html`] = await formShell(lang)
  return all
}
