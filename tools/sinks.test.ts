import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Ways by which a text becomes markup beside the one of React, which Biome forbids, and DOMPurify's. */
const htmlSink =
  /(\.|\[['"`])(inner|outer)HTML(['"`]\])?\s*[+|?]*=(?!=)|['"]?(inner|outer)HTML['"]?\s*:|\bsrcdoc\b|insertAdjacentHTML|document\.write|setHTML|createContextualFragment|parseFromString|dangerouslySetInnerHTML/i

/** A message that is posted to any origin. */
const anyTarget = /postMessage\([^;]*?(['"`])\*\1/

/** The opening of another tab, which may reach back by `opener`. Each such place must name `noopener` soon after it. */
const opensTab = /(['"`])_blank\1/g
const opensSafely = /(['"`])_blank\1[^;]{0,80}?noopener/g

/** Number of places in a text that open another tab without `noopener`. */
const openedInto = (text: string): number =>
  (text.match(opensTab) ?? []).length - (text.match(opensSafely) ?? []).length

const sources = globSync('{packages,apps}/{booking,ui,embed,module,edge}/src/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.(test|stories)\.|\/testing\/|\.d\.ts$/.test(file))

describe('what no source of ours may write', () => {
  it.each([
    'element.innerHTML = text',
    'element.outerHTML += text',
    "element['innerHTML'] = text",
    'Object.assign(element, { innerHTML: text })',
    'frame.srcdoc = text',
    "element.insertAdjacentHTML('beforeend', text)",
    'document.write(text)',
    'new DOMParser().parseFromString(text, type)',
  ])('SEC-02 the law sees %s', (line) => {
    expect(htmlSink.test(line)).toBe(true)
  })

  it.each(["parent.postMessage(text, '*')", 'parent.postMessage(\n  { type },\n  "*",\n)'])(
    'SEC-02 D4 the law sees %j',
    (line) => {
      expect(anyTarget.test(line)).toBe(true)
      expect(anyTarget.test("parent.postMessage(text, origin)\nimport * as v from 'x'")).toBe(false)
    },
  )

  it('SEC-02 D4 sets no HTML from a text, and tells nothing to whoever is there', () => {
    expect(sources.length).toBeGreaterThan(500)
    const breaking = sources.filter((file) => {
      const text = readFileSync(`${root}${file}`, 'utf8')
      return htmlSink.test(text) || anyTarget.test(text)
    })
    expect(breaking).toEqual([])
  })

  it.each([
    '<a target="_blank" href={url}>',
    "window.open(url, '_blank')",
    "window.open(url, '_blank', 'popup')",
    "Object.assign(link, { target: '_blank' })",
    '<a target="_blank" href={one}>;<a target="_blank" rel="noopener" href={other}>',
  ])('SEC-02 D21 the law sees %s', (line) => {
    expect(openedInto(line)).toBe(1)
    expect(openedInto('<a target="_blank" rel="noopener noreferrer">')).toBe(0)
  })

  it('SEC-02 D21 no tab that we open may reach back', () => {
    const opening = sources.filter((file) => readFileSync(`${root}${file}`, 'utf8').includes('_blank'))
    expect(opening.length).toBeGreaterThan(4)
    expect(opening.filter((file) => openedInto(readFileSync(`${root}${file}`, 'utf8')) > 0)).toEqual([])
  })
})
