import { Hono } from 'hono'
import { expect, it } from 'vitest'
import type { Connection } from '../faults/connection.ts'
import { servePictures } from './pictures.ts'

const app = new Hono<{ Bindings: Connection }>()
servePictures(app)

it('API-05 serves the partners’ pictures', async () => {
  const answer = await app.request('/static/alder-air.svg')
  expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/svg+xml'])
})

it.each(['constructor', '__proto__', 'toString', '%5f_proto__', 'alder-air.svg%00', '..%2fapp.ts', ''])(
  'D17 SEC-03 has no picture named %j, as every object has some names',
  async (name) => {
    expect((await app.request(`/static/${name}`)).status).toBe(404)
  },
)
