import { attributes } from '../../packages/embed/src/options.ts'
import type { Block } from './blocks.ts'

const empty = ['meta', 'link', 'img', 'input', 'br', 'hr', 'source', '!doctype']
const followed = [
  ...attributes,
  ...['source', 'medium', 'campaign', 'term', 'content'].map((name) => `utm-${name}`),
]
/** Attributes that each element on the pages may have. */
const known: Record<string, readonly string[]> = {
  'wherry-module': followed,
  script: ['async', 'src', 'nonce', 'crossorigin', 'integrity', 'type'],
  iframe: ['src', 'title', 'width', 'height', 'style', 'allow', 'referrerpolicy', 'loading', 'sandbox'],
  a: ['href'],
  style: [],
  '!doctype': ['html'],
}

/** Faults of a block of HTML, such as an unclosed element or an unknown attribute. */
export function markupTroubles({ file, line, text }: Block): string[] {
  const troubles: string[] = []
  const open: string[] = []
  // The text inside a script or a style sheet is not markup.
  const bare = text.replace(/(<(script|style)\b[^>]*>)[\s\S]*?(<\/\2>)/g, '$1$3')
  const rest = bare.replace(
    /<(\/?)([!a-z][\w-]*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/g,
    (_tag, slash: string, name: string, given: string) => {
      if (slash) {
        if (open.pop() !== name) troubles.push(`</${name}> ends nothing`)
        return ''
      }
      if (!empty.includes(name)) open.push(name)
      const names = [...given.replace(/="[^"]*"/g, '').matchAll(/[\w-]+/g)].map(([one]) => one)
      for (const one of names)
        if (!known[name]?.includes(one)) troubles.push(`<${name} ${one}>: nobody reads it`)
      if (new Set(names).size < names.length) troubles.push(`<${name}> says something twice`)
      for (const [, address] of given.matchAll(/\ssrc="[^"?]*\/transfer[^"?]*\?([^"]*)"/g))
        for (const key of new URLSearchParams(address).keys())
          if (!['menu', ...followed].includes(key.replaceAll('_', '-')))
            troubles.push(`?${key}: nobody reads it`)
      return ''
    },
  )
  if (rest.includes('<')) troubles.push(`no tag: ${rest.slice(rest.indexOf('<')).split('\n')[0]}`)
  for (const name of open) troubles.push(`<${name}> does not end`)
  return troubles.map((trouble) => `${file}:${line}: ${trouble}`)
}
