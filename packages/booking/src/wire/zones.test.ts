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

interface Answer {
  timeZone: string
  shown: string
  payload: { trips: object[] }
}

describe('the device’s own zone', () => {
  let inUtc = ''
  beforeAll(async () => {
    inUtc = await payloadsIn('UTC')
  })

  it('DATE-01 in UTC the payload holds the wall clock as it was entered', () => {
    const { forms, rents, pairs, whole } = JSON.parse(inUtc) as Record<string, Answer[]>
    expect([forms, rents, pairs, whole].map((answers) => answers?.length)).toEqual([420, 420, 420, 200])
    const plain = (answers: Answer[] | undefined) =>
      answers?.find(
        ({ timeZone, shown }) => timeZone === 'Pacific/Kiritimati' && shown === '01.12.2026 02:30',
      )?.payload.trips
    expect(plain(forms)).toMatchObject([
      { date_arrival: '2026-12-01 02:30', date_departure: '2026-12-01 23:59' },
    ])
    expect(plain(rents)).toMatchObject([
      { date_arrival: '2026-12-01 02:30', date_departure: null, is_rent: true, duration: 14_400 },
    ])
    expect(plain(pairs)).toMatchObject([
      { date_arrival: '2026-12-01 02:30', date_departure: null },
      { date_arrival: '2026-12-02 02:30', date_departure: '2026-12-02 23:59' },
    ])
  })

  it('DATE-02 a time that the pickup’s own clock skips is moved, of one ride and of two', () => {
    const { forms, pairs } = JSON.parse(inUtc) as Record<string, Answer[]>
    const skipped = (answers: Answer[] | undefined) =>
      answers?.find(({ timeZone, shown }) => timeZone === 'America/New_York' && shown === '14.03.2027 02:30')
        ?.payload.trips[0]
    for (const answers of [forms, pairs])
      expect(skipped(answers)).toMatchObject({ date_arrival: '2027-03-14 03:00' })
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
    180_000,
  )
})
