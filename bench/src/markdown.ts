export const verdict = (isMet: boolean) => (isMet ? 'met' : '**missed**')

/** A Markdown table whose first column is text and whose other columns are numbers. */
export function markdown(head: readonly string[], body: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, at) => (at === 0 ? '---' : '---:')), ...body]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}
