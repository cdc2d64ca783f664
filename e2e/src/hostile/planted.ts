import type { Page } from 'playwright'

/* Security holes for the harm checks to find, as somebody might write them. They exist only in pages of the tests. */

/** Unsafe uses of a text from outside, by name. */
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
    // The form has no action of its own, so the page stays and can be checked.
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
      // Texts that are no script throw, which is expected.
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
      // Texts that are no JSON throw, which is expected.
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

/** Opens a page that has only a title and a heading. */
export async function openBare(page: Page): Promise<void> {
  const address = 'http://localhost/bare'
  await page.route(address, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Bare</title><h1>Bare</h1>' }),
  )
  await page.goto(address)
}

/** Elements with allowed names and one forbidden part, each with the fault that the check must report. */
export const strangers: readonly (readonly [html: string, told: string])[] = [
  ['<b onclick="x()">x</b>', 'b[onclick]'],
  ['<b srcdoc="x">x</b>', 'b[srcdoc]'],
  ['<b is="x-evil">x</b>', 'b[is]'],
  ['<b contenteditable>x</b>', 'b[contenteditable]'],
  ['<b accesskey="x">x</b>', 'b[accesskey]'],
  ['<a ping="/x">x</a>', 'a[ping]'],
  ['<a download>x</a>', 'a[download]'],
  ['<a href="javascript:x()">x</a>', 'a[href=javascript:x()]'],
  ['<a href="vbscript:x">x</a>', 'a[href=vbscript:x]'],
  ['<a href="data:text/html,x">x</a>', 'a[href=data:text/html,x]'],
  ['<a href="blob:https://x.example/1">x</a>', 'a[href=blob:https://x.example/1]'],
  ['<a href="file:///etc">x</a>', 'a[href=file:///etc]'],
  ['<a href="https://%65vil.example/">x</a>', 'a[href=https://%65vil.example/]'],
  ['<a href="//evil。example/">x</a>', 'a[href=//evil。example/]'],
  ['<button formaction="/x">x</button>', 'button[formaction]'],
  ['<form action="/x"></form>', 'form[action]'],
  ['<table background="/x"></table>', 'table[background]'],
  ['<img srcset="/x 1x">', 'img[srcset]'],
  ['<svg><use href="https://x.example/#a"></use></svg>', 'use[href=https://x.example/#a]'],
  ['<svg><use xlink:href="#a"></use></svg>', 'use[xlink:href]'],
  ['<svg><style>*{}</style></svg>', '<style> outside the head'],
  ['<style>b{color:red}</style>', '<style> outside the head'],
  ['<link rel="icon" href="/x">', '<link> outside the head'],
  ['<meta name="referrer" content="unsafe-url">', '<meta> outside the head'],
  ['<p><template>x</template></p>', '<template> inside the page'],
  ['<p><noscript>x</noscript></p>', '<noscript> inside the page'],
  ['<p data-href="javascript:x()">x</p>', 'p[data-href]'],
  ['<p style="position:fixed;inset:0">x</p>', 'p[style=position:fixed;inset:0]'],
  ['<p style="content:none">x</p>', 'p[style=content:none]'],
  ['<p style="background:\\75rl(/x)">x</p>', 'p[style=background:\\75rl(/x)]'],
  ['<input name="attributes">', 'input[name=attributes]'],
]
