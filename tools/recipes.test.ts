import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

/** The names by which a source has what sheets hand out: `css.` of a whole sheet, or the style's own name. */
function sheetNames(text: string): string[] {
  const imports = text.matchAll(/^import (?:\* as (\w+)|\{([^}]*)\}) from '[^']+\.css\.ts'/gm)
  return [...imports].flatMap(([, all, some]) =>
    all ? [`${all}\\.\\w+`] : [...some!.matchAll(/(\w+)\s*(?:,|$)/g)].map(([, name]) => `${name}\\b`),
  )
}

/** Places where a source chooses between styles by itself, or a sheet has variants that are no recipe. */
function choices(text: string): string[] {
  const found = [...text.matchAll(/\bstyleVariants\b/g)].map(([word]) => word)
  const names = sheetNames(text)
  if (names.length === 0) return found
  const name = `(?:${names.join('|')})`
  const chosen = [
    // a ? css.b : …, a && css.b, a ?? css.b
    `(?:\\?|&&|\\|\\|)\\s*${name}`,
    // a ? … : css.b
    `\\?[^?:;{}=]+:\\s*${name}`,
    // css.sizes[size]
    `${name}\\[`,
  ]
  return [...found, ...[...text.matchAll(new RegExp(chosen.join('|'), 'g'))].map(([place]) => place)]
}

/** A recipe's function would bring the menu over its bar (UI-20, decisions/0029): these two are all that it chooses. */
const withoutRecipe = ['packages/ui/src/components/Menu/MenuList.tsx: && list.contains']

describe('what has variants', () => {
  const from = (line: string) =>
    `import * as css from './X.css.ts'\nimport { row as line } from './Y.css.ts'\n${line}`

  it.each([
    "import { style, styleVariants } from '@vanilla-extract/css'",
    'className={isBlock ? css.block : css.inline}',
    "className={isBlock ? '' : css.inline}",
    'className={cx(css.row, isBlock && css.block)}',
    'className={cx(css.row, css.sizes[size])}',
    'className={cx(css.row, !isBare && line)}',
    'className={own ?? css.row}',
  ])('and chooses a class by hand is told: %s', (line) => {
    expect(choices(from(line))).toHaveLength(1)
  })

  it.each([
    'className={cx(css.row, css.block({ isBlock, size }), className)}',
    'const shared = { className: css.row, id: isOpen ? id : undefined }',
    '{isOpen && <span className={css.row}>{text}</span>}',
    "data-open={isOpen ? '' : undefined}\n className={css.row}",
  ])('and has a recipe, or a state as an attribute, is not: %s', (line) => {
    expect(choices(from(line))).toEqual([])
  })

  it('is a recipe in all that is drawn (decisions/0029)', () => {
    const files = globSync('packages/{ui,booking}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.(test|stories|example|guide)\.tsx?$|\/testing\//.test(file),
    )
    expect(files.length).toBeGreaterThan(500)
    const told = files.flatMap((file) =>
      choices(readFileSync(`${root}${file}`, 'utf8')).map((place) => `${file}: ${place}`),
    )
    expect(told).toEqual(withoutRecipe)
  })
})
