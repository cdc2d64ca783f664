import type { Endpoint } from '@wherry/booking/wire'
import * as v from 'valibot'

type Body = Readonly<Record<string, unknown>>

/** Replaces the main field of a response by a number: `result`, else the first field for which this breaks the contract. */
export function wrongShape(endpoint: Endpoint, answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return 7
  const body = answer as Body
  const field = ['result', ...Object.keys(body)].find(
    (key) => key in body && !v.is(endpoint.answer, { ...body, [key]: 7 }),
  )
  return field === undefined ? 7 : { ...body, [field]: 7 }
}

const planted = [
  '"__proto__":{"polluted":true}',
  '"constructor":{"prototype":{"polluted":true}}',
  '"prototype":{"polluted":true}',
]

/** The JSON of an answer with keys in each object that must not reach a prototype, its first number out of range. */
export function hostileText(answer: unknown): string {
  let isFirstNumber = true
  const write = (value: unknown): string => {
    if (typeof value === 'number' && isFirstNumber) {
      isFirstNumber = false
      return '1e999'
    }
    if (Array.isArray(value)) return `[${value.map(write).join(',')}]`
    if (typeof value !== 'object' || value === null) return JSON.stringify(value)
    const own = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}:${write(part)}`)
    return `{${[...planted, ...own].join(',')}}`
  }
  return write(answer)
}
