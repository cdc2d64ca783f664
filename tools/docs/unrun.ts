/** Blocks that nothing here can judge, by their first line, and why. */
export const unrun: Readonly<Record<string, string>> = {
  'contract → client –codec→ domain values → hooks → screens → routes → host':
    'a drawing; tools/law.test.ts holds the law',
  'script-src https://booking.example;':
    'a policy; e2e/src/embedPolicy.test.ts holds a page to the stricter one',
  "default-src 'none'; script-src 'nonce-R4nd0m'; frame-src https://booking.example":
    'a policy; e2e/src/embedPolicy.test.ts holds a page to it',
  'sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"':
    'one attribute; e2e/src/embedStorage.test.ts opens a frame with and without',
  'curl https://booking.example/embed/v1/integrity.json':
    'the address of an operator; apps/edge/src/loader.test.ts asks it of the edge',
}
