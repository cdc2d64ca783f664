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

/** The module before and after a deploy, at one address. */
export interface Deploys {
  /** The module with its base path. */
  readonly url: string
  /** From now on another build is served: every file of it has another name, and those of before are gone. */
  deploy(): void
  /** @param path of an address, as `/assets/a.js`. @returns whether the build that is served now has such a file */
  has(path: string): boolean
  close(): Promise<void>
}

/** Writes a build again under other names, as a build of other sources has. */
function renamed(from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  const assets = join(to, 'assets')
  const names = readdirSync(assets)
  // Bounded, and from a quote or a slash: a build holds long runs of letters.
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

/** A folder with the module as the next deploy has it. */
export function nextBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'wherry-next-'))
  renamed(dist, folder)
  return folder
}

/** Serves the built module, then the next one. */
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
