/// <reference types="node" />
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { beforeAll, describe, expect, it } from 'vitest'

const program = fileURLToPath(new URL('../testing/printPayloads.ts', import.meta.url))

async function payloadsIn(timeZone: string): Promise<string> {
  const env = { ...process.env, TZ: timeZone }
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env, maxBuffer: 50_000_000 })
  return stdout
}

describe('the device’s own zone', () => {
  let inUtc = ''
  beforeAll(async () => {
    inUtc = await payloadsIn('UTC')
  }, 30_000)

  it('DATE-01 in UTC the payload holds the wall clock as it was entered', () => {
    const answers = JSON.parse(inUtc)
    expect(answers).toHaveLength(420)
    const plain = answers.find(
      (answer: { timeZone: string; shown: string }) =>
        answer.timeZone === 'Pacific/Kiritimati' && answer.shown === '01.12.2026 02:30',
    )
    expect(plain.payload.trips[0]).toMatchObject({
      date_arrival: '2026-12-01 02:30',
      date_departure: '2026-12-01 23:59',
    })
  })

  it.each([
    'Asia/Novosibirsk',
    'Pacific/Kiritimati',
    'Pacific/Pago_Pago',
    'Asia/Kathmandu',
    'Australia/Lord_Howe',
    'America/New_York',
    'Antarctica/Troll',
  ])(
    'DATE-01 the same forms give the same payloads in %s',
    async (timeZone) => {
      expect(await payloadsIn(timeZone)).toBe(inUtc)
    },
    30_000,
  )
})
