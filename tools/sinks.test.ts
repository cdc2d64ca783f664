import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Ways by which a text becomes markup beside the one of React, which Biome forbids, and DOMPurify's. */
const htmlSink =
  /\.(inner|outer)HTML\s*[+|?]*=(?!=)|['"]?(inner|outer)HTML['"]?\s*:|\bsrcdoc\b|insertAdjacentHTML|document\.write|setHTML|createContextualFragment|parseFromString|dangerouslySetInnerHTML/i

/** A message to whoever is there. */
const anyTarget = /postMessage\([^;]*?(['"`])\*\1/

const sources = globSync('{packages,apps}/{booking,ui,embed,module,edge}/src/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.(test|stories)\.|\/testing\/|\.d\.ts$/.test(file))

describe('what no source of ours may write', () => {
  it.each([
    'element.innerHTML = text',
    'element.outerHTML += text',
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
})
