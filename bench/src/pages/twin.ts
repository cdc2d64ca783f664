import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { build } from 'esbuild'
import type { Page } from 'playwright'
import { settings, threeLanguages } from '../sizes/bundle.ts'
import { peersFolder } from '../sizes/peers.ts'

/** A tag with its attributes, named as in React, and its children. */
export type Tree = [tag: string, props: Record<string, unknown>, ...within: (Tree | string)[]]

/** The visible contents of a page, without its behaviour. */
export interface Shown {
  readonly tree: Tree
  /** Attributes of the `html` element. */
  readonly html: Record<string, string>
  readonly sheets: readonly string[]
  readonly styles: readonly string[]
}

/** Reads the visible contents of a page that has come to rest. */
export function readShown(page: Page): Promise<Shown> {
  return page.evaluate(() => {
    const names: Record<string, string> = {
      class: 'className',
      for: 'htmlFor',
      tabindex: 'tabIndex',
      readonly: 'readOnly',
      value: 'defaultValue',
      autocomplete: 'autoComplete',
      maxlength: 'maxLength',
      inputmode: 'inputMode',
      enterkeyhint: 'enterKeyHint',
      spellcheck: 'spellCheck',
      autocapitalize: 'autoCapitalize',
      viewbox: 'viewBox',
      srcset: 'srcSet',
      crossorigin: 'crossOrigin',
      fetchpriority: 'fetchPriority',
    }
    const styleOf = (text: string) =>
      Object.fromEntries(
        text.split(';').flatMap((rule) => {
          const [name, ...value] = rule.split(':')
          if (!name?.trim() || value.length === 0) return []
          const key = name.trim()
          const inScript = key.startsWith('--')
            ? key
            : key.replace(/-([a-z])/g, (_, one) => one.toUpperCase())
          return [[inScript, value.join(':').trim()]]
        }),
      )
    const propsOf = (element: Element) =>
      Object.fromEntries(
        [...element.attributes].map(({ name, value }) => {
          if (name === 'style') return [name, styleOf(value)]
          const isSwitch = [
            'checked',
            'disabled',
            'hidden',
            'open',
            'inert',
            'required',
            'multiple',
          ].includes(name)
          const key = name === 'checked' ? 'defaultChecked' : (names[name] ?? name)
          return [key, isSwitch ? true : value]
        }),
      )
    const treeOf = (element: Element): Tree => [
      element.tagName.toLowerCase() === element.tagName ? element.tagName : element.tagName.toLowerCase(),
      propsOf(element),
      ...[...element.childNodes].flatMap((node): (Tree | string)[] => {
        if (node instanceof Element) return /^(script|style)$/i.test(node.tagName) ? [] : [treeOf(node)]
        return node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : []
      }),
    ]
    const textOf = (sheet: CSSStyleSheet) => [...sheet.cssRules].map((rule) => rule.cssText).join('\n')
    return {
      tree: treeOf(document.querySelector('#wherry')!),
      html: Object.fromEntries(
        [...document.documentElement.attributes].map(({ name, value }) => [name, value]),
      ),
      sheets: [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(
        ({ href }) => new URL(href).pathname,
      ),
      styles: [
        ...[...document.querySelectorAll('style')].map(({ textContent }) => textContent ?? ''),
        ...document.adoptedStyleSheets.map(textOf),
      ],
    }
  })
}

/** Scripts that render the contents of a page: by React only, or with fields and buttons of React Aria. */
const entries = { bare: './bare.ts', aria: './reactAria.jsx' }
export type TwinKind = keyof typeof entries

/** Builds the script that renders the same page, minified like ours. */
async function scriptOf(kind: TwinKind, { tree }: Shown): Promise<Uint8Array> {
  const { outputFiles } = await build({
    ...settings,
    entryPoints: [{ in: fileURLToPath(new URL(entries[kind], import.meta.url)), out: 'twin' }],
    define: { ...settings.define, SHOWN: JSON.stringify(tree) },
    nodePaths: [join(peersFolder, 'node_modules')],
    plugins: [threeLanguages],
  })
  return outputFiles![0]!.contents
}

const types: Record<string, string> = {
  js: 'text/javascript',
  css: 'text/css',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
}

/**
 * Serves the twin of a page: one document, React, the same style sheets, fonts and pictures. Texts are compressed as in
 * ours.
 *
 * @param dist folder of our build, from which style sheets and fonts are taken
 */
export async function serveTwin(
  kind: TwinKind,
  shown: Shown,
  dist: string,
): Promise<{ url: string; close(): void }> {
  const attributes = Object.entries(shown.html)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
  const page = `<!doctype html><html ${attributes}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Twin</title>${shown.sheets
    .map((path) => `<link rel="stylesheet" href="${path}">`)
    .join(
      '',
    )}${shown.styles.map((text) => `<style>${text}</style>`).join('')}<script type="module" src="/twin.js"></script></head><body><div id="wherry"></div></body></html>`
  const script = await scriptOf(kind, shown)
  const server: Server = createServer(async ({ url = '' }, response) => {
    const path = new URL(url, 'http://twin').pathname
    const body =
      path === '/' ? page : path === '/twin.js' ? script : await readFile(join(dist, path)).catch(() => null)
    const type = types[path.split('.').at(-1)!] ?? 'text/html; charset=utf-8'
    if (body === null) return response.writeHead(404).end()
    const isText = !type.startsWith('font')
    response.writeHead(200, { 'content-type': type, ...(isText && { 'content-encoding': 'gzip' }) })
    response.end(isText ? gzipSync(body) : body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    close: () => void server.close(),
  }
}
