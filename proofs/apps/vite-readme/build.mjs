import { readFileSync, writeFileSync } from 'node:fs'
import tailwindcss from '@tailwindcss/vite'
import { build } from 'vite'

/**
 * Builds the given pages; `examples` becomes `page/examples`. Each is built separately, because in a common build the
 * shared style sheet would come before each page's own one.
 */
const shell = readFileSync('shell.html', 'utf8')
for (const page of process.argv.slice(2)) {
  // The order of layers, which the README puts at the top of the head of a page with several style sheets.
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
