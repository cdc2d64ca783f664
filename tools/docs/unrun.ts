/** Blocks that are nothing to run, by their first line, and why. */
export const unrun: Readonly<Record<string, string>> = {
  'contract → client –codec→ domain values → hooks → screens → routes → host':
    'a drawing; tools/law.test.ts holds the law',
}
