import * as v from 'valibot'

/** An object of the wire: fields it does not name are passed over; a list is none. */
export function object<const E extends v.ObjectEntries>(entries: E) {
  return withoutLists(v.object(entries))
}

// Valibot takes a list for an object wherever no field is required.
function withoutLists<S extends v.ObjectSchema<v.ObjectEntries, undefined>>(schema: S): S {
  return {
    ...schema,
    '~run'(dataset, config) {
      return schema['~run'](Array.isArray(dataset.value) ? { ...dataset, value: undefined } : dataset, config)
    },
  }
}

/** A text of at most so many characters (UTF-16): it is counted before anything reads it. */
export function textUpTo<const Most extends number>(most: Most) {
  return v.pipe(v.string(), v.maxLength(most))
}

/** A text of at most 10,000 characters; an absent one is null or empty, both mean none. */
export const text = textUpTo(10_000)

/** A name or a number that a service goes by, as a query has it: at most 500 characters. */
export const idText = textUpTo(500)

/** A host with its port: a name of at most 253 characters. */
export const hostText = textUpTo(260)

/** An id: text of 1 to 500 characters or number, compared as text. */
export const id = v.union([v.pipe(idText, v.minLength(1)), v.pipe(v.number(), v.finite())])

/** An exact decimal amount of money from 0 to 9,999,999,999: `1250.5` or `"1250.50"`. */
export const amount = v.union([
  v.pipe(v.number(), v.minValue(0), v.maxValue(9_999_999_999)),
  v.pipe(v.string(), v.regex(/^\d{1,10}(\.\d{1,6})?$/)),
])

/** Yes or no; old parts of the service write 1 and 0. */
export const flag = v.union([v.boolean(), v.picklist([0, 1])])

/** A count from 0. */
export const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))

/** Seconds from 0, at most ten years. */
export const seconds = v.pipe(v.number(), v.minValue(0), v.maxValue(315_360_000))

/** A factor or a value without unit. */
export const factor = v.pipe(v.number(), v.finite())

/**
 * How much a field of the form is asked for: 0 off, 1 optional, 2 required; a word or yes and no are read too (`required`,
 * yes: optional).
 */
export const control = v.union([v.picklist([0, 1, 2]), v.boolean(), text])

/** A point as text, `lat,lng` in degrees: up to 3 digits before the dot and 20 behind it. */
export const pointText = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,20})?, ?-?\d{1,3}(\.\d{1,20})?$/))

/** A point in degrees. */
export const point = object({
  /** North, -90 to 90. */
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  /** East, -180 to 180. */
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

/** ISO 4217 code. */
export const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))

/** Place type code, 1 to 11. */
export const placeType = v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])

/** A field that may be absent or null; both mean the same. */
export function maybe<const S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema)
}

/**
 * A field that the customer's own description does not name: our addition, always optional. The mark stands in the
 * published contract as `x-addition`.
 */
export function addition<const S extends v.GenericSchema>(schema: S) {
  return v.nullish(v.pipe(schema, v.metadata({ addition: true })))
}

/** `booking` standalone, `frame` in a frame. */
export const moduleType = v.picklist(['booking', 'frame'])

/** The languages of the product. */
export const lang = v.picklist(['en', 'ru', 'es'])

/** Where the module runs: `web`, `frame` or `app`. */
export const platform = v.picklist(['web', 'frame', 'app'])

/** The body of a refusal, whatever the status. */
export const refusal = object({
  /** Why, for a program and for a person. */
  error: object({
    /** What it is refused for, for a program. */
    code: maybe(v.union([text, factor])),
    /** For a person, in the language of the call. */
    message: maybe(text),
    /** With code `price_expired`: the price now, in `currency`. */
    price: addition(amount),
    /** Of `price`. */
    currency: addition(currency),
    /** The id to book at the new price. */
    price_id: addition(id),
  }),
})
