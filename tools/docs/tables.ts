/** The rows of each table in a text, the head left out, its cells as they stand. */
export function tablesOf(text: string): string[][][] {
  const runs = text.match(/(?:^\|.*\|\n)+/gm) ?? []
  return runs.map((run) =>
    run
      .trim()
      .split('\n')
      .slice(2)
      .map((row) =>
        row
          .slice(1, -1)
          .split('|')
          .map((cell) => cell.trim()),
      ),
  )
}

/** What stands between a heading of the second order and the next one. */
export const partOf = (text: string, heading: string): string =>
  text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

/** A cell without its back quotes. */
export const bare = (cell: string): string => cell.replaceAll('`', '')
