import { readFileSync } from 'node:fs'
import type { EdgeSettings } from '@wherry/edge/options.ts'

/** The settings that are required. */
interface Given {
  config?: { apiBase?: unknown } | null
}

/**
 * Reads a developer's own settings, which make the module call another service than the sandbox.
 *
 * @param file path from WHERRY_SETTINGS; null without one @throws Error with a sentence for the author of the file.
 */
export function ownSettings(file: string | undefined): EdgeSettings | null {
  if (!file) return null
  const refuse = (why: string): never => {
    throw new Error(`WHERRY_SETTINGS=${file}: ${why}`)
  }
  let text = ''
  let given: Given | null = null
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    refuse(`the file cannot be read (${(error as NodeJS.ErrnoException).code})`)
  }
  try {
    given = JSON.parse(text)
  } catch (error) {
    refuse(`the file is no JSON: ${(error as Error).message}`)
  }
  const base = given?.config?.apiBase
  const example = '{ "config": { "apiBase": "https://api.example.com" } }'
  if (typeof base !== 'string' || !/^https?:\/\/[^/]/.test(base) || !URL.canParse(base))
    refuse(`config.apiBase, the address of the API, is missing or is none: ${example}`)
  return given as EdgeSettings
}

/** First port, from WHERRY_PORT. @throws Error with a sentence for the person who has set it. */
export function firstPortOf(text = '4000'): number {
  const port = Number(text)
  if (!Number.isInteger(port) || port < 1024 || port > 65_000)
    throw new Error(`WHERRY_PORT=${text}: wanted is a whole number from 1024 to 65000`)
  return port
}

/** Tiles of the map, from WHERRY_TILES. Null: none. @throws Error with a sentence for the person who has set them. */
export function tilesOf(text: string | undefined): object | null {
  if (!text) return null
  const refuse = (): never => {
    const example = '{"url":"https://tiles.example.com/{z}/{x}/{y}.png","attribution":"© …"}'
    throw new Error(`WHERRY_TILES=${text}: wanted is JSON like ${example}`)
  }
  let given: { url?: unknown; attribution?: unknown } | null = null
  try {
    given = JSON.parse(text)
  } catch {
    refuse()
  }
  return typeof given?.url === 'string' && typeof given.attribution === 'string' ? given : refuse()
}
