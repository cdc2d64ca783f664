/** Blocks that cannot be run, by their first line, each with the reason. */
export const blocksNotRun: Readonly<Record<string, string>> = {}
