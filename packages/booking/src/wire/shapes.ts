import * as v from 'valibot'

/** An object on the wire. Unknown fields are ignored; a list is not an object. */
export function object<const E extends v.ObjectEntries>(entries: E) {
  return withoutLists(v.object(entries))
}

// Valibot accepts a list as an object if no field is required.
function withoutLists<S extends v.ObjectSchema<v.ObjectEntries, undefined>>(schema: S): S {
  return {
    ...schema,
    '~run'(dataset, config) {
      return schema['~run'](Array.isArray(dataset.value) ? { ...dataset, value: undefined } : dataset, config)
    },
  }
}

/** A text with a maximum length in UTF-16 units, which is checked before anything else reads the text. */
export function textUpTo<const Most extends number>(most: Most) {
  return v.pipe(v.string(), v.maxLength(most))
}

/** A text of at most 10,000 characters; null and an empty text both mean that there is none. */
export const text = textUpTo(10_000)

/** An id or a name in a query, at most 500 characters. */
export const idText = textUpTo(500)

/** An id: a text of 1 to 500 characters or a number, compared as text. */
export const id = v.union([v.pipe(idText, v.minLength(1)), v.pipe(v.number(), v.finite())])

/** A boolean; old parts of the service write 1 and 0. */
export const flag = v.union([v.boolean(), v.picklist([0, 1])])

/** A factor or a value without unit. */
export const factor = v.pipe(v.number(), v.finite())

/**
 * Mode of a form's field: 0 off, 1 optional, 2 required. A word (`required`, `optional`) and a boolean (true: optional)
 * are read too.
 */
export const control = v.union([v.picklist([0, 1, 2]), v.boolean(), text])

/** A point as text, `lat,lng` in degrees: up to 3 digits before the dot and 20 behind it. */
export const pointText = v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,20})?, ?-?\d{1,3}(\.\d{1,20})?$/))

/** A point in degrees. */
export const point = object({
  /** Latitude, -90 to 90. */
  lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  /** Longitude, -180 to 180. */
  lng: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
})

/** Place type code, 1 to 11. */
export const placeType = v.picklist([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])

/** A field that may be absent or null; both mean the same. */
export function maybe<const S extends v.GenericSchema>(schema: S) {
  return v.nullish(schema)
}

/**
 * A field that the customer's own description of the service does not have: our addition, always optional. The
 * published description marks it as `x-addition`.
 */
export function addition<const S extends v.GenericSchema>(schema: S) {
  return v.nullish(v.pipe(schema, v.metadata({ addition: true })))
}
