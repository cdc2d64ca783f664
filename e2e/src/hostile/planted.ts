import type { Page } from 'playwright'

/*
 * Holes for the judges to find: what somebody could write one day. They stand in pages of the tests alone.
 */

/** What a page does with a text from outside. */
export const holes: Readonly<Record<string, (text: string) => void>> = {
  'takes it for HTML': (text) => {
    const place = document.createElement('p')
    document.body.append(place)
    place.innerHTML = text
  },
  'writes it into an attribute without quoting it': (text) => {
    const place = document.createElement('div')
    document.body.append(place)
    place.innerHTML = `<span title="${text}">x</span>`
  },
  'follows it': (text) => {
    const link = document.createElement('a')
    link.href = text
    document.body.append(link)
    link.click()
  },
  'sends a form that it has made no script for': () => {
    const form = document.createElement('form')
    // It goes nowhere by itself: the page is there to be looked at.
    form.method = 'dialog'
    document.body.append(form)
    form.requestSubmit()
  },
  'draws it as a picture': (text) => {
    const image = document.createElement('img')
    image.src = text
    document.body.append(image)
  },
  'runs it': (text) => {
    // biome-ignore lint/security/noGlobalEval: this is the hole.
    const run = eval
    try {
      run(text)
    } catch {
      // Not every text is a script.
    }
  },
  'merges it into its settings': (text) => {
    const merge = (into: Record<string, unknown>, from: Record<string, unknown>): void => {
      for (const [key, value] of Object.entries(from)) {
        if (typeof value === 'object' && value !== null) merge(into[key] as never, value as never)
        else into[key] = value
      }
    }
    try {
      merge({}, JSON.parse(text))
    } catch {
      // Not every text is JSON.
    }
  },
  'dresses itself by it': (text) => {
    const place = document.createElement('p')
    document.body.append(place)
    place.setAttribute('style', `background: ${text}`)
  },
  'names an element by it': (text) => {
    const place = document.createElement('p')
    place.id = text
    document.body.append(place)
  },
}

/** A page with nothing in it but the judge's own. */
export async function openBare(page: Page): Promise<void> {
  const address = 'http://localhost/bare'
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title><h1>Bare</h1>' }),
  )
  await page.goto(address)
}
