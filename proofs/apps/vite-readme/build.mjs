import { readFileSync, writeFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

/**
 * Builds the pages that it is given, `examples` into `page/examples`. Each is built by itself: of pages that are built
 * together, the sheet that they share comes before the own sheet of each.
 */
const shell = readFileSync('shell.html', 'utf8')
for (const page of process.argv.slice(2)) {
  // What the README has a page of several sheets say at the top of its head.
  const [order] = readFileSync('layered.css', 'utf8').split('\n')
  const head = page === 'headed' ? `<head>\n    <style>${order}</style>` : '<head>'
  writeFileSync(`${page}.html`, shell.replace('shell', page).replace('<head>', head))
  await build({
    configFile: false,
    logLevel: 'error',
    plugins: page.startsWith('tailwind') ? [tailwindcss()] : [],
    build: { outDir: `page/${page}`, rollupOptions: { input: `${page}.html` } },
  })
}
