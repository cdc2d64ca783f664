/**
 * Imports the given modules and prints what each exports, and what the imports have changed globally or left running.
 */
import 'react'
import 'react-dom'
import 'react/jsx-runtime'

/** All objects that can be reached from the globals, with their paths. */
const seen = new Map()
const look = (value, path) => {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null || seen.has(value)) return
  seen.set(value, path)
  for (const key of Reflect.ownKeys(value)) {
    const { value: held, get, set } = Reflect.getOwnPropertyDescriptor(value, key)
    for (const part of [held, get, set]) look(part, `${path}.${String(key)}`)
  }
}
look(globalThis, 'globalThis')

const started = []
for (const name of ['setTimeout', 'setInterval', 'setImmediate', 'queueMicrotask', 'fetch']) {
  const own = globalThis[name]
  globalThis[name] = (...rest) => {
    started.push(name)
    return own(...rest)
  }
}

const shape = () =>
  [...seen.keys()].map((object) => [
    object,
    new Map(Reflect.ownKeys(object).map((key) => [key, Reflect.getOwnPropertyDescriptor(object, key)])),
  ])
const before = new Map(shape())
const exported = {}
for (const name of process.argv.slice(2)) exported[name] = Object.keys(await import(name)).sort()

const changed = []
for (const [object, now] of shape()) {
  const was = before.get(object)
  for (const key of new Set([...was.keys(), ...now.keys()])) {
    const [a, b] = [was.get(key), now.get(key)]
    const isSame = a && b && Object.is(a.value, b.value) && a.get === b.get && a.set === b.set
    if (!isSame) changed.push(`${seen.get(object)}.${String(key)}`)
  }
}
const open = process.getActiveResourcesInfo().filter((kind) => kind !== 'PipeWrap')
process.stdout.write(JSON.stringify({ exported, changed, started, open }))
