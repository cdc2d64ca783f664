import { ESLint } from 'eslint'
import stylelint from 'stylelint'
import { run } from '../run.ts'
import { newerNames } from './newerNames.ts'
import { newerNamesRule } from './newerNamesRule.ts'
import { floor } from './targets.ts'

/** A feature that one of the oldest supported browsers does not have. */
export interface AboveFloor {
  /** Name of the feature; for CSS its name in caniuse. */
  readonly what: string
  /** File, line and column, and the browsers that lack it. */
  readonly where: string
}

/** Syntax that the oldest supported browsers cannot parse, as es-check reports it; null if there is none. */
export async function newerSyntax(files: readonly string[]): Promise<string | null> {
  const query = floor.join(', ')
  const { code, output } = await run('es-check', [
    'checkBrowser',
    ...files,
    ...['--module', '--noColor', '--noCache', `--browserslistQuery=${query}`],
  ])
  return code === 0 ? null : output
}

const names = newerNames(floor)
const eslint = new ESLint({
  overrideConfigFile: true,
  ignore: false,
  allowInlineConfig: false,
  overrideConfig: [
    {
      files: ['**/*.js'],
      languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
      plugins: { floor: { rules: { names: newerNamesRule(names) } } },
      rules: { 'floor/names': 'error' },
    },
  ],
})

const namesIn = (results: readonly ESLint.LintResult[]): AboveFloor[] =>
  results.flatMap(({ filePath, messages }) =>
    messages.map(({ message, line, column }) => ({
      what: message.split(' ')[0] ?? '',
      where: `${filePath}:${line}:${column} ${message}`,
    })),
  )

/** Names in files that only newer browsers have. */
export const newerNamesInFiles = async (files: readonly string[]): Promise<AboveFloor[]> =>
  namesIn(await eslint.lintFiles([...files]))

/** Names in a text that only newer browsers have. */
export const newerNamesIn = async (code: string): Promise<AboveFloor[]> =>
  namesIn(await eslint.lintText(code, { filePath: 'planted.js' }))

const rule = 'plugin/no-unsupported-browser-features'

/**
 * CSS features in style sheets or in a text that only newer browsers have. The checker ignores rules inside of
 * `@supports`.
 */
export async function newerFeatures(
  sheets: { files: readonly string[] } | { code: string },
): Promise<AboveFloor[]> {
  const { results } = await stylelint.lint({
    ...('files' in sheets ? { files: [...sheets.files] } : sheets),
    config: {
      plugins: ['stylelint-no-unsupported-browser-features'],
      rules: { [rule]: [true, { browsers: floor }] },
    },
  })
  return results.flatMap(({ source, warnings }) =>
    warnings.map(({ text, line, column }) => ({
      what: /"([^"]+)"/.exec(text)?.[1] ?? text,
      where: `${source}:${line}:${column} ${text}`,
    })),
  )
}
