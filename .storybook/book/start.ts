/** First block of a language in a text of Markdown; empty where there is none. */
function blockOf(markdown: string, language: string): string {
  const open = `\`\`\`${language}\n`
  const from = markdown.indexOf(open)
  if (from < 0) return ''
  const to = markdown.indexOf('\n```', from + open.length)
  return to < 0 ? '' : markdown.slice(from + open.length, to)
}

/** Line that installs the package, from its README. */
export const install = (readme: string): string => blockOf(readme, 'sh')
/** First example of the README. */
export const firstExample = (readme: string): string => blockOf(readme, 'tsx')

const withoutMarks = (text: string) => text.replace(/[*`]/g, '')

/**
 * First sentence of each change that comes with the next release of a package; empty right after a release.
 *
 * @param files texts of the changesets by their paths. A text without a head is none.
 * @param name full name of the package.
 */
export function coming(files: Readonly<Record<string, string>>, name: string): string[] {
  return Object.keys(files)
    .sort()
    .flatMap((path) => {
      const [, head = '', words = ''] = files[path]!.slice(0, 20_000).split(/^---$/m)
      const [first = ''] = words.trim().split('\n\n')
      const sentence = first.split(/(?<=\.)\s/)[0]!
      return head.includes(`'${name}'`) && sentence ? [withoutMarks(sentence)] : []
    })
}

/**
 * Newest entry of a CHANGELOG: its version, and what it says line by line, without the marks of Markdown.
 *
 * @returns an empty version and no line where there is no entry.
 */
export function newest(changelog: string): { version: string; lines: string[] } {
  const entry = changelog.slice(0, 20_000).split(/^## /m)[1] ?? ''
  const [version = '', ...rest] = entry.split('\n')
  const lines = rest
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => line.trim().replace(/^- /, ''))
    .map(withoutMarks)
  return { version: version.trim(), lines }
}
