/** Parses a table written as text: one row per line, columns separated by `|`, empty lines ignored. */
export function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|'))
}
