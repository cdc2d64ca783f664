import { expect, it } from 'vitest'
import { createFakePlatform } from '../../testing/fakePlatform.ts'
import { onReturn } from './returns.ts'

it('ERR-07 SHELL-20 a reader is told of a connection that is back and of a way back, until it ends', () => {
  const platform = createFakePlatform()
  const told: string[] = []
  const end = onReturn(platform, {
    connection: () => told.push('connection'),
    history: () => told.push('history'),
  })
  platform.setOnline(false)
  expect(told).toEqual([])
  platform.setOnline(true)
  platform.goBack()
  expect(told).toEqual(['connection', 'history'])
  end()
  platform.setOnline(true)
  platform.goBack()
  expect(told).toHaveLength(2)
})

it('only what a reader asks for is listened to', () => {
  const platform = createFakePlatform()
  const told: string[] = []
  onReturn(platform, { connection: () => told.push('connection') })
  platform.goBack()
  onReturn({ online: platform.online }, { history: () => told.push('history') })
  platform.goBack()
  expect(told).toEqual([])
})
