import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'wherry-serve-'))
afterAll(() => rmSync(folder, { recursive: true }))

const script = (name: string) => fileURLToPath(new URL(name, import.meta.url))

it('EMBED-09 one command serves the module by a file of settings, and ends by SIGTERM', async () => {
  writeFileSync(join(folder, 'index.html'), '<html><!--wherry-config--></html>')
  const settings = join(folder, 'settings.json')
  writeFileSync(
    settings,
    JSON.stringify({ basePath: '/ride', config: { apiBase: 'https://api.example.com' } }),
  )
  const child = spawn(process.execPath, [script('serve.ts'), settings, '--port=0', `--dist=${folder}`])
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string]
  const answer = await fetch(`${url}/ride`)
  expect(await answer.text()).toContain('"apiBase":"https://api.example.com"')
  expect(answer.headers.get('content-security-policy')).toContain('https://api.example.com')
  child.kill('SIGTERM')
  expect(await once(child, 'exit')).toEqual([0, null])
})

it.each(['serve.ts', 'bundle.ts'])('%s says what it wants', async (name) => {
  const child = spawn(process.execPath, [script(name)])
  let said = ''
  child.stderr.on('data', (part) => {
    said += part
  })
  await once(child, 'exit')
  expect(said).toContain(`node apps/edge/src/${name} `)
})

it('the worker of a network is one file', async () => {
  const file = join(folder, 'worker.js')
  const child = spawn(process.execPath, [script('bundle.ts'), file])
  expect(await once(child, 'exit')).toEqual([0, null])
  expect(readFileSync(file, 'utf8')).toMatch(/export \{[^}]* as default/)
})
