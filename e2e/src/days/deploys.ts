import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inject } from 'vitest'
import { startEdgeIn } from '../edgeServer.ts'

const dist = fileURLToPath(new URL('../../../apps/module/dist', import.meta.url))

/** The module before and after a deploy, at the same address. */
export interface Deploys {
  /** The module with its base path. */
  readonly url: string
  /** Serves another build from now on: all of its files have other names, and the old files are gone. */
  deploy(): void
  /**
   * @param path of a file, such as `/assets/a.js`
   * @returns whether the build that is served now has the file
   */
  has(path: string): boolean
  close(): Promise<void>
}

/** Copies a build under other file names, as if it were built from changed sources. */
function renamed(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  const assets = join(to, 'assets')
  const names = readdirSync(assets)
  // The length is bounded and the name must follow a quote or slash, because a build contains long runs of letters.
  const anyName = /(?<=[/"'`])[\w.-]{1,80}\.(?:js|css)\b/g
  const known = new Set(names.filter((name) => /\.(js|css)$/.test(name)))
  for (const name of known) {
    const text = readFileSync(join(assets, name), 'utf8')
    writeFileSync(
      join(assets, `new-${name}`),
      text.replaceAll(anyName, (found) => (known.has(found) ? `new-${found}` : found)),
    )
    rmSync(join(assets, name))
  }
  const index = join(to, 'index.html')
  writeFileSync(
    index,
    readFileSync(index, 'utf8').replaceAll(anyName, (found) => (known.has(found) ? `new-${found}` : found)),
  )
}

/** A folder with the module as it is after the next deploy. */
export function nextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wherry-next-'))
  renamed(dist, folder)
  return folder
}

/** Serves the built module, and after `deploy` the next build. */
export async function startDeploys(next: string): Promise<Deploys> {
  const folder = mkdtempSync(join(tmpdir(), 'wherry-deploys-'))
  const [served, other] = [join(folder, 'served'), join(folder, 'other')]
  symlinkSync(dist, served)
  const edge = await startEdgeIn('node', {
    dist: served,
    port: 0,
    config: {
      apiBase: inject('api'),
      debounceMs: 300,
      accountUrl: inject('account'),
      sections: { rent: true, yacht: false },
    },
  })
  return {
    url: `${edge.url}/transfer`,
    deploy() {
      symlinkSync(next, other)
      renameSync(other, served)
    },
    has: (path) => existsSync(join(served, path)),
    async close() {
      await edge.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
