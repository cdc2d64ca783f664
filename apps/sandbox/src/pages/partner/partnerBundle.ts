import { fileURLToPath } from 'node:url'

/** Source files of the scripts that the sandbox's sites run in a browser. */
export type BrowserScript = 'partnerScript.ts' | 'partnerReactScript.tsx' | 'hostileScript.ts'

const built = new Map<BrowserScript, Promise<string>>()

/** A script for the browser: one file with all its imports, built at the first request. */
export function scriptOf(name: BrowserScript): Promise<string> {
  const known = built.get(name) ?? bundle(name)
  built.set(name, known)
  return known
}

async function bundle(name: BrowserScript): Promise<string> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    tsconfigRaw: {},
  })
  return outputFiles[0]!.text
}
