import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { describe, expect, it } from 'vitest'
import { takeBlock } from '../tools/docs/blocks.ts'
import { run } from '../tools/run.ts'
import { install, npmFolder } from './npm.ts'
import { readmeOf } from './readmes.ts'

/** Runs code in a folder by plain Node, which may read nothing outside of it: what is not installed there is not found. */
async function inNode(cwd: string, code: string): Promise<unknown> {
  const args = ['--permission', `--allow-fs-read=${cwd}`, '--input-type=module', '-e']
  const { code: ended, output } = await run('node', [...args, `console.log(JSON.stringify(${code}))`], {
    cwd,
  })
  expect(ended, output).toBe(0)
  return JSON.parse(output)
}

const exportsOf = (name: string) => `Object.keys(await import('${name}'))`

describe('UI-20 npm installs by the line of a README, in a folder with nothing in it', () => {
  it('@wherry/ui, and plain Node imports it', async () => {
    const cwd = npmFolder('ui')
    const line = takeBlock('packages/ui/README.md', 'npm i @wherry/ui', readmeOf('ui'))
    expect(takeBlock('docs/guides/partners.md', 'npm i @wherry/ui'), 'the guide says the same').toBe(line)
    await install(cwd, line)
    expect(await inNode(cwd, exportsOf('@wherry/ui'))).toContain('ThemeProvider')
    expect(await inNode(cwd, exportsOf('@wherry/ui/accent'))).toContain('createTheme')
  }, 180_000)

  it('@wherry/booking beside one @wherry/ui, and a bundler and plain Node find all that it imports there', async () => {
    const cwd = npmFolder('booking')
    await install(cwd, takeBlock('packages/booking/README.md', 'npm i @wherry/booking', readmeOf('booking')))
    const { metafile } = await build({
      stdin: { contents: `export * from '@wherry/booking'\nexport * from '@wherry/ui'`, resolveDir: cwd },
      absWorkingDir: cwd,
      bundle: true,
      packages: 'bundle',
      format: 'esm',
      loader: { '.png': 'empty', '.svg': 'empty' },
      outdir: 'out',
      write: false,
      metafile: true,
      logLevel: 'silent',
    })
    const inputs = Object.keys(metafile.inputs)
    expect(inputs.filter((path) => path.startsWith('..'))).toEqual([])
    expect(inputs).toContain('node_modules/@wherry/booking/dist/index.js')
    expect(inputs).toContain('node_modules/@wherry/ui/dist/index.js')
    expect(inputs.filter((path) => path.includes('node_modules/@wherry/booking/node_modules'))).toEqual([])
    expect(await inNode(cwd, exportsOf('@wherry/booking'))).toContain('createModule')
  }, 180_000)

  it('@wherry/embed, which brings nothing with it, and plain Node imports it', async () => {
    const cwd = npmFolder('embed')
    await install(cwd, takeBlock('packages/embed/README.md', 'npm i @wherry/embed', readmeOf('embed')))
    expect(readdirSync(join(cwd, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      '@wherry',
    ])
    expect(await inNode(cwd, exportsOf('@wherry/embed'))).toContain('defineModule')
  }, 180_000)
})
