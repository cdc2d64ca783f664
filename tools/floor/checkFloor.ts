import { ESLint } from 'eslint'
import stylelint from 'stylelint'
import { run } from '../run.ts'
import { newerNames } from './newerNames.ts'
import { newerNamesRule } from './newerNamesRule.ts'
import { floor } from './targets.ts'

/** Something that a browser of the floor does not know. */
export interface AboveFloor {
  /** A name, or a feature of sheets by its name in caniuse. */
  readonly what: string
  /** File, line and column, and the browsers. */
  readonly where: string
}

/** Syntax that the floor cannot read, as es-check says it; null: none. */
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

/** Names of newer browsers in the files. */
export const newerNamesInFiles = async (files: readonly string[]): Promise<AboveFloor[]> =>
  namesIn(await eslint.lintFiles([...files]))

/** The same in a text. */
export const newerNamesIn = async (code: string): Promise<AboveFloor[]> =>
  namesIn(await eslint.lintText(code, { filePath: 'planted.js' }))

const rule = 'plugin/no-unsupported-browser-features'

/** Features of newer browsers in sheets, or in a text; what stands behind `@supports` is left out by the checker. */
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
