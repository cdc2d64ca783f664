import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { chromatic } from './chromatic.ts'

/** A runner that starts nothing: it notes the commands and answers with a code each. */
function recorder(codes: Record<string, number> = {}) {
  const ran: string[] = []
  const said: string[] = []
  const books: unknown[] = []
  const start = async (command: string, args: string[], { env }: { env: Record<string, string> }) => {
    ran.push([command, ...args].join(' '))
    books.push(env['WHERRY_BOOK'])
    return { code: codes[command] ?? 0, output: '', seconds: 0 }
  }
  return { ran, said, books, start, say: (text: string) => void said.push(text) }
}

describe('UI-19 Chromatic', () => {
  it.each([{}, { CHROMATIC_PROJECT_TOKEN: '' }])(
    'UI-19 is skipped without a token, and says so: %j',
    async (env) => {
      const { ran, said, start, say } = recorder()
      expect(await chromatic(env, start, say)).toBe(0)
      expect(ran).toEqual([])
      expect(said.join()).toContain('CHROMATIC_PROJECT_TOKEN is not set')
    },
  )

  it('UI-19 with a token Storybook is built and sent; the token stands in no command', async () => {
    const { ran, books, start, say } = recorder()
    expect(await chromatic({ CHROMATIC_PROJECT_TOKEN: 'chpt_0' }, start, say)).toBe(0)
    expect(ran).toHaveLength(2)
    // The review is of the design: no test is a picture.
    expect(books[0]).toBe('design')
    expect(ran[0]).toMatch(/^storybook build .*-o storybook-static$/)
    expect(ran[1]).toMatch(/^chromatic --storybook-build-dir storybook-static/)
    expect(ran.join()).not.toContain('chpt_0')
  })

  it('UI-19 a build that fails is not sent, and its code is ours', async () => {
    const { ran, start, say } = recorder({ storybook: 3 })
    expect(await chromatic({ CHROMATIC_PROJECT_TOKEN: 'chpt_0' }, start, say)).toBe(3)
    expect(ran).toHaveLength(1)
  })

  it('UI-19 the command itself ends with 0 where no token is set', () => {
    const { CHROMATIC_PROJECT_TOKEN: _token, ...env } = process.env
    const script = fileURLToPath(new URL('./chromatic.ts', import.meta.url))
    const { status, stdout } = spawnSync(process.execPath, [script], { env, encoding: 'utf8' })
    expect(stdout).toContain('Chromatic is skipped')
    expect(status).toBe(0)
  })
})
