import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { root } from './run.ts'

const booking = `${root}packages/booking/src/`
const table = `${booking}kernel/model/draftFields.ts`

/** Most product files that name one field of a draft: its line in the table, its view, and the rules that it needs. */
const mostFiles = 6

/**
 * Fields that more files name, each with its count of files: a ceiling, to be lowered. The price, the times or the people
 * depend on them, or they have parts of their own.
 */
const ruled: Readonly<Record<string, number>> = {
  ...{ offer: 41, from: 27, to: 17, stops: 15, durationSeconds: 15, form: 19, services: 10 },
  ...{ flexibleTariff: 13, flexibleAgreement: 10, isFastRide: 12 },
  ...{ returnRide: 24, change: 23, coordinator: 7, costCenter: 10, viewers: 10, hash: 9 },
  ...{ adults: 13, children: 16, childSeats: 10, passengers: 22, own: 7, payment: 9 },
}

const isProduct = (file: string) => !/\.(test|stories|guide)\.|(^|\/)(testing|messages)\//.test(file)
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: booking, encoding: 'utf8' })
  .split('\n')
  .filter((file) => file !== '' && isProduct(file))
  .map((file) => booking + file)

/** Sources of the planted files: one that names the field `waiting`, and one that has another word of the same letters. */
const planted: Readonly<Record<string, string>> = {
  [`${booking}booking/draft/names.planted.ts`]: `
    import type { Draft } from '../../kernel/model/booking.ts'
    export const isLong = ({ waiting, ...draft }: Draft) => waiting.length > draft.adults`,
  [`${booking}booking/draft/says.planted.ts`]: `
    export const isIdle = (state: { status: 'waiting' | 'done' }, waiting: boolean) => waiting && state.status === 'waiting'`,
}
const textOf = (file: string) => planted[file] ?? readFileSync(file, 'utf8')
const exists = (file: string) => file in planted || ts.sys.fileExists(file)

/** The compiler over the product's sources and the planted ones. It does not look at packages. */
const service = ts.createLanguageService({
  getCompilationSettings: () => ({
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    target: ts.ScriptTarget.ESNext,
    jsx: ts.JsxEmit.ReactJSX,
    allowImportingTsExtensions: true,
    strict: true,
    noEmit: true,
    noResolve: true,
    types: [],
  }),
  getScriptFileNames: () => [...sources, ...Object.keys(planted)],
  getScriptVersion: () => '1',
  getScriptSnapshot: (file) => (exists(file) ? ts.ScriptSnapshot.fromString(textOf(file)) : undefined),
  getCurrentDirectory: () => root,
  getDefaultLibFileName: ts.getDefaultLibFilePath,
  fileExists: exists,
  readFile: textOf,
})

/** Position of each field in the table, by its name. */
function positionsInTable(): Map<string, number> {
  const program = service.getProgram()!
  const checker = program.getTypeChecker()
  const exported = checker.getExportsOfModule(checker.getSymbolAtLocation(program.getSourceFile(table)!)!)
  const tables = exported.filter(({ name }) => name === 'draftFields' || name === 'tripFields')
  const fields = tables.flatMap((all) => checker.getTypeOfSymbol(all).getProperties())
  return new Map(fields.map(({ name, valueDeclaration }) => [name, valueDeclaration!.getStart()]))
}

const positions = positionsInTable()

/** Files that name a field, from the folder of the sources. */
function filesOf(name: string): string[] {
  const found = service.findReferences(table, positions.get(name)!) ?? []
  const files = found.flatMap(({ references }) => references.map(({ fileName }) => fileName))
  // The compiler does not count a name in quotes. One of a single word may be anything, such as a status.
  const quoted = /[A-Z]/.test(name) ? sources.filter((file) => textOf(file).includes(`'${name}'`)) : []
  return [...new Set([...files, ...quoted])].map((file) => file.replace(booking, '')).sort()
}

const isPlanted = (file: string) => file.endsWith('.planted.ts')

describe('a field of a draft', () => {
  it.each([...positions.keys()])('is named in few files: %s', (name) => {
    const files = filesOf(name).filter((file) => !isPlanted(file))
    expect(files).toContain('kernel/model/draftFields.ts')
    expect(files.length, files.join('\n')).toBeLessThanOrEqual(ruled[name] ?? mostFiles)
  })

  it('that a planted file names is found, and a word of the same letters is none', () => {
    expect(filesOf('waiting').filter(isPlanted)).toEqual(['booking/draft/names.planted.ts'])
    expect(filesOf('notes').filter(isPlanted)).toEqual([])
  })
})
