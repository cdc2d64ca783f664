import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root, run } from '../run.ts'
import { takeBlock } from './blocks.ts'

const folder = mkdtempSync(join(tmpdir(), 'wherry-docs-'))
const settings = join(folder, 'settings.json')
const worker = join(folder, 'worker.js')
beforeAll(() => expect(existsSync(join(root, 'apps/module/dist/index.html')), 'build first').toBe(true))
afterAll(() => rmSync(folder, { recursive: true }))

/** A command of the pages, with its files in a folder of the test and with any free port. */
const placed = (command: string) =>
  command
    .replace('pnpm exec ', '')
    .replace('settings.json', settings)
    .replace('worker.js', worker)
    .replace('--port=8080 --host=0.0.0.0', '--port=0 --host=127.0.0.1')
    .split(' ')

/** The answer to a request with this `host` header: fetch would send the host of the address. */
const askAs = (host: string, url: string) =>
  new Promise<{ status: number | undefined; policy: string; text: string }>((resolve, reject) => {
    const asked = request(url, { headers: { host } }, (answer) => {
      let text = ''
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part
      })
      const policy = String(answer.headers['content-security-policy'])
      answer.on('end', () => resolve({ status: answer.statusCode, policy, text }))
    })
    asked.on('error', reject).end()
  })

describe('the settings that the guides show serve the module as it is built', () => {
  it.each([
    [
      'of the guide for operators',
      takeBlock('docs/guides/operators.md', '{\n  "basePath"'),
      '/transfer',
      'help@example.com',
    ],
    [
      'of its words and languages',
      takeBlock('docs/guides/operators.md', '{\n  "config"'),
      '/transfer?lang=tr',
      'Türkçe',
    ],
    [
      'of the guide for back-end teams',
      takeBlock('docs/guides/back-end.md', '{ "config"'),
      '/transfer',
      'https://api.example.com',
    ],
  ])('%s', async (_what, block, path, shown) => {
    writeFileSync(settings, block)
    const [program, ...args] = placed(
      'pnpm exec node apps/edge/src/serve.ts settings.json --port=8080 --host=0.0.0.0',
    )
    const child = spawn(program!, args, { cwd: root })
    let told = ''
    child.stderr.on('data', (part) => {
      told += part
    })
    const ended = once(child, 'exit')
    try {
      const said = once(createInterface(child.stdout), 'line') as Promise<[string]>
      const [url] = await Promise.race([said, ended.then(() => expect.unreachable(told))])
      const [host = 'localhost'] = (JSON.parse(block) as { hosts?: string[] }).hosts ?? []
      const answer = await askAs(host, `${url}${path}`)
      expect(answer.status).toBe(200)
      expect(answer.policy).toContain('https://api.example.com')
      expect(answer.text).toContain(shown)
    } finally {
      child.kill('SIGTERM')
    }
    expect(await ended).toEqual([0, null])
    expect(told).toBe('')
  })
})

it('the worker is written by the command of the guide', async () => {
  const [program, ...args] = placed('pnpm exec node apps/edge/src/bundle.ts worker.js')
  const { code, output } = await run(program!, args)
  expect(code, output).toBe(0)
  expect(statSync(worker).size).toBeGreaterThan(10_000)
})
