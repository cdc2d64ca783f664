import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

/*
 * What packages bring that no visitor of ours needs is left out of the build. Each of these knows the file that it
 * changes, and stops the build where that is no longer as it was.
 */

const stop = (what: string): never => {
  throw new Error(`${what} is built in another way than it was: look anew`)
}

/** What has been met in this build. */
const met = new Set<string>()

/** A package whose file has another name is not passed over in silence. */
const allMet: Plugin = {
  name: 'wherry-all-met',
  apply: 'build',
  generateBundle() {
    for (const what of ['Leaflet', 'dlv', 'rbush', 'The recipes', 'React', 'What asks for React', 'Valibot'])
      if (!met.has(what)) stop(what)
  },
}

/** Asks the browser whether it knows SVG by setting HTML, which Trusted Types refuse; every browser we serve does. */
const askedWithHtml = "div.innerHTML = '<svg/>';"

/** Leaflet as the page's policy has it (SEC-03): nothing that is loaded sets HTML. */
const leafletWithoutHtml: Plugin = {
  name: 'wherry-leaflet-without-html',
  transform: {
    filter: { id: /leaflet-src\.esm\.js$/ },
    handler(code) {
      if (!code.includes(askedWithHtml)) stop('Leaflet')
      met.add('Leaflet')
      return { code: code.replace(askedWithHtml, "div.append(svgCreate('svg'));"), map: null }
    },
  },
}

/** What finds a text by its key: in a browser its package hands out a wrapped copy, beside which the plain one lies. */
const plainDlv: Plugin = {
  name: 'wherry-plain-dlv',
  load: {
    filter: { id: /dlv\.umd\.js$/ },
    handler(id) {
      met.add('dlv')
      return readFileSync(id.replace('.umd.', '.es.'), 'utf8')
    },
  },
}

/** An index of boxes that the painter of vector tiles asks for: in a browser a wrapped copy, which every page would pay for. */
const plainRbush: Plugin = {
  name: 'wherry-plain-rbush',
  load: {
    filter: { id: /[\\/]rbush\.min\.js$/ },
    handler(id) {
      met.add('rbush')
      return readFileSync(id.replace('rbush.min.js', 'index.js'), 'utf8')
    },
  },
}

/** What spreads an object for browsers of before 2018, which we do not serve. */
const oldSpread = /function toPrimitive\([\s\S]*(?=function mapValues\()/

const recipesOfToday: Plugin = {
  name: 'wherry-recipes-of-today',
  transform: {
    filter: { id: /recipes.*createRuntimeFn-\w+\.esm\.js$/ },
    handler(code) {
      if (!oldSpread.test(code)) stop('The recipes')
      met.add('The recipes')
      return { code: code.replace(oldSpread, 'const _objectSpread2 = Object.assign;'), map: null }
    },
  },
}

/** The files of React that a visitor gets, by the names that they are asked for with. */
function reactFiles(): Readonly<Record<string, string>> {
  const ofModule = createRequire(import.meta.url)
  const ofDom = createRequire(ofModule.resolve('react-dom'))
  const file = (name: string, from = ofModule) => {
    const packageJson = from.resolve(`${name.split('/')[0]}/package.json`)
    return packageJson.replace('package.json', `cjs/${name.replace('/', '-')}.production.js`)
  }
  return {
    react: file('react'),
    'react/jsx-runtime': file('react/jsx-runtime'),
    'react-dom': file('react-dom'),
    'react-dom/client': file('react-dom/client'),
    scheduler: file('scheduler', ofDom),
  }
}

const required = /\b(\w+) = require\("([\w-]+)"\)/g
/** Names of a scheduler for tests, which this one never had. */
const testNames = /\bScheduler\.(?:log|unstable_setDisableYieldValue)\b/g

/**
 * React comes as files that hand out all they hold. Here each name is an export of its own, and what nobody asks for
 * (drawing over a server's markup, hints for resources, caches of a framework) stays away.
 */
function reactInNames(): Plugin {
  const files = reactFiles()
  return {
    name: 'wherry-react-in-names',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: /^(react|react-dom|scheduler)(\/|$)/ }, handler: (id) => files[id] ?? null },
    transform: {
      filter: { id: /\.production\.js$/ },
      handler(code, id) {
        if (!Object.values(files).includes(id)) return null
        const imports = [...code.matchAll(required)].map(
          ([, name, from]) => `import * as ${name} from '${from}';`,
        )
        const names = new Set<string>()
        const own = code
          .replace(/^var (?:\w+ = require\("[\w-]+"\),\s*)*\w+ = require\("[\w-]+"\);\s*/m, '')
          .replace(/^exports\.(\w+)(?= =)/gm, (_, name: string) => {
            const isKnown = names.has(name)
            names.add(name)
            return `${isKnown ? '' : 'let '}export_${name}`
          })
          .replace(/\bexports\.(\w+)/g, 'export_$1')
          .replace(testNames, 'undefined')
        const unknown = [...own.matchAll(/\bexport_(\w+)/g)].filter(([, name]) => !names.has(name!))
        if (names.size === 0 || unknown.length > 0 || /\brequire\(|\bexports\b|\bmodule\./.test(own))
          stop('React')
        met.add('React')
        const handed = [...names].map((name) => `export_${name} as ${name}`)
        return { code: `${imports.join('\n')}\n${own}\nexport { ${handed.join(', ')} };`, map: null }
      },
    },
  }
}

/** Who asks for all of React at once, and uses some of it. */
const wholeReact = /^import (\w+)(?:, ?(\{[^}]*\}))? from (['"]react(?:-dom)?['"])/gm
/** A name that is put together at run time, so that no build knows it. */
const hiddenName = /\bReact\[(?:" (\w+) "\.trim\(\)\.toString\(\)|"(\w+)" \+ "(\w+)")\]/g
/** SWR hands all of it to a tool of its own that looks on. */
const handedToTools = 'window.__SWR_DEVTOOLS_REACT__ = React;'

const reactByName: Plugin = {
  name: 'wherry-react-by-name',
  apply: 'build',
  transform: {
    filter: { id: /node_modules/, code: /['"]react(?:-dom)?['"]/ },
    handler(code) {
      const byName = code
        .replace(
          wholeReact,
          (_, whole: string, names: string | undefined, from: string) =>
            `import * as ${whole} from ${from};${names ? `import ${names} from ${from}` : ''}`,
        )
        .replace(hiddenName, 'React.$1$2$3')
        .replace(handedToTools, '')
      if (byName !== code) met.add('What asks for React')
      return { code: byName, map: null }
    },
  },
}

/**
 * Valibot comes as one file, so that the first screen would carry what only later ones check with. Here it lies in as
 * many files as it was written in.
 */
function valibotInFiles(): Plugin {
  const whole = /valibot\/dist\/index\.mjs$/
  const part = /valibot\/dist\/parts\//
  const parts = new Map<string, string>()
  return {
    name: 'wherry-valibot-in-files',
    apply: 'build',
    enforce: 'pre',
    resolveId: { filter: { id: part }, handler: (id) => ({ id, moduleSideEffects: false }) },
    load: {
      filter: { id: [whole, part] },
      handler(id) {
        if (!whole.test(id)) return parts.get(id) ?? null
        const code = readFileSync(id, 'utf8')
        const regions = [...code.matchAll(/^\/\/#region (src\/\S+)\n([\s\S]*?)^\/\/#endregion/gm)]
        /** Where each name is. */
        const home = new Map<string, string>()
        for (const [, file, body] of regions)
          for (const [, name] of body!.matchAll(/^(?:async )?(?:function\*?|const|let|var|class) ([\w$]+)/gm))
            home.set(name!, id.replace('index.mjs', `parts/${file}`))
        const exported = /^export \{ (.*) \};$/m.exec(code)?.[1]?.split(', ') ?? []
        const rest = regions.reduce((left, [region]) => left.replace(region, () => ''), code)
        if (exported.length < 100 || /[^\s]/.test(rest.replace(/^export \{.*\};$/m, ''))) stop('Valibot')
        met.add('Valibot')
        const from = (names: readonly string[]) =>
          names.map((name) => {
            const [own] = name.split(' as ')
            return [name, home.get(own!) ?? stop('Valibot')] as const
          })
        for (const [, file, body] of regions) {
          const self = id.replace('index.mjs', `parts/${file}`)
          const words = new Set(body!.match(/[\w$]+/g))
          const others = [...words].filter((word) => home.has(word) && home.get(word) !== self)
          const own = [...home].filter(([, where]) => where === self).map(([name]) => name)
          const imports = from(others).map(([name, where]) => `import { ${name} } from '${where}';`)
          parts.set(self, `${imports.join('\n')}\n${body}\nexport { ${own.join(', ')} };`)
        }
        return from(exported)
          .map(([name, where]) => `export { ${name} } from '${where}';`)
          .join('\n')
      },
    },
  }
}

export const leanDependencies: Plugin[] = [
  leafletWithoutHtml,
  plainDlv,
  plainRbush,
  recipesOfToday,
  reactInNames(),
  reactByName,
  valibotInFiles(),
  allMet,
]
