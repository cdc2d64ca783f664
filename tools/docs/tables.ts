/** The rows of each table in a text, without the head; cells are unchanged. */
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

/** The part of a page under a heading of level two, up to the next such heading. */
export const partOf = (text: string, heading: string): string =>
  text.split(/^## /m).find((part) => part.startsWith(`${heading}\n`)) ?? ''

/** A cell without its back quotes. */
export const bare = (cell: string): string => cell.replaceAll('`', '')
