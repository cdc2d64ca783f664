/** In place of what a server draws of a made theme, which none draws of the module (vite.config.ts). @throws Error always */
export function sheetOf(): never {
  throw new Error('The module is drawn in a browser')
}
