import { ClientError } from '../client/clientError.ts'

/** What is told of an error: its own words, or why a part of the page or a call did not come. Null: nothing is known. */
export type ErrorWords = { own: string } | 'chunk' | 'network' | 'offline' | 'timeout' | null

/** Names of variables and what programs write to each other: no sentence for a person (ERR-08). */
const noSentence = /^\s*[[{<]|\n|^\S*$/

/** What to tell of an error that took a screen's place. */
export function errorWords(error: unknown, isOnline: boolean): ErrorWords {
  if (!(error instanceof Error)) return null
  if (error.name === 'ChunkLoadError') return isOnline ? 'chunk' : 'offline'
  if (!(error instanceof ClientError)) return noSentence.test(error.message) ? null : { own: error.message }
  const { kind, status = 0, serverMessage } = error
  if (kind === 'rejected') return serverMessage && status < 500 ? { own: serverMessage } : null
  if (kind === 'unreadable') return null
  return isOnline ? (kind === 'timeout' ? kind : 'network') : 'offline'
}
