import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Audit, Outcome } from '@siteimprove/alfa-act'
import { Device } from '@siteimprove/alfa-device'
import { Native as NativeDevice } from '@siteimprove/alfa-device/native'
import { type Document, Node } from '@siteimprove/alfa-dom'
import { Native } from '@siteimprove/alfa-dom/native'
import { Request, Response } from '@siteimprove/alfa-http'
import { type Flattened, Rules } from '@siteimprove/alfa-rules'
import { Conformance, Criterion } from '@siteimprove/alfa-wcag'
import { Page as WebPage } from '@siteimprove/alfa-web'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'

export const engineNames = ['axe', 'Alfa', 'Equal Access', 'HTML_CodeSniffer'] as const
export type CheckEngine = (typeof engineNames)[number]

/** A failure of a criterion of level A or AA, as an engine reports it. */
export interface Failure {
  readonly engine: CheckEngine
  readonly rule: string
  /** The beginning of the element’s HTML. */
  readonly element: string
  readonly message: string
}

/** An engine's report of a page. */
export interface Report {
  readonly failures: readonly Failure[]
  /** Number of passed checks; 0 if the engine saw nothing. */
  readonly passed: number
}

const source = (path: string) => readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')
const sources: Readonly<Record<'axe' | 'ace' | 'HTMLCS', string>> = {
  axe: source('axe-core/axe.min.js'),
  ace: source('accessibility-checker-engine/ace-window.js'),
  HTMLCS: source('html_codesniffer/build/HTMLCS.js'),
}

interface AceResult {
  readonly ruleId: string
  readonly value: readonly [string, string]
  readonly message: string
  readonly snippet: string
  readonly node: globalThis.Node
}
interface SnifferMessage {
  readonly type: number
  readonly code: string
  readonly msg: string
  readonly element: Element
}
/** The engines as they run on a page. */
interface WithEngines {
  isBehind?: (node: globalThis.Node) => boolean
  translation?: Record<string, Record<string, string>>
  axe?: { run(context: object, options: RunOptions): Promise<AxeResults> }
  ace_ibma?: {
    Checker: new () => {
      check(node: globalThis.Node, guidelines: readonly string[]): Promise<{ results: readonly AceResult[] }>
    }
  }
  HTMLCS?: {
    process(standard: string, node: globalThis.Node, done: () => void, fail: () => void): void
    getMessages(): readonly SnifferMessage[]
  }
}

/** Adds an engine to a page that does not have it yet. */
async function put(page: Page, global: 'axe' | 'ace_ibma' | 'HTMLCS', text: string): Promise<void> {
  // The engine is assigned to `globalThis`, because a script that is evaluated on a page keeps its names to itself.
  if (!(await page.evaluate((name) => name in globalThis, global)))
    await page.evaluate(`${text}\n;globalThis.${global} ??= ${global}`)
}

/**
 * Adds `isBehind` to a page: true of an element that an open modal layer hides from assistive technology. The tests of
 * each layer check that Tab stays in it.
 */
function knowBehind(): void {
  const isBehind = (node: globalThis.Node) => {
    const element = node instanceof Element ? node : node.parentElement
    const hidden = element?.closest('[aria-hidden=true]')
    const layers = [...document.querySelectorAll('[aria-modal=true]')]
    const isGuard = element?.hasAttribute('data-radix-focus-guard')
    return (
      !!hidden &&
      !isGuard &&
      layers.length > 0 &&
      !layers.some((one) => hidden.contains(one) || one.contains(hidden))
    )
  }
  Object.assign(globalThis, { isBehind })
}

const behind = 'behind a modal layer: '

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

async function byAxe(page: Page): Promise<Report> {
  await put(page, 'axe', sources.axe)
  return page.evaluate(async (values) => {
    const results = await (globalThis as WithEngines).axe?.run(document, {
      runOnly: { type: 'tag', values },
    })
    if (!results) throw new Error('axe is not on the page')
    return {
      passed: results.passes.reduce((sum, { nodes }) => sum + nodes.length, 0),
      failures: results.violations.flatMap(({ id, help, nodes }) =>
        nodes.map(({ html }) => ({ engine: 'axe' as const, rule: id, element: html, message: help })),
      ),
    }
  }, tags)
}

async function byEqualAccess(page: Page): Promise<Report> {
  await put(page, 'ace_ibma', sources.ace)
  return page.evaluate(async (mark) => {
    const { ace_ibma: ace, isBehind } = globalThis as WithEngines
    if (!ace || !isBehind) throw new Error('Equal Access is not on the page')
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2'])
    return {
      passed: results.filter(({ value }) => value[1] === 'PASS').length,
      failures: results
        .filter(({ value }) => value[0] === 'VIOLATION' && value[1] === 'FAIL')
        .map(({ ruleId, snippet, message, node }) => ({
          engine: 'Equal Access' as const,
          rule: ruleId,
          element: `${isBehind(node) ? mark : ''}${snippet}`,
          message,
        })),
    }
  }, behind)
}

async function bySniffer(page: Page): Promise<Report> {
  await put(page, 'HTMLCS', sources.HTMLCS)
  return page.evaluate(async () => {
    const { HTMLCS, translation } = globalThis as WithEngines
    if (!HTMLCS || !translation) throw new Error('HTML_CodeSniffer is not on the page')
    // Texts that the English of HTML_CodeSniffer lacks: without them it throws in the middle of a page.
    const { en = {} } = translation
    for (const kind of ['Text', 'Multiline', 'Password', 'Url', 'Telephone', 'Numeric', 'Month', 'Date'])
      en[`1_3_5_H98.InvalidAutoComplete_${kind}`] ??= `{{x}} is no value for ${kind}`
    await new Promise<void>((resolve, reject) => {
      HTMLCS.process('WCAG2AA', document, resolve, () => reject(new Error('HTML_CodeSniffer gave up')))
    })
    const messages = HTMLCS.getMessages()
    // HTML_CodeSniffer reports errors, warnings and notices, but no passed checks.
    return {
      passed: messages.filter(({ type }) => type !== 1).length,
      failures: messages
        .filter(({ type }) => type === 1)
        .map(({ code, element, msg }) => ({
          engine: 'HTML_CodeSniffer' as const,
          rule: code.replace('WCAG2AA.', ''),
          element: element.outerHTML ?? '#document',
          message: msg,
        })),
    }
  })
}

const rules: Flattened.Rule[] = [...Rules.values()]
const rulesOfAA = rules.filter((rule) =>
  rule.hasRequirement((one) => Criterion.isCriterion(one) && Conformance.isAA()(one)),
)

interface AlfaTarget {
  readonly type: string
  readonly name?: string
  readonly data?: string
  readonly value?: string
  readonly attributes?: readonly { readonly name: string; readonly value: string }[]
}

/** Name of the attribute by which an element of the page is found again for an outcome of Alfa. */
const idName = 'data-alfa-id'

/** The target of an outcome as HTML. */
function written({ type, name, data, value, attributes = [] }: AlfaTarget): string {
  if (type === 'text') return data ?? ''
  if (type === 'attribute') return `${name}="${value}"`
  if (type !== 'element') return `#${type}`
  const own = attributes.filter((one) => one.name !== idName)
  return `<${[name, ...own.map((one) => `${one.name}="${one.value}"`)].join(' ')}>`
}

async function byAlfa(page: Page): Promise<Report> {
  const drawn: Document.JSON = await page.evaluate(
    `(${Native.fromNode})(document, { injectDataAlfaId: true })`,
  )
  const device: Device.JSON = await page.evaluate(`(${NativeDevice.fromWindow})()`)
  const input = WebPage.of(Request.empty(), Response.empty(), Node.from(drawn), Device.from(device))
  const outcomes = [...(await Audit.of(input, rulesOfAA).evaluate())]
  const failed = outcomes.filter(Outcome.isFailed).map((one) => {
    const { rule, target, expectations } = one.toJSON()
    const first = (Array.isArray(target) ? target[0] : target) as unknown as AlfaTarget
    return {
      id: first.attributes?.find(({ name }) => name === idName)?.value ?? '',
      failure: {
        engine: 'Alfa' as const,
        rule: rule.uri.split('/').at(-1) ?? rule.uri,
        element: written(first),
        message: /"message":"((?:[^"\\]|\\.)*)"/.exec(JSON.stringify(expectations))?.[1] ?? '',
      },
    }
  })
  const areBehind = await page.evaluate(
    ([ids, attribute]) => {
      const { isBehind } = globalThis as WithEngines
      const marked = ids.map((id) => {
        const element = document.querySelector(`[${attribute}="${id}"]`)
        return element !== null && !!isBehind?.(element)
      })
      for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute)
      return marked
    },
    [failed.map(({ id }) => id), idName] as const,
  )
  return {
    passed: outcomes.filter(Outcome.isPassed).length,
    failures: failed.map(({ failure }, at) => ({
      ...failure,
      element: `${areBehind[at] ? behind : ''}${failure.element}`,
    })),
  }
}

const engines: Readonly<Record<CheckEngine, (page: Page) => Promise<Report>>> = {
  axe: byAxe,
  Alfa: byAlfa,
  'Equal Access': byEqualAccess,
  HTML_CodeSniffer: bySniffer,
}

const longest = 200

/** Runs all engines, one after the other, on the current state of a page. */
export async function askAll(page: Page): Promise<Readonly<Record<CheckEngine, Report>>> {
  const reports = {} as Record<CheckEngine, Report>
  await page.evaluate(knowBehind)
  for (const name of engineNames) {
    const { passed, failures } = await engines[name](page)
    reports[name] = {
      passed,
      failures: failures.map((one) => ({
        ...one,
        element: one.element.replace(/\s+/g, ' ').slice(0, longest),
        message: one.message.slice(0, longest),
      })),
    }
  }
  return reports
}
