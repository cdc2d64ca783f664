/** The rows of a table written as text: one a line, columns parted by `|`, empty lines left out. */
export function rowsOf(table: string): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split('|'))
}
