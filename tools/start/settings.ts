import { readFileSync } from 'node:fs'
import type { EdgeSettings } from '@wherry/edge/options.ts'

/** As much of the settings as has to be there. */
interface Given {
  config?: { apiBase?: unknown } | null
}

/**
 * Settings of one's own, by which the module asks another service than the sandbox.
 *
 * @param file a path, as WHERRY_SETTINGS has it; without one there are none.
 * @throws Error a sentence for whoever wrote the file.
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
