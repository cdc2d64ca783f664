/** In place of the reader of patterns that wouter brings and nothing here asks (vite.config.ts). @throws Error always */
export function parse(pattern: string): never {
  throw new Error(`No path is a pattern here: ${pattern}`)
}
