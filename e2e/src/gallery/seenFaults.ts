import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions, Spec } from 'axe-core'
import type { Frame, Page } from 'playwright'
import { findFaults } from './layoutFaults.ts'

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Tags of axe’s rules: WCAG 2.2 AA and axe’s own best practices. */
const allRules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/**
 * Rules whose result may depend on colours or text size: about appearance, reachability and names. The results of all
 * other rules depend on the width alone.
 */
const lookRules = [
  ...['color-contrast', 'target-size', 'scrollable-region-focusable', 'link-in-text-block'],
  ...['aria-hidden-focus', 'nested-interactive', 'button-name', 'link-name', 'label', 'select-name'],
  ...['aria-command-name', 'aria-dialog-name', 'aria-input-field-name', 'aria-toggle-field-name'],
  ...['image-alt', 'role-img-alt', 'svg-img-alt', 'summary-name'],
]

interface WithAxe {
  axe?: { run(context: object, options: RunOptions): Promise<AxeResults>; configure(spec: Spec): void }
}

/** @param extent 'look': only the rules whose result may depend on colours or text size */
export async function axeFaults(page: Page | Frame, extent: 'all' | 'look'): Promise<string[]> {
  const isThere = await page.evaluate(() => (globalThis as WithAxe).axe !== undefined)
  if (!isThere) {
    await page.evaluate(axeSource)
    // Lists and menus open outside of the landmarks, as the ARIA Authoring Practices Guide has them. Axe itself allows
    // that for dialogs.
    const regionMatcher = `${['dialog', 'alertdialog', 'menu', 'listbox'].map((role) => `[role=${role}]`).join()}, dialog, svg`
    await page.evaluate(
      (options) => (globalThis as WithAxe).axe?.configure({ checks: [{ id: 'region', options }] }),
      { regionMatcher },
    )
  }
  return page.evaluate(
    async ([tags, rules]) => {
      const { axe } = globalThis as WithAxe
      if (!axe) throw new Error('axe is not on the page')
      const { violations, incomplete } = await axe.run(document, {
        runOnly: rules ? { type: 'rule', values: rules } : { type: 'tag', values: tags },
        resultTypes: ['violations', 'incomplete'],
      })
      // In forced colours axe reads the author’s fill colour of letters, but the browser paints the system’s colour.
      const isPainted = (selector: string, hex: string) => {
        const element = document.querySelector(selector)
        const [red = 0, green = 0, blue = 0] =
          (element ? getComputedStyle(element).color : '').match(/\d+/g) ?? []
        const painted = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0')).join('')
        return element === null || `#${painted}` === hex
      }
      /**
       * True if another part, such as the fixed head of a scrolled page, covers the whole target. It is no target then.
       */
      const isCovered = (selector: string) => {
        const target = document.querySelector(selector)
        if (!target) return false
        const { left, top, right, bottom } = target.getBoundingClientRect()
        const points = [left + 1, (left + right) / 2, right - 1].flatMap((x) =>
          [top + 1, (top + bottom) / 2, bottom - 1].map((y) => [x, y] as const),
        )
        return points.every(([x, y]) => {
          const seen = document.elementFromPoint(x, y)
          return seen !== null && !seen.contains(target) && !target.contains(seen)
        })
      }
      // Axe cannot judge a text that has exactly the colour of its background.
      const unseen = incomplete.flatMap(({ nodes }) =>
        nodes
          .filter(({ any, target }) =>
            any.some(
              ({ data }) =>
                data?.messageKey === 'equalRatio' && isPainted(String(target.at(-1)), data.bgColor),
            ),
          )
          .map(({ target }) => `axe color-contrast: ${target.join(' ')} has the colour of its ground`),
      )
      const broken = violations.flatMap(({ id, nodes }) =>
        nodes.flatMap(({ target, html, any, all, none }) => {
          if (id === 'target-size' && isCovered(String(target.at(-1)))) return []
          const why = [...any, ...all, ...none][0]?.message ?? ''
          return `axe ${id}: ${target.join(' ')} ${html.slice(0, 120)} (${why.slice(0, 160)})`
        }),
      )
      return [...broken, ...unseen]
    },
    [allRules, extent === 'look' ? lookRules : null] as const,
  )
}

/** Faults of a page’s layout, as `findFaults` reports them. */
export const layoutFaults = (page: Page | Frame): Promise<string[]> => page.evaluate(findFaults)
