'use server'

/** The server's answer to an order. */
export interface Answer {
  /** The submitted values, which the form shows again after an error. */
  values: Readonly<Record<string, string>>
  /** Error messages by the name of the field. */
  errors: Readonly<Record<string, string>>
  isBooked: boolean
}

/** Books an order; a name of only one word is refused. */
export async function book(_before: Answer, order: FormData): Promise<Answer> {
  const values = Object.fromEntries(
    [...order].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && !entry[0].startsWith('$'),
    ),
  )
  const isWhole = values['name']?.includes(' ') ?? false
  return { values, errors: isWhole ? {} : { name: 'Your whole name' }, isBooked: isWhole }
}
