import { createEdge } from '@wherry/edge/handler.ts'
import { expect, it } from 'vitest'
import { partnersAt } from './partners.ts'

const airline = 'http://localhost:4005'
const own = 'http://localhost:3000'

it('EMBED-11 a further origin may frame the module with a partner of the sandbox too', async () => {
  const edge = createEdge({
    readAsset: async () => new TextEncoder().encode('<!doctype html>'),
    config: { apiBase: 'https://api.example' },
    partners: partnersAt(airline, own),
    report: () => {},
  })
  for (const partner of [2001, 2002]) {
    const answer = await edge(new Request(`http://localhost:4001/transfer?partner=${partner}`))
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toContain(`frame-ancestors 'self' ${airline} ${own};`)
  }
  const nobody = await edge(new Request('http://localhost:4001/transfer'))
  expect(nobody.headers.get('content-security-policy'), 'the control').toContain("frame-ancestors 'none'")
})
