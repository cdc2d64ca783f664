/** Throws an error for every member of Playwright’s objects that this driver does not have, with the member’s name. */
export function strictly<T extends object>(target: T, name: string): T {
  return new Proxy(target, {
    get(one, key) {
      if (
        key in one ||
        typeof key === 'symbol' ||
        key === 'then' ||
        key === 'toJSON' ||
        key === 'asymmetricMatch'
      ) {
        const value = Reflect.get(one, key)
        return typeof value === 'function' ? value.bind(one) : value
      }
      throw new Error(`The driver of WebKit has no ${name}.${key}`)
    },
  })
}

export interface Timed {
  timeout?: number
}

export const wait = (milliseconds: number): Promise<unknown> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Repeats a question until its answer is true. @throws Error after `timeout` milliseconds */
export async function untilTrue<T>(ask: () => Promise<T>, timeout: number): Promise<T> {
  const limit = performance.now() + timeout
  for (;;) {
    const value = await ask()
    if (value) return value
    if (performance.now() > limit) throw new Error('Timeout: it never became true')
    await wait(50)
  }
}
