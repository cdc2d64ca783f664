/** A `Date` whose now is so many milliseconds ahead of another's; negative: behind it. */
export function dateAhead(machine: DateConstructor, ahead: number): DateConstructor {
  const now = () => machine.now() + ahead
  return new Proxy(machine, {
    construct: (date, args, made) => Reflect.construct(date, args.length === 0 ? [now()] : args, made),
    apply: () => new machine(now()).toString(),
    get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
  })
}
