import { Link } from '@wherry/ui'
import { createElement, Fragment, type ReactNode } from 'react'
import { safeUrl } from '../../kernel/values/safeUrl.ts'

/**
 * Elements that HTML of the service may have. All others are removed, and so are all attributes that {@link
 * drawForeign} does not read.
 */
export const foreignTags = [
  ...['p', 'div', 'br', 'ul', 'ol', 'li', 'b', 'strong', 'i', 'em', 'a'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
] as const

type ForeignTag = (typeof foreignTags)[number]

const isForeignTag = (name: string): name is ForeignTag => (foreignTags as readonly string[]).includes(name)

/** Maximum nesting depth; deeper elements become plain text. */
const deepest = 40

/** Level of the largest heading, because the text is below a heading of level 2. */
const firstLevel = 3

interface Surroundings {
  hosts: readonly string[]
  /** Number that is added to the level of each heading. */
  shift: number
  parent: string
  depth: number
  /** True inside a paragraph or heading, where no block may begin. */
  isInLine: boolean
  isInLink: boolean
}

/**
 * Renders HTML of the service as React nodes of allowed elements. Links lead to the given hosts only, other links
 * become plain text. The fragment is only read, never put into the page.
 */
export function drawForeign(fragment: DocumentFragment, hosts: readonly string[]): ReactNode {
  const levels = [...fragment.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(levelOf)
  const shift = firstLevel - Math.min(6, ...levels)
  return drawAll(fragment, { hosts, shift, parent: '', depth: 0, isInLine: false, isInLink: false })
}

const levelOf = (heading: Element) => Number(heading.localName.slice(1))

function drawAll(parent: ParentNode & Node, around: Surroundings): ReactNode[] {
  return [...parent.childNodes].map((node, at) => draw(node, at, around))
}

const lists = ['ul', 'ol']
const structures = [...lists, 'table', 'thead', 'tbody', 'tfoot', 'tr']

function draw(node: ChildNode, key: number, around: Surroundings): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    const text = plain(node.nodeValue ?? '')
    if (text.trim() === '' && structures.includes(around.parent)) return null
    return lists.includes(around.parent) ? <li key={key}>{text}</li> : text
  }
  if (!(node instanceof Element)) return null
  const tag = node.localName
  if (tag === 'br') return lists.includes(around.parent) ? null : <br key={key} />
  if (plain(node.textContent ?? '').trim() === '' && tag !== 'td' && tag !== 'th') return null
  const drawn = drawElement(node, key, around)
  return lists.includes(around.parent) && tag !== 'li' ? <li key={key}>{drawn}</li> : drawn
}

function drawElement(element: Element, key: number, around: Surroundings): ReactNode {
  if (around.depth >= deepest) return plain(element.textContent ?? '')
  const tag = element.localName
  const inner = { ...around, parent: tag, depth: around.depth + 1 }
  const inPieces = () => (
    <Fragment key={key}>{drawAll(element, { ...inner, parent: around.parent })}</Fragment>
  )
  if (!isForeignTag(tag)) return inPieces()
  switch (tag) {
    case 'a': {
      const href = safeUrl(element.getAttribute('href') ?? '', around.hosts)
      if (href === null || around.isInLink) return inPieces()
      return (
        <Link key={key} href={href} isExternal>
          {drawAll(element, { ...inner, isInLink: true })}
        </Link>
      )
    }
    case 'b':
    case 'strong':
    case 'i':
    case 'em':
      return createElement(tag, { key }, drawAll(element, inner))
    case 'p':
      return around.isInLine ? inPieces() : <p key={key}>{drawAll(element, { ...inner, isInLine: true })}</p>
    case 'h1':
    case 'h2':
    case 'h3':
    case 'h4':
    case 'h5':
    case 'h6': {
      if (around.isInLine) return inPieces()
      const level = Math.min(6, levelOf(element) + around.shift)
      return createElement(`h${level}`, { key }, drawAll(element, { ...inner, isInLine: true }))
    }
    case 'li':
      if (!lists.includes(around.parent))
        return around.isInLine ? inPieces() : <div key={key}>{drawAll(element, inner)}</div>
      return <li key={key}>{drawAll(element, inner)}</li>
    case 'ol':
      if (around.isInLine) return inPieces()
      return (
        <ol key={key} start={startOf(element)}>
          {drawAll(element, inner)}
        </ol>
      )
    case 'br':
      return <br key={key} />
    default:
      return around.isInLine ? inPieces() : createElement(tag, { key }, drawAll(element, inner))
  }
}

/** First number of a list; it is kept because clauses are cited by number. */
function startOf(list: Element): number | undefined {
  const start = list.getAttribute('start')
  return start !== null && /^\d{1,4}$/.test(start) ? Number(start) : undefined
}

/** Removes control characters and the marks that override the writing direction. */
const plain = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]|(?![\n\t])\p{Cc}/gu, '')
